// The conversations of the data folder in the terminal: listed, begun, opened, renamed, deleted, branched.
import type { ConversationSummary } from '../../../shared/view/app-view.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { dateOf, languageOf } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import type { ConversationWish } from '../command-line/read-conversation-wish.ts'
import { sayConversationDeleted, sayNoWords } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'

export async function runConversation(
  context: CommandContext,
  wish: ConversationWish,
): Promise<ExitCode> {
  const { session, printer } = context
  switch (wish.kind) {
    case 'list':
      return listConversations(context, wish.search)
    case 'new': {
      const begun = await session.request('start-conversation', {})
      return begun.ok
        ? printer.finish({ conversation: begun.value.conversation })
        : printer.refuse(begun.failure)
    }
    case 'open': {
      const opened = await session.request('open-conversation', { id: wish.id })
      return opened.ok
        ? printer.finish({ conversation: opened.value.conversation })
        : printer.refuse(opened.failure)
    }
    case 'delete': {
      const left = await session.request('delete-conversation', { id: wish.id })
      if (!left.ok) return printer.refuse(left.failure)
      printer.say(sayConversationDeleted(languageOf(session.context)))
      return printer.finish({ conversation: left.value.conversation })
    }
    case 'rename': {
      const { id, title } = wish
      const renamed = await session.request('rename-conversation', { id, title })
      return renamed.ok ? printer.finish({ id, title }) : printer.refuse(renamed.failure)
    }
    case 'branch': {
      const branched = await session.request('branch-conversation', { seq: wish.seq })
      if (!branched.ok) return printer.refuse(branched.failure)
      const { view, text } = branched.value
      return printer.finish({ conversation: view.conversation, text })
    }
    default:
      return assertNever(wish)
  }
}

async function listConversations(
  { session, printer }: CommandContext,
  search: string | null,
): Promise<ExitCode> {
  const query = search === null ? {} : { query: search }
  const found = await session.request('list-conversations', query)
  if (!found.ok) return printer.refuse(found.failure)
  const { conversations } = found.value
  const nameless = sayNoWords(languageOf(session.context))
  for (const conversation of conversations) {
    const day = conversation.at === null ? '' : ` ${dateOf(session.context, conversation.at)}`
    printer.say(lineOf(conversation, day, nameless))
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
