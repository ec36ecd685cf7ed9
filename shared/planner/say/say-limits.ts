// Says the limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".
import { assertNever } from '../../assert-never.ts'
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { worthWords } from '../../i18n/shared/worth.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'
import type { Limit, NoPlace } from '../explanation.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayWorth } from './say-worth.ts'

export function sayLimits(speaker: Speaker, limits: readonly Limit[]): string[] {
  const { after, before, afterAndBefore } = explanationWords[speaker.language].limits
  const first = limits.find((limit) => limit.kind === 'after')
  const last = limits.find((limit) => limit.kind === 'before')
  const named = (task: number) => speaker.taskWithPlace(task)
  const order =
    first !== undefined && last !== undefined
      ? [afterAndBefore(named(first.task), named(last.task))]
      : [
          ...(first === undefined ? [] : [after(named(first.task))]),
          ...(last === undefined ? [] : [before(named(last.task))]),
        ]
  const others = limits
    .filter((limit) => limit.kind !== 'after' && limit.kind !== 'before')
    // Classes are no place for most work anyway: worth a word only where one would be better.
    .filter((limit) => limit.kind !== 'not-in-class' || limit.gain > 0)
    .map((limit) => sayLimit(speaker, limit))
  return [...order, ...others]
}

function sayLimit(speaker: Speaker, limit: Exclude<Limit, { kind: 'after' | 'before' }>): string {
  const { language } = speaker
  const say = explanationWords[language].limits
  const withGain = (clause: string, gain: number) => {
    if (gain <= 0) return clause
    if (speaker.style === 'numbered') return say.gain(clause, gain)
    return worthWords[language].worth.gain(clause, sayWorth(-gain, language))
  }
  switch (limit.kind) {
    case 'from':
      return withGain(say.from(speaker.day(limit.day)), limit.gain)
    case 'until':
      return withGain(say.until(speaker.day(limit.day)), limit.gain)
    case 'excluded-periods':
      return withGain(say.excludedPeriods(speaker.times(limit.periods)), limit.gain)
    case 'excluded-weekdays':
      return withGain(say.excludedWeekdays(sayWeekdays(limit.weekdays, language)), limit.gain)
    case 'not-in-class':
      return withGain(say.notInClass, limit.gain)
    case 'beside':
      return (limit.side === 'before' ? say.besideBefore : say.besideAfter)(
        speaker.task(limit.task),
      )
    case 'inside':
      return say.inside(speaker.task(limit.host))
    case 'locked':
      return say.locked
    case 'begun':
      return say.begun
    case 'worked':
      return say.worked
    default:
      return assertNever(limit)
  }
}

/** Says why an item can't be placed anywhere, as the second half of a sentence. */
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
