// Finds the days without lessons that a timetable names beside its classes: "Break: 24.12.2026 – 06.01.2027", "1 May no classes".
import { addDays, datesBetween } from '../../../shared/schedule/calendar.ts'
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { speaksOfFree } from '../feed/due-words.ts'
import { findDateSpan } from './between-dates.ts'
import { plainText } from './find-periods.ts'

/** What is longer lies between two terms. */
const longestBreak = 35

/** ISO dates, ascending. Dates in the text have their years. */
export function findFreeDays(lines: readonly string[], order: DateOrder): string[] {
  const free = lines.flatMap((line) => {
    const days: string[] = []
    let rest = plainText(line)
    for (let at = nextDays(rest, order); at !== null; at = nextDays(rest, order)) {
      const before = rest.slice(0, at.index)
      rest = rest.slice(at.index + at.found.length)
      const said = /\p{L}/u.test(before)
        ? (before.split(/[.;|]\s|\s{2,}/u).at(-1) ?? '')
        : (rest.split(/[.;|]/u)[0] ?? '')
      const isShort = at.to <= addDays(at.from, longestBreak)
      if (isShort && speaksOfFree(said)) days.push(...datesBetween(at.from, at.to))
    }
    return days
  })
  return [...new Set(free)].toSorted()
}

function nextDays(text: string, order: DateOrder) {
  const date = findDate(text, order)
  const span = findDateSpan(text, order)
  if (date === null || (span !== null && span.index <= date.index)) return span
  return { from: date.date, to: date.date, found: date.found, index: date.index }
}
