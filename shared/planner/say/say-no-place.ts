// Says why an item can't be placed anywhere, as the second half of a sentence.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { assertNever } from '../../assert-never.ts'
import type { NoPlace } from '../explanation.ts'
import type { Speaker } from './explanation-speaker.ts'

export function sayNoPlace(speaker: Speaker, none: NoPlace): string {
  const say = explanationWords[speaker.language].explanationPhrases.none
  switch (none.kind) {
    case 'over-budget':
      return say.overBudget(
        speaker.length(none.budget),
        speaker.lengthAgain(none.used),
        speaker.lengthAgain(none.duration),
      )
    case 'no-days':
      return none.fromDay > none.toDay
        ? say.emptyRange
        : say.noDays(speaker.day(none.fromDay), speaker.day(none.toDay))
    case 'no-room-in-order': {
      const after = none.after === null ? null : speaker.taskWithPlace(none.after)
      const before = none.before === null ? null : speaker.taskWithPlace(none.before)
      return say.noRoomInOrder(after, before)
    }
    case 'too-short':
      return none.longest === 0
        ? say.nothingFree
        : say.tooShort(speaker.length(none.duration), speaker.lengthAgain(none.longest))
    default:
      return assertNever(none)
  }
}
