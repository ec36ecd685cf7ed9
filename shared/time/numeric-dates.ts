// Dates in figures: "13/11", "3.11.2026", 11/3, 11.3. Which figure is the month, the language and the term say.
import { dateToDay } from '../schedule/calendar.ts'
import type { TimeReference } from './mention.ts'
import type { DayMention } from './mention.ts'

const slashed =
  /(?<![\d/.:-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/:%])(?! ?(?:of|done)\b)/g
const dotted =
  /(?:(?<=\b(?:on|to|until|till|by|from|for|and|the|since) )|(?<=[到在从于至] ?)|(?<= {3})|(?<=- ?))(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?(?!\d)(?! ?(?:h|hours?|x|times|%|个|小时|倍|节|分)\b)/g

/** What stands before a number that counts parts and not days. */
export const countedBefore =
  /(?:part|review|session|chapter|set|unit|lecture|week|section|no\.?|#) ?$/

/** Figures that make no day of the term are left to others. */
export function findNumericDates(text: string, reference: TimeReference): DayMention[] {
  const isChinese = /\p{Script=Han}/u.test(text)
  return [
    ...[...text.matchAll(slashed)].map((match) => ({
      match,
      isMonthFirst: isChinese ? true : null,
    })),
    ...[...text.matchAll(dotted)].map((match) => ({ match, isMonthFirst: isChinese })),
  ].flatMap(({ match, isMonthFirst }) => {
    if (countedBefore.test(text.slice(0, match.index))) return []
    const [words, first = '', second = '', year] = match
    const dayFirst = dateOf(second, first, year, reference)
    const monthFirst = dateOf(first, second, year, reference)
    const readings = [
      ...(isMonthFirst === true ? [] : [dayFirst]),
      ...(isMonthFirst === false ? [] : [monthFirst]),
    ]
    const dates = [...new Set(readings.flatMap((date) => date ?? []))].toSorted()
    const [date] = dates
    if (date === undefined) return []
    const mention = {
      start: match.index,
      end: match.index + words.length,
      dates: [date],
      isWeek: false,
      isEvery: false,
    }
    return [dates.length > 1 ? { ...mention, choices: dates } : mention]
  })
}

/** In the year that puts it into the term; null where it lies outside, or is no day. */
function dateOf(
  month: string,
  day: string,
  year: string | undefined,
  { state, today }: TimeReference,
): string | null {
  const now = Number(today.date.slice(0, 4))
  const written = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
  const years = written === null ? [now, now + 1, now - 1] : [written]
  const iso = (each: number) => `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return years.map(iso).find((date) => dateToDay(state.window, date) !== null) ?? null
}
