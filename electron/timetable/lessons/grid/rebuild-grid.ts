// Rebuilds a weekly table that was copied from a page as text: its lines broke its rows, and cells from above are missing.
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import {
  digitPeriods,
  findPeriods,
  type PeriodRange,
  plainText,
  readPeriods,
} from '../find-periods.ts'
import type { TableRow } from '../table-row.ts'
import { timeIn } from './grid-rows.ts'

const fewestDays = 5
const partOfDay =
  /^(?:早晨|早上|上午|中午|下午|傍晚|晚上|晚间|夜间|morning|noon|afternoon|evening)$/i
const foot = /^(?:备注|注|说明|其[他它]课程|实践课程|未安排|notes?\b)\s*[:：]?/iu

/** Null unless the number of cells in each row, and the periods that they name, leave one way to read them. */
export function rebuildGrid(text: string): TableRow[] | null {
  const lines = text.split(/\r\n|\r|\n/)
  const head = lines.findIndex((line) => daysIn(line).length >= fewestDays)
  const days = daysIn(lines[head] ?? '')
  if (head === -1 || new Set(days).size !== days.length) return null
  const names = (lines[head] ?? '').split('\t').slice(-days.length)
  if (names.some((name) => readWeekday(plainText(name)) === null)) return null
  const tokens = lines
    .slice(head + 1)
    .join('\n')
    .split('\t')
  const rows: TableRow[] = [{ line: head + 1, cells: ['', ...names] }]
  const above = days.map((): Above => ({ rows: 0, text: '' }))
  let at = 0
  let label = tokens[0] ?? ''
  while (at < tokens.length && !foot.test(label.trim())) {
    let period = periodOf(label)
    const next = tokens[at + 1] ?? ''
    if (period === null && periodOf(next) !== null && isLabel(next)) {
      at += 1
      label = next
      period = periodOf(label)
    }
    const row = takeRow(tokens, at + 1, above)
    if (row === null) return null
    const isKnown = placeRow(row.cells, period, above)
    if (!isKnown) return null
    rows.push({
      line: head + 1 + rows.length,
      cells: [label.replaceAll('\n', ' '), ...above.map(({ text: cell }) => cell)],
      isRebuilt: true,
      spanned: [false, ...row.cells.map((cell) => cell === null)],
    })
    at = row.next
    label = row.label
    if (label === '') break
  }
  return rows.length > 2 ? rows : null
}

type Above = { rows: number; text: string }

function daysIn(line: string): number[] {
  return line
    .split('\t')
    .map((cell) => readWeekday(plainText(cell)))
    .filter((day) => day !== null)
}

type TakenRow = {
  /** By column; null where a cell from above goes on. */
  cells: (string | null)[]
  /** Of the row after it; empty at the end. */
  label: string
  next: number
}

/** The last cell of a row and the label of the next share a token. */
function takeRow(
  tokens: readonly string[],
  from: number,
  above: readonly Above[],
): TakenRow | null {
  let at = from
  const free = above.flatMap(({ rows }, column) => (rows > 0 ? [] : [column]))
  const last = free.at(-1)
  let label = ''
  const cells = above.map(({ rows }, column): string | null | undefined => {
    if (rows > 0) return null
    const token = tokens[at]
    at += 1
    if (token === undefined || column !== last) return token
    const split = at === tokens.length ? null : splitLabel(token)
    label = split?.label ?? ''
    return split?.cell ?? beforeRest(token)
  })
  const isWhole = cells.every((cell) => cell !== undefined)
  return isWhole && last !== undefined ? { cells, label, next: at - 1 } : null
}

/** Of the table's last cell, which the text below the table follows. */
function beforeRest(token: string): string {
  const [cell = ''] = token.split(/^[^\S\n]*\n|\n[^\S\n]*\n/)
  return cell
}

/** A label may be of several lines; a bare number is one alone. */
function splitLabel(token: string): { cell: string; label: string } | null {
  const lines = token.split('\n')
  let first = lines.length - 1
  if (!isLabel(lines[first] ?? '')) return null
  while (
    first > 1 &&
    isLabel(lines[first - 1] ?? '') &&
    !/^\s*\d*\s*$/.test(lines[first - 1] ?? '')
  )
    first -= 1
  if (first === 0) return null
  return { cell: lines.slice(0, first).join('\n'), label: lines.slice(first).join('\n') }
}

function isLabel(text: string): boolean {
  const plain = plainText(text).trim()
  if (plain === '' || plain.length > 40) return false
  return plain.split('\n').every((line) => {
    const said = line.trim()
    return (
      partOfDay.test(said) ||
      foot.test(said) ||
      /^第?[一二三四五六七八九十\d]{1,2}[大小]?节?$/u.test(said) ||
      readPeriods(said) !== null ||
      /^\(?[\d\s:,、~-]+小?节?\)?$/u.test(said)
    )
  })
}

function periodOf(label: string): PeriodRange | null {
  return timeIn(label.split('\n').toReversed(), 'periods')
}

/** Notes how far down each new cell goes; false where one says that it is in another row. */
function placeRow(
  cells: readonly (string | null)[],
  period: PeriodRange | null,
  above: Above[],
): boolean {
  return cells.every((cell, column) => {
    const place = above[column]
    if (place === undefined) return false
    if (cell === null) {
      place.rows -= 1
      return true
    }
    const span = spanOf(cell, period)
    place.text = cell.trim()
    place.rows = (span ?? 1) - 1
    return span !== null
  })
}

/** Rows that a cell covers, by the periods that its first class says; null where it is in another row. */
function spanOf(cell: string, row: PeriodRange | null): number | null {
  const plain = plainText(cell)
  const perWeek = /(\d)\s*节\s*\/\s*[单双]?周/u.exec(plain)
  const own = findPeriods(digitPeriods(plain.replaceAll(/\d\s*节\s*\/\s*[单双]?周/gu, '')))?.range
  if (row === null) return cell.trim() === '' ? 1 : null
  if (own === undefined || own === null)
    return row.start === row.end ? Number(perWeek?.[1] ?? 1) : 1
  if (own.start < row.start || own.start > row.end) return null
  return row.start === row.end ? own.end - own.start + 1 : 1
}
