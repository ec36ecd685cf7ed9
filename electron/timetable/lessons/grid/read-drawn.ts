// Reads a table whose columns are made with spaces: what stands under a head is of that column. It is a week, or a list of classes.
import { readWeekday } from '../../../../shared/time/weekdays.ts'
import { isTimetableHeader } from '../guess-roles.ts'

const fewestDays = 3
/** A cell may begin that much before its head. */
const slack = 2

type Cell = { text: string; start: number; end: number }

type DrawnRow = { line: number; cells: string[]; isLine?: boolean }

const mostLines = 2_000

/** Null where the first line has no weekdays side by side with wide gaps between, or one below does not fit under them. */
export function readDrawn(text: string): DrawnRow[] | null {
  if (text.includes('\t')) return null
  const lines = text.split(/\r\n|\r|\n/, mostLines + 1)
  if (lines.length > mostLines) return null
  const list = readDrawnList(lines)
  if (list !== null) return list
  const head = lines.findIndex((line) => line.trim() !== '')
  const days = cellsOf(lines[head] ?? '')
  const named = days.filter((cell) => readWeekday(cell.text) !== null)
  if (named.length < fewestDays || named.length < days.length - 1) return null
  const isLed = readWeekday(days[0]?.text ?? '') !== null
  const columns = [...(isLed ? [{ text: '', start: 0, end: 0 }] : []), ...days]
  const rows: DrawnRow[] = [{ line: head + 1, cells: columns.map((cell) => cell.text) }]
  for (const [at, line] of lines.entries()) {
    if (at <= head || line.trim() === '') continue
    const cells = placed(cellsOf(line), columns)
    if (cells === null) return null
    rows.push({ line: at + 1, cells, isLine: true })
  }
  return rows.length > 2 ? rows : null
}

/** Fewer heads side by side may be words of a sentence. */
const fewestHeads = 4
const mostAbove = 10

/** What does not stand in columns is a line of its own. */
function readDrawnList(lines: readonly string[]): DrawnRow[] | null {
  const head = lines
    .slice(0, mostAbove)
    .findIndex((line) => cellsOf(line).length >= fewestHeads && isTimetableHeader(headsOf(line)))
  if (head === -1) return null
  const columns = cellsOf(lines[head] ?? '')
  const rows = lines.flatMap((line, at): DrawnRow[] => {
    if (!/[\p{L}\p{N}]/u.test(line)) return []
    const cells = cellsOf(line).flatMap((cell) => splitAt(cell, columns))
    const row = at === head || cells.length > 1 ? inColumns(cells, columns) : [line.trim()]
    return [{ line: at + 1, cells: row }]
  })
  return rows.length > head + 2 ? rows : null
}

function headsOf(line: string): string[] {
  return cellsOf(line).map(({ text }) => text)
}

/** A cell as wide as its column stands one space before the next. */
function splitAt({ text, start, end }: Cell, columns: readonly Cell[]): Cell[] {
  for (const column of columns) {
    const at = Array.from(text).findIndex(
      (_, index) => start + widthOf(text.slice(0, index)) >= column.start,
    )
    if (column.start <= start || at < 1 || text[at - 1] !== ' ') continue
    const rest = { text: text.slice(at), start: column.start, end }
    return [
      { text: text.slice(0, at - 1), start, end: column.start - 1 },
      ...splitAt(rest, columns),
    ]
  }
  return [{ text, start, end }]
}

function inColumns(cells: readonly Cell[], columns: readonly Cell[]): string[] {
  // None is missing.
  if (cells.length === columns.length) return cells.map(({ text }) => text)
  const row = columns.map(() => '')
  for (const { text, start } of cells) {
    const at = Math.max(
      0,
      columns.findLastIndex((column) => column.start <= start + slack),
    )
    row[at] = row[at] === '' ? text : `${row[at]} ${text}`
  }
  return row
}

/** Each under the head that it begins at; null where a text runs through several columns. */
function placed(cells: readonly Cell[], columns: readonly Cell[]): string[] | null {
  const row = columns.map(() => '')
  for (const { text, start, end } of cells) {
    const at = columns.findLastIndex(
      (column, index) => index === 0 || column.start <= start + slack,
    )
    const next = columns[at + 1]
    if (row[at] !== '' || (next !== undefined && end > next.start + slack)) return null
    row[at] = text
  }
  return row
}

/** What stands between gaps; a Chinese character is as wide as two letters. */
function cellsOf(line: string): Cell[] {
  return Array.from(line.matchAll(/[^\s|│]+(?: [^\s|│]+)*/gu), ({ 0: text, index }) => {
    const start = widthOf(line.slice(0, index))
    return { text, start, end: start + widthOf(text) }
  })
}

function widthOf(text: string): number {
  return (
    text.length +
    (text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/gu)?.length ?? 0)
  )
}
