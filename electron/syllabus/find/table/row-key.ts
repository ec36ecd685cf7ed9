// Tells which day or week a row of a table is about.
import { addDays, mondayOf, weekdayOf } from '../../../../shared/schedule/calendar.ts'
import { readChineseNumber } from '../../../../shared/time/numbers.ts'
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'
import { findWeeks, namesWeekday } from '../../../../shared/time/documents/term-weeks.ts'
import { clockWithin, weekdayWithin, spanOfWeeks, weekOfDate } from '../find-whens.ts'
import type { Surroundings } from '../surroundings.ts'

type When = Surroundings['when']

/** What a row is about. `days` are those of a row that dates each of its columns. */
export type RowKey = {
  when: When
  week: number | null
  days: readonly string[]
  lines: readonly number[]
}

export function keyOfRow(
  week: string,
  date: string,
  time: string,
  calendar: DocumentCalendar,
  line: number,
): RowKey | null {
  const all = findDates(`${date.replace(/^(\d\d)-(\d\d)$/, '$1/$2')} `, calendar)
  const [found] = all.concat(findDates(`${week} `, calendar))
  const number = weekNumber(week)
  const days = all.length > 1 ? all.map((each) => each.date) : []
  if (found !== undefined) {
    const last = found.through ?? all.at(-1)?.date ?? found.date
    if (last > found.date) {
      const derived = { kind: 'span' as const }
      return {
        when: { kind: 'span', from: found.date, to: last, derived },
        week: number,
        days,
        lines: [line],
      }
    }
    // The date beside a week's number is its first day, and no day of anything.
    if (number !== null && (date === '' ? !namesWeekday(week) : isWeekStart(date, found.date)))
      return {
        when: weekOfDate(addDays(found.date, 1), null, number),
        week: number,
        days,
        lines: [line],
      }
    const derived = found.other === null ? null : { kind: 'order' as const, other: found.other }
    const when = { kind: 'day' as const, date: found.date, clock: null, derived }
    return { when: clockWithin(time, when), week: number, days, lines: [line] }
  }
  if (number === null) return null
  const last = findWeeks(week)[0]?.to ?? number
  const when = spanOfWeeks(calendar, number, last)
  return { when, week: last === number ? number : null, days, lines: [line] }
}

/** A Monday, or the Sunday before it, in a table by weeks; said with its weekday it is a day of its own. */
function isWeekStart(cell: string, date: string): boolean {
  return (weekdayOf(date) === 1 || weekdayOf(date) === 7) && !namesWeekday(cell)
}

function weekNumber(text: string): number | null {
  const [found] = findWeeks(text)
  if (found !== undefined) return found.from
  const [, first = ''] =
    /^\s*(?:w\s*)?([\d一二三四五六七八九十]{1,3})\s*(?:[-–—~～(（].*)?$/iu.exec(text) ?? []
  const number = first === '' ? null : readChineseNumber(first)
  return number !== null && number >= 1 && number <= 30 ? number : null
}

/** The day of a row's week that a column is for; of a row with a day for each column the one on that weekday. */
export function dayOfColumn(
  key: RowKey | null,
  weekday: number | null,
  calendar: DocumentCalendar,
): When {
  if (key === null || weekday === null) return null
  const said = key.days.find((date) => weekdayOf(date) === weekday)
  if (said !== undefined) return { kind: 'day', date: said, clock: null, derived: null }
  const { when, week } = key
  if (when?.kind !== 'span' || mondayOf(when.from) !== mondayOf(when.to)) return when
  return weekdayWithin(when, week, weekday, calendar)
}
