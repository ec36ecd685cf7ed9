// Tells what the columns of a table hold: by their heads, and where those say nothing by what stands in them.
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'
import type { Fact } from '../fact.ts'
import { clockWithin, findWhens } from '../find-whens.ts'
import { titleWithout } from '../dated-parts.ts'
import { findWeeks } from '../../../../shared/time/documents/term-weeks.ts'
import { roleOfHead, withoutBrackets, weekdayOfHead, type Role } from '../roles.ts'

export type Column = {
  role: Role | null
  head: string
  /** Of a column for one day of each week. */
  weekday: number | null
  /** Whether most of its cells hold what its role is. */
  isShown: boolean
  /** Whether most of its cells are days and nothing else. */
  isDays: boolean
}

/** Null where the row is no head: too few of its cells say what stands below. */
export function readHead(cells: readonly string[]): Column[] | null {
  const columns = cells.map((head): Column => {
    const weekday = weekdayOfHead(head)
    return { role: roleOfHead(head), head, weekday, isShown: false, isDays: false }
  })
  const filled = cells.filter((cell) => cell !== '').length
  const known = columns.filter(
    ({ role, weekday, head }) => role !== null || (weekday !== null && !/\d/.test(head)),
  ).length
  const isHead = known >= 2 && known >= filled * 0.5 && !cells.some(isSaid)
  return isHead ? columns : null
}

/** What has figures in it is no head: "3 (10/12)", "Oct 12". */
function isSaid(cell: string): boolean {
  return /^\d|\d[/.]\d/.test(cell) || /\d{2}/.test(withoutBrackets(cell))
}

/** The columns of a table whose head is not known, by what most of their cells hold. */
export function guessColumns(
  rows: readonly (readonly string[])[],
  head: readonly string[] | null,
  calendar: DocumentCalendar,
): Column[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, index) => {
    const said = head?.[index] ?? ''
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    const role = isDue(said, cells, calendar) ? 'due' : roleOfHead(said)
    const guess = guessRole(cells, calendar, role)
    const isOpen = role === null || role === 'topic'
    const isShown =
      guess !== null && (isOpen || role === guess || (role === 'due' && guess === 'date'))
    return {
      role: isOpen ? (guess ?? role) : role,
      head: said,
      weekday: weekdayOfHead(said),
      isShown,
      isDays: guess === 'date',
    }
  })
}

/** "Submission" is how work is handed in, or when. */
function isDue(head: string, cells: readonly string[], calendar: DocumentCalendar): boolean {
  const dated = cells.filter((cell) => findWhens(cell, calendar, null).length > 0)
  return (
    /^submission$/iu.test(head.trim()) && dated.length > 1 && dated.length >= cells.length * 0.6
  )
}

function guessRole(
  cells: readonly string[],
  calendar: DocumentCalendar,
  said: Role | null,
): Role | null {
  const most = (test: (cell: string) => boolean) =>
    cells.length >= 2 && cells.filter(test).length >= cells.length * 0.6
  if (most((cell) => isDateAlone(cell, calendar))) return 'date'
  if (
    most(
      (cell) => /^(?:weeks?|wk)\s*\d{1,2}\b|^第.{1,3}周/iu.test(cell) && findWeeks(cell).length > 0,
    )
  )
    return 'week'
  if (said === 'week' && most((cell) => /^\S{1,3}$/u.test(cell))) return 'week'
  return most((cell) => readWeekday(cell) !== null && !/^\d/.test(cell)) ? 'weekday' : null
}

/** Nothing but a date and its weekday: a cell of more words is about something. */
export function isDateAlone(cell: string, calendar: DocumentCalendar): boolean {
  const [found] = findDates(`${cell} `, calendar)
  if (found === undefined) return false
  const beside = `${cell.slice(0, found.index)} ${cell.slice(found.until)}`
  return (titleWithout(beside).match(/\p{L}+/gu) ?? []).join('').length <= 2
}

/** "Due (10 pm)" says the time of all that is due below it. */
export function atHead(fact: Fact, cells: readonly string[], columns: readonly Column[]): Fact {
  const heads = columns.filter(({ role }, at) => role === 'due' && (cells[at] ?? '') !== '')
  const [head, ...others] = heads.map((column) => column.head)
  return fact.kind !== 'deadline' || head === undefined || others.length > 0
    ? fact
    : { ...fact, when: clockWithin(head, fact.when) }
}
