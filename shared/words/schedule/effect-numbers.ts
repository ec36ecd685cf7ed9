// The numbers that a change moves: pending blocks, changes of course, how close sessions lie, periods of study of days.
import type { Language } from '../../language.ts'
import type { Effect, FromTo } from '../../schedule/effect.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayNoun } from '../../text/say-count.ts'
import { sayDay } from '../../time/say/say-date.ts'

/** `unit` is empty where the label says it all. */
export type EffectNumber = {
  kind: 'pending' | 'switches' | 'gap' | 'day'
  label: string
  unit: string
} & FromTo

const phrases: Record<
  Language,
  {
    pending: string
    switches: string
    gap: (title: string) => string
    line: (number: EffectNumber) => string
  }
> = {
  en: {
    pending: 'Still to place',
    switches: 'Changes of course within a day',
    gap: (title) => `Shortest gap in ${title}`,
    line: ({ label, from, to, unit }) => `${label}: ${from} → ${to} ${unit}`.trimEnd(),
  },
  zh: {
    pending: '待安排',
    switches: '当天换科次数',
    gap: (title) => `${title}最短间隔`,
    line: ({ label, from, to, unit }) => `${label}：${from} → ${to} ${unit}`.trimEnd(),
  },
}

/** Only numbers that change: pending, changes of course and the gaps of the work first, then the days in order. */
export function effectNumbers(
  state: ScheduleState,
  effect: Effect,
  language: Language,
): EffectNumber[] {
  const { pending, switches, gap } = phrases[language]
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
  return effectNumbers(state, effect, language).map(phrases[language].line)
}
