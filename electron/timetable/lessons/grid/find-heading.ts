// Finds the weekdays of a weekly table, across or down.
import { readClock } from '../../../../shared/time/clocks.ts'
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import { plainText } from '../find-periods.ts'
import type { TableRow } from '../table-row.ts'
import { timeIn } from './grid-rows.ts'

/** Fewer weekdays in a row are no heading. */
const fewestDays = 3
const fewestTimes = 3

export type Heading = { row: number; days: (number | null)[] }

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
  const plain = plainText(cell).trim()
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

export function findHeading(rows: readonly TableRow[]): Heading | null {
  for (const [row, { cells }] of rows.slice(0, 8).entries()) {
    const days = cells.map(dayIn)
    // A day with two classes at once may have two columns.
    const named = days.filter((day, at) => day !== null && day !== days[at - 1])
    if (named.length >= fewestDays && new Set(named).size === named.length) return { row, days }
  }
  return null
}
