// Finds how a document counts its days: which figure of 10/12 is the month, and which week is its first.
import type { TextLine } from '../../text/document/text-line.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import { findWeeks } from '../../../shared/time/documents/term-weeks.ts'
import {
  isInTerm,
  shiftOf,
  type DocumentCalendar,
  type DocumentTerm,
} from '../../../shared/time/documents/document-calendar.ts'

/** `tell` is called for each line before it is looked at. */
export function findCalendar(
  lines: readonly TextLine[],
  term: DocumentTerm,
  tell: (line: TextLine) => void,
): DocumentCalendar {
  const calendar: DocumentCalendar = { ...term, isDayFirst: isDayFirst(lines), weekShift: 0 }
  return { ...calendar, weekShift: weekShift(lines, calendar, tell) }
}

/** A figure over 12 shows the order; dots are read as they are where dots are used. */
function isDayFirst(lines: readonly TextLine[]): boolean {
  let first = 0
  let second = 0
  let dots = 0
  for (const { text } of lines) {
    for (const [, a, mark, b] of text.matchAll(
      /(?<![\d./])(\d{1,2})([/.])(\d{1,2})(?:\2\d{2,4})?(?![\d/]|\.\d|\s*[ap]\.?m)/giu,
    )) {
      if (Number(b) > 31 || Number(a) > 31) continue
      if (Number(a) > 12 && Number(b) <= 12) first += 1
      if (Number(b) > 12 && Number(a) <= 12) second += 1
      if (mark === '.') dots += 1
    }
  }
  if (first !== second) return first > second
  const top = lines.slice(0, 20).map(({ text }) => text)
  return dots > 3 && !/\p{Script=Han}/u.test(top.join(''))
}

/** The shift that most of the weeks with a date beside them show; none where there are none. */
function weekShift(
  lines: readonly TextLine[],
  calendar: DocumentCalendar,
  tell: (line: TextLine) => void,
): number {
  const shifts = lines.flatMap((line) => {
    tell(line)
    const { text, cells } = line
    const head = cells?.[0] ?? text
    const [week] = findWeeks(head)
    const number = week?.from ?? (cells === null ? null : bareWeek(head))
    if (number === null || number === undefined) return []
    const [date] = findDates(text, calendar)
    if (date === undefined) return []
    const isBeside =
      cells !== null ||
      (/^[\s\p{P}]*(?:\(|（)?/u.test(text.slice(week?.until ?? 0, date.index)) &&
        date.index - (week?.until ?? 0) <= 4)
    return isBeside && isInTerm(calendar, date.date) ? [shiftOf(calendar, number, date.date)] : []
  })
  const counts = [...Map.groupBy(shifts, (shift) => shift)].toSorted(
    (a, b) => b[1].length - a[1].length,
  )
  const [best] = counts
  if (best === undefined) return 0
  return best[1].length >= 2 && Math.abs(best[0]) <= 4 ? best[0] : 0
}

function bareWeek(cell: string): number | null {
  return /^\d{1,2}$/.test(cell) ? Number(cell) : null
}
