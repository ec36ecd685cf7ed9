// Says the limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { worthWords } from '../../i18n/shared/worth.ts'
import { assertNever } from '../../assert-never.ts'
import type { Limit } from '../explanation.ts'
import { sayWorth } from './say-worth.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'

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
