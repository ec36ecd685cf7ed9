// The numbers that a change moves: pending blocks, changes of course, how close sessions lie, hours of study of days.
import type { EffectNumber } from '../../i18n/en/shared/schedule.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Effect, FromTo } from '../../schedule/effect.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayNoun } from '../../text/say-count.ts'
import { sayDay } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

/** Only numbers that change: pending, changes of course and the gaps of the work first, then the days in order. */
export function effectNumbers(
  state: ScheduleState,
  effect: Effect,
  language: Language,
): EffectNumber[] {
  const { pending, switches, gap } = sharedScheduleWords[language].effectNumbers
  const numbers: EffectNumber[] = [
    numberOf('pending', pending, effect.pending),
    numberOf('switches', switches, effect.switches),
    ...effect.gaps.map((each) =>
      numberOf(
        'gap',
        gap(quoteTitle(each.title, language)),
        each,
        sayNoun(each.to, 'day', language),
      ),
    ),
    ...effect.dayLoads.map(({ day, from, to }): EffectNumber => {
      return {
        kind: 'day',
        label: sayDay(state.window, day, language),
        unit: '',
        from: sayDuration(from, language),
        to: sayDuration(to, language),
      }
    }),
  ]
  return numbers.filter(({ from, to }) => from !== to)
}

function numberOf(
  kind: EffectNumber['kind'],
  label: string,
  { from, to }: FromTo,
  unit = '',
): EffectNumber {
  return { kind, label, unit, from: `${from}`, to: `${to}` }
}

/** "Thu 26 Nov: 4 h 30 min → 3 h", "Still to place: 12 → 3". */
export function sayEffectNumbers(
  state: ScheduleState,
  effect: Effect,
  language: Language,
): string[] {
  return effectNumbers(state, effect, language).map(
    sharedScheduleWords[language].effectNumbers.line,
  )
}
