// Finds how a document counts its days: which figure of 10/12 is the month, and which week is its first.
import type { TextLine } from '../../../text/document/text-line.ts'
import { weekdayOf } from '../../../../shared/schedule/calendar.ts'
import { findDates } from '../../../../shared/time/documents/dates.ts'
import { findWeeks } from '../../../../shared/time/documents/term-weeks.ts'
import {
  isInTerm,
  shiftOf,
  type DocumentCalendar,
  type DocumentTerm,
} from '../../../../shared/time/documents/document-calendar.ts'

/** `tell` is called for each line before it is looked at. */
export function findCalendar(
  lines: readonly TextLine[],
  term: DocumentTerm,
  tell: (line: TextLine) => void,
): DocumentCalendar {
  const plain = { ...term, ...findOrder(lines), weekShift: 0, classDays: [] }
  const weeks = datedWeeks(lines, plain, tell)
  return { ...plain, weekShift: weekShift(weeks, plain), classDays: classDays(weeks) }
}

/** A figure over 12 shows the order; dots are read as they are where dots are used. */
function findOrder(
  lines: readonly TextLine[],
): Pick<DocumentCalendar, 'isDayFirst' | 'isOrderShown'> {
  let first = 0
  let second = 0
  let dots = 0
  for (const { text } of lines) {
    for (const [, a, mark, b, end] of text.matchAll(
      /(?<![\p{L}\d./§])(\d{1,2})([/.])(\d{1,2})(\2\d{2,4}|\.)?(?![\p{L}\d/]|\.\d|\s*[ap]\.?m)/giu,
    )) {
      const isNumber = end === undefined && a?.startsWith('0') !== true
      // 12.1 is a section or a share far more often than a day; a day has a point or a year behind it.
      if (Number(b) > 31 || Number(a) > 31 || (mark === '.' && isNumber)) continue
      if (Number(a) > 12 && Number(b) <= 12) first += 1
      if (Number(b) > 12 && Number(a) <= 12) second += 1
      if (mark === '.') dots += 1
    }
  }
  const isOrderShown = Math.max(first, second) >= 2 && Math.min(first, second) === 0
  if (first !== second) return { isDayFirst: first > second, isOrderShown }
  const top = lines.slice(0, 20).map(({ text }) => text)
  const isDotted = dots > 3 && !/\p{Script=Han}/u.test(top.join(''))
  return { isDayFirst: isDotted, isOrderShown: false }
}

type DatedWeek = { week: number; dates: string[]; isRow: boolean }

/** The weeks that have dates beside their numbers. */
function datedWeeks(
  lines: readonly TextLine[],
  calendar: DocumentCalendar,
  tell: (line: TextLine) => void,
): DatedWeek[] {
  return lines.flatMap((line) => {
    tell(line)
    const { text, cells } = line
    const head = cells?.[0] ?? text
    const [week] = findWeeks(head)
    const number = week?.from ?? (cells === null ? null : bareWeek(head))
    if (number === null || number === undefined) return []
    const dates = findDates(text, calendar)
    const [date] = dates
    if (date === undefined) return []
    const isBeside =
      cells !== null ||
      (/^[\s\p{P}]*(?:\(|（)?/u.test(text.slice(week?.until ?? 0, date.index)) &&
        date.index - (week?.until ?? 0) <= 4)
    return isBeside && isInTerm(calendar, date.date)
      ? [{ week: number, dates: dates.map((each) => each.date), isRow: cells !== null }]
      : []
  })
}

/** The shift that most of the weeks with a date beside them show; none where there are none. */
function weekShift(weeks: readonly DatedWeek[], calendar: DocumentCalendar): number {
  const shifts = weeks.map(({ week, dates }) => shiftOf(calendar, week, dates[0] ?? ''))
  const counts = [...Map.groupBy(shifts, (shift) => shift)].toSorted(
    (a, b) => b[1].length - a[1].length,
  )
  const [best] = counts
  if (best === undefined) return 0
  return best[1].length >= 2 && Math.abs(best[0]) <= 4 ? best[0] : 0
}

/** "Week 4: February 10, Week 5: February 17": always on the same days, and those are no Mondays. */
function classDays(weeks: readonly DatedWeek[]): number[] {
  const heads = weeks.filter(({ isRow }) => !isRow)
  const days = heads.flatMap(({ dates }) => dates.slice(0, 3).map(weekdayOf))
  const common = [...Map.groupBy(days, (day) => day)].filter(
    ([, found]) => found.length >= Math.max(3, heads.length * 0.5),
  )
  const isBegin =
    heads.every(({ dates }) => dates.length === 1) && common.some(([day]) => day === 1)
  return isBegin ? [] : common.map(([day]) => day)
}

function bareWeek(cell: string): number | null {
  return /^\d{1,2}$/.test(cell) ? Number(cell) : null
}
