// Finds the weekdays of a weekly table, across or down.
import { readClock } from '../../../../shared/time/clocks.ts'
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import { findWeeks, type LessonWeeks } from '../../../../shared/time/documents/lesson-weeks.ts'
import { maxWeeks } from '../../../../shared/schedule/term.ts'
import { plainText } from '../find-periods.ts'
import type { TableRow } from '../table-row.ts'
import { timeIn } from './grid-rows.ts'

/** Fewer weekdays in a row are no heading. */
const fewestDays = 3
const fewestTimes = 3
/** A cell that holds more is no name of a day or of weeks. */
const longestName = 40
/** Weeks below each other have fewer. */
const mostRows = 300

/** `weeks`: by column, where its head says them. */
export type Heading = {
  row: number
  days: (number | null)[]
  weeks: (LessonWeeks | null)[]
}

export function isGrid(rows: readonly TableRow[]): boolean {
  return findHeading(rows) !== null || turn(rows) !== null
}

/** What stands below a week. */
function isNote({ cells: [first = '', ...others] }: TableRow): boolean {
  const filled = others.filter((cell) => cell !== '').length
  return (
    filled === (first === '' ? 1 : 0) ||
    (filled === 1 && /^(?:备?注|说明|notes?|remarks?)\W*$/iu.test(first))
  )
}

function isTime(cell: string): boolean {
  const plain = plainText(cell).trim()
  return (
    readClock(plain) !== null ||
    timeIn([plain], 'clock') !== null ||
    (/[节節]|\b(?:period|slot)\b/iu.test(plain) && timeIn([plain], 'periods') !== null)
  )
}

/** A week with its days down and its times across, with the days across; null where it is none. */
export function turn(rows: readonly TableRow[]): TableRow[] | null {
  const head = rows.findIndex(({ cells }) => {
    const times = cells.slice(1).filter((cell) => cell !== '')
    return times.length >= fewestTimes && times.every(isTime)
  })
  const below = rows.slice(head + 1)
  const last = below.findIndex(({ cells }) => dayIn(cells[0] ?? '') === null)
  const week = last === -1 ? below : below.slice(0, last)
  const days = new Set(week.map(({ cells }) => dayIn(cells[0] ?? '')))
  if (head === -1 || days.size < fewestDays || !below.slice(week.length).every(isNote)) return null
  // Above the times may stand their numbers.
  const above = rows.slice(0, head).filter(({ cells }) => cells.slice(1).some(isTime))
  const body = [...above, ...rows.slice(head, head + 1), ...week]
  const turned = (rows[head]?.cells ?? []).map((_, column): TableRow => ({
    line: column + 1,
    cells: body.map(({ cells, across = [] }) => {
      const from = across[column] === true ? across.lastIndexOf(false, column) : column
      return cells[from] ?? ''
    }),
  }))
  if (body.some(({ across }) => across !== undefined))
    for (const [column, row] of turned.entries())
      row.spanned = body.map(({ across = [] }) => across[column] === true)
  return turned
}

function dayIn(cell: string): number | null {
  if (cell === '' || cell.length > longestName) return null
  const weeks = findWeeks(cell)
  const said = weeks?.kind === 'weeks' ? cell.replace(weeks.found, '').replace('()', '') : cell
  const plain = plainText(said).trim()
  if (/^\d/.test(plain)) return null
  // "星期一 Mon": in two languages.
  const [day, ...others] = plain.split(/[\s/|()]+/u).map((part) => dayOfPart(part))
  const isTwice = others.length > 0 && others.every((other) => other === day)
  return readWeekday(plain) ?? (isTwice || others.length === 0 ? (day ?? null) : null)
}

/** 月火水木金土日 are the days of Japan. */
function dayOfPart(part: string): number | null {
  return readWeekday(part) ?? (part === '' ? null : '月火水木金土日'.indexOf(part) + 1 || null)
}

/** All of them: weeks that differ may have a table each, or a part of one. */
export function findHeadings(rows: readonly TableRow[]): Heading[] {
  return rows.slice(0, mostRows).flatMap(({ cells }, row) => {
    const days = cells.map((cell) => dayIn(cell))
    if (days.filter((day) => day !== null).length < fewestDays) return []
    const weeks = cells.map((cell, at) => weeksIn(cell) ?? weeksAbove(rows[row - 1], at))
    const keys = days.map((day, at) => `${day} ${weeks[at]?.weeks.join() ?? ''}`)
    // A day with two classes at once may have two columns.
    const named = keys.filter((key, at) => days[at] !== null && key !== keys[at - 1])
    return named.length >= fewestDays && new Set(named).size === named.length
      ? [{ row, days, weeks }]
      : []
  })
}

export function findHeading(rows: readonly TableRow[]): Heading | null {
  return findHeadings(rows)[0] ?? null
}

/** Some weeks, and no more. */
export function weeksIn(cell: string): LessonWeeks | null {
  const found =
    cell.length <= longestName && /[周a-z]/iu.test(cell) ? findWeeks(plainText(cell)) : null
  return found?.kind === 'weeks' && found.weeks.weeks.length < maxWeeks ? found.weeks : null
}

/** A cell over several columns stands above the first of them. */
function weeksAbove(above: TableRow | undefined, at: number): LessonWeeks | null {
  const said = above?.cells.slice(0, at + 1).findLast((cell) => cell !== '')
  return said === undefined || dayIn(said) !== null ? null : weeksIn(said)
}
