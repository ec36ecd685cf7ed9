// The numbers that a change moves: pending blocks, changes of course, how close sessions lie, periods of study of days.
import type { EffectNumber } from '../../i18n/en/shared/schedule.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Effect } from '../../schedule/effect.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayNoun } from '../../text/say-count.ts'
import { sayDay } from '../../time/say/say-date.ts'

/** Only numbers that change: pending, changes of course and the gaps of the work first, then the days in order. */
export function effectNumbers(
  state: ScheduleState,
  effect: Effect,
  language: Language,
): EffectNumber[] {
  const { pending, switches, gap } = sharedScheduleWords[language].effectNumbers
  const numbers: EffectNumber[] = [
    { kind: 'pending', label: pending, unit: '', ...effect.pending },
    { kind: 'switches', label: switches, unit: '', ...effect.switches },
    ...effect.gaps.map(({ title, from, to }) => ({
      kind: 'gap' as const,
      label: gap(quoteTitle(title, language)),
      unit: sayNoun(to, 'day', language),
      from,
      to,
    })),
    ...effect.dayLoads.map(({ day, from, to }) => ({
      kind: 'day' as const,
      label: sayDay(state.window, day, language),
      unit: sayNoun(to, 'period', language),
      from,
      to,
    })),
  ]
  return numbers.filter(({ from, to }) => from !== to)
}

/** "Thu 26 Nov: 6 → 4 periods", "Still to place: 12 → 3". */
export function sayEffectNumbers(
  state: ScheduleState,
  effect: Effect,
  language: Language,
): string[] {
  return effectNumbers(state, effect, language).map(
    sharedScheduleWords[language].effectNumbers.line,
  )
}
