// The guide of a course that is written, in whichever conversation it was talked through: what a pack of the course starts from.
import { readSceneEverywhere } from '../../../db/scene-states.ts'
import { nameKey } from '../../../shared/words/name-key.ts'
import { lastMinutesAWeek, type GuideTalk } from '../../pack/guide-talk.ts'
import { dateOf, type SessionContext } from '../context.ts'
import { guideDoor, guideScene } from '../guide/guide-door.ts'

/** Null where none is, and where what it wrote was taken back. */
export function findGuideTalk(context: SessionContext, course: string): GuideTalk | null {
  for (const { conversation } of readSceneEverywhere(context.database, guideScene)) {
    const present = guideDoor(context, conversation).read()
    const draft = present?.record.draft ?? null
    if (present === null || draft === null || !present.isWritten) continue
    if (nameKey(draft.course) !== nameKey(course)) continue
    const said = present.record.messages.flatMap(({ who, text }) =>
      who === 'person' ? [text] : [],
    )
    return {
      draft,
      date: present.card === null ? null : dateOf(context, present.card.openedAt),
      minutesAWeek: lastMinutesAWeek(said),
    }
  }
  return null
}
