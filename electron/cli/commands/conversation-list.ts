// The conversations of the data folder in the terminal: listed, begun, opened, renamed, deleted, branched.
import type { AppView, ConversationSummary } from '../../../shared/view/app-view.ts'
import { dateOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { ask, type CommandContext } from '../../terminal/command-context.ts'
import type { Handlers } from '../command-line/commands.ts'

export const conversation: Handlers<'conversation'> = {
  '': (context, { search }) => {
    const { session, printer, words } = context
    const wish = search === undefined ? {} : { query: search }
    return ask(context, 'list-conversations', wish, ({ conversations }) => {
      const lines = conversations.map((each) => {
        const day = each.at === null ? '' : ` ${dateOf(session.context, each.at)}`
        return lineOf(each, day, words.printed.noWords)
      })
      return printer.end(lines, { conversations })
    })
  },
  new: (context) => ask(context, 'start-conversation', {}, (view) => finish(context, view)),
  open: (context, { ID: id }) =>
    ask(context, 'open-conversation', { id }, (view) => finish(context, view)),
  delete: (context, { ID: id }) =>
    ask(context, 'delete-conversation', { id }, (view) => {
      context.printer.say(context.words.printed.conversationDeleted)
      return finish(context, view)
    }),
  rename: (context, { ID: id, TITLE: title }) =>
    ask(context, 'rename-conversation', { id, title }, () => context.printer.finish({ id, title })),
  branch: (context, { EVENT: seq }) =>
    ask(context, 'branch-conversation', { seq }, ({ view: { conversation: begun }, text }) =>
      context.printer.finish({ conversation: begun, text }),
    ),
}

function finish({ printer }: CommandContext, view: Pick<AppView, 'conversation'>): ExitCode {
  return printer.finish({ conversation: view.conversation })
}

function lineOf(
  { id, title, turns, isShown }: ConversationSummary,
  day: string,
  nameless: string,
): string {
  return `${isShown ? '*' : ' '} ${id}${day} (${turns}) ${title === '' ? nameless : title}`
}
