// The conversations of the data folder in the terminal: listed, begun, opened, renamed, deleted, branched.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { ConversationSummary } from '../../../shared/view/app-view.ts'
import { dateOf, languageOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { sayConversationDeleted } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { Handlers } from '../command-line/commands.ts'

export const conversation: Handlers<'conversation'> = {
  '': (context, { search }) => listConversations(context, search),
  new: async ({ session, printer }) => {
    const begun = await session.request('start-conversation', {})
    return begun.ok
      ? printer.finish({ conversation: begun.value.conversation })
      : printer.refuse(begun.failure)
  },
  open: async ({ session, printer }, { ID: id }) => {
    const opened = await session.request('open-conversation', { id })
    return opened.ok
      ? printer.finish({ conversation: opened.value.conversation })
      : printer.refuse(opened.failure)
  },
  delete: async ({ session, printer }, { ID: id }) => {
    const left = await session.request('delete-conversation', { id })
    if (!left.ok) return printer.refuse(left.failure)
    printer.say(sayConversationDeleted(languageOf(session.context)))
    return printer.finish({ conversation: left.value.conversation })
  },
  rename: async ({ session, printer }, { ID: id, TITLE: title }) => {
    const renamed = await session.request('rename-conversation', { id, title })
    return renamed.ok ? printer.finish({ id, title }) : printer.refuse(renamed.failure)
  },
  branch: async ({ session, printer }, { EVENT: seq }) => {
    const branched = await session.request('branch-conversation', { seq })
    if (!branched.ok) return printer.refuse(branched.failure)
    const { view, text } = branched.value
    return printer.finish({ conversation: view.conversation, text })
  },
}

async function listConversations(
  { session, printer }: CommandContext,
  search: string | undefined,
): Promise<ExitCode> {
  const query = search === undefined ? {} : { query: search }
  const found = await session.request('list-conversations', query)
  if (!found.ok) return printer.refuse(found.failure)
  const { conversations } = found.value
  const nameless = terminalWords[languageOf(session.context)].printed.noWords
  for (const each of conversations) {
    const day = each.at === null ? '' : ` ${dateOf(session.context, each.at)}`
    printer.say(lineOf(each, day, nameless))
  }
  return printer.finish({ conversations })
}

function lineOf(
  { id, title, turns, isShown }: ConversationSummary,
  day: string,
  nameless: string,
): string {
  return `${isShown ? '*' : ' '} ${id}${day} (${turns}) ${title === '' ? nameless : title}`
}
