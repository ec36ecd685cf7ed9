// Loads all that a window shows, read from the file in one go.
import { readConversation } from '../../db/conversation.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import type { AppView } from '../../shared/view/app-view.ts'
import { queueOf } from './queue.ts'
import { currentClock, currentHeads, type SessionContext, shownConversation } from './context.ts'
import { sayNotices } from './data-notices.ts'

export function loadView(context: SessionContext): AppView {
  const id = shownConversation(context)
  const conversation = readConversation(context.database, id)
  return {
    preferences: context.preferences,
    clock: currentClock(context),
    term: readTerm(context.database),
    state: readState(context.database),
    history: currentHeads(context),
    timeline: conversation.timeline,
    cards: conversation.cards,
    isRunning: context.turn !== null,
    conversation: { id, title: conversation.title, parent: conversation.parent },
    queued: queueOf(context),
    dataNotices: sayNotices(context),
  }
}
