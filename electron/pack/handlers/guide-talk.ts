// The guide of a course that is written, in whichever conversation it was talked through: what a pack of the course starts from.
import { conversationCards } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { readSceneEverywhere } from '../../../db/scenes.ts'
import { findWritten } from '../../../shared/guide/written-guides.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { type GuideTalk, lastMinutesAWeek } from '../guide-talk.ts'
import { dateOf, type SessionContext } from '../../session/context.ts'
import { guideService, guideScene } from '../../guide/handlers/guide-service.ts'

/** Null where none is, and where what it wrote was taken back; of one that was come back to, what stands in the plan. */
export function findGuideTalk(context: SessionContext, course: string): GuideTalk | null {
  const { database } = context
  const state = readState(database)
  if (state === null) return null
  for (const { conversation } of readSceneEverywhere(database, guideScene)) {
    const cards = conversationCards(database, conversation)
    const present = guideService(context, conversation).read(cards)
    const written = present === null ? [] : findWritten(present, cards, state)
    const own = written.find(({ draft }) => nameKey(draft.course) === nameKey(course))
    if (own === undefined) continue
    const { draft, card, said, isReopened } = own
    return {
      draft,
      date: card === null ? null : dateOf(context, card.openedAt),
      minutesAWeek: lastMinutesAWeek(said),
      isReopened,
    }
  }
  return null
}
