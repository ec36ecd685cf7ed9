// Says how many rows of the day something takes as its term does: in periods, or in hours and minutes where rows are clock times (U9).
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { minutesOf } from '../../schedule/calendar.ts'
import type { Window } from '../../schedule/state.ts'
import { minutesOfPeriod } from '../../schedule/work-minutes.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

type Rows = { periods: readonly Window['periods'][number][] }

/**
 * The minutes of a row where rows are clock times: all of one length that divides an hour, each beginning a whole number
 * of lengths after the first. Null where periods have numbers, or there is no term yet.
 */
export function clockStep(rows: Rows | null): number | null {
  const [first] = rows?.periods ?? []
  if (first === undefined) return null
  const step = minutesOf(first.end) - minutesOf(first.start)
  const isStep = ({ start, end }: Rows['periods'][number]) =>
    minutesOf(end) - minutesOf(start) === step &&
    (minutesOf(start) - minutesOf(first.start)) % step === 0
  return 60 % step === 0 && rows?.periods.every(isStep) === true ? step : null
}

/** "3 periods", or "1 h 30 min". */
export function sayLength(count: number, rows: Rows | null, language: Language): string {
  const step = clockStep(rows)
  return step === null
    ? sayCount(count, 'period', language)
    : sayDuration(Math.round(count * step), language)
}

/** The same where the unit was named just before: "3", or "1 h 30 min". */
export function sayLengthAgain(count: number, rows: Rows | null, language: Language): string {
  const said = sayLength(count, rows, language)
  return clockStep(rows) === null ? grammar[language].countAgain(count, said) : said
}

/** Work that is due, and how a plan stands: in hours and minutes in every term (U9), by the average period. */
export function sayHours(count: number, window: Window, language: Language): string {
  return sayDuration(Math.round(count * minutesOfPeriod(window)), language)
}
