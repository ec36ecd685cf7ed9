// The guide of a course that is written, in whichever conversation it was talked through: what a pack of the course starts from.
import { findWrittenGuide } from '../../../db/guide.ts'
import { type GuideTalk, lastMinutesAWeek } from '../guide-talk.ts'
import { dateOf, type SessionContext } from '../../session/context.ts'

/** Null where none is, and where what it wrote was taken back; of one that was come back to, what stands in the plan. */
export function findGuideTalk(context: SessionContext, course: string): GuideTalk | null {
  const written = findWrittenGuide(context.database, course)
  if (written === null) return null
  const { draft, card, said, isReopened } = written
  return {
    draft,
    date: card === null ? null : dateOf(context, card.openedAt),
    minutesAWeek: lastMinutesAWeek(said),
    isReopened,
  }
}
