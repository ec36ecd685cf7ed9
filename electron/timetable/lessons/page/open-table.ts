// Collects the rows of one table of a web page: what spans stands in all of its places, and what only rules it is left out.
import { maxRows, type TableRow } from '../table-row.ts'

/** Wider and taller than any week, which may be drawn with a dozen columns a day; spans beyond it are cut. */
const mostColumns = 90
const mostSpan = 40
/** Around what a table in a cell says, until the outer row ends: its lines have been noted by then. */
const inner = {
  begin: '\uE001',
  end: '\uE002',
  all: /\uE001[^\uE002]*\uE002/gu,
  marks: /[\uE001\uE002]/gu,
}

export const lineEnds = new Set(['p', 'li', 'br', 'hr', 'tr', 'dd', 'dt', 'h4', 'h5', 'h6'])

/** Columns and rows that hold nothing of their own are how the table was drawn: a day may span a dozen. */
function withoutRuling(rows: TableRow[]): TableRow[] {
  if (rows.length >= maxRows) return rows
  const kept = rows[0]?.cells.map((_, at) => rows.some((row) => row.across?.[at] === false)) ?? []
  const isKept = (_: unknown, at: number) => kept[at] !== false
  return rows
    .filter(({ across = [] }) => across.includes(false))
    .map(({ line, cells, spanned = [], across = [] }) => ({
      line,
      cells: cells.filter(isKept),
      spanned: cells.map((_, at) => spanned[at] === true).filter(isKept),
      across: cells.map((_, at) => across[at] === true).filter(isKept),
    }))
}

export type OpenTable = ReturnType<typeof openTable>

/** `hidden` is what the page keeps back until it is pointed at. */
type OpenCell = { text: string; hidden: string; rows: number; columns: number; depth: number }

type Spanning = { text: string; rows: number }

/** Fills the next places of a row with what spans into them from above. */
function takeSpanned(
  row: string[],
  spanning: readonly (Spanning | undefined)[],
  spanned: boolean[],
): void {
  for (
    let above = spanning[row.length];
    above !== undefined && above.rows > 0;
    above = spanning[row.length]
  ) {
    above.rows -= 1
    spanned[row.length] = true
    row.push(above.text)
  }
}

export function openTable(addLine: (cells: string[]) => void) {
  const rows: TableRow[] = []
  /** By column: what spans into the rows below. */
  const spanning: (Spanning | undefined)[] = []
  let cells: string[] | null = null
  let [spanned, across]: [boolean[], boolean[]] = [[], []]
  let cell: OpenCell | null = null
  const endCell = () => {
    if (cell === null || cells === null) return
    const text = fuller(tidy(cell.text), tidy(cell.hidden))
    takeSpanned(cells, spanning, spanned)
    for (let column = 0; column < cell.columns && cells.length < mostColumns; column += 1) {
      spanning[cells.length] = { text: column === 0 ? text : '', rows: cell.rows - 1 }
      across[cells.length] = column > 0
      cells.push(column === 0 ? text : '')
    }
    cell = null
  }
  const endRow = () => {
    endCell()
    if (cells === null) return
    takeSpanned(cells, spanning, spanned)
    while (cells.length < spanning.length) cells.push('')
    const whole = tidied(cells, inner.marks)
    if (rows.length < maxRows) rows.push({ line: rows.length + 1, cells: whole, spanned, across })
    addLine(tidied(cells, inner.all))
    cells = null
  }
  return {
    start(name: string, attributes: Record<string, string>) {
      if (name === 'tr') {
        endRow()
        cells = []
        ;[spanned, across] = [[], []]
      } else if (name === 'td' || name === 'th') {
        endCell()
        cells ??= []
        cell = openCell(attributes)
      } else if (cell !== null && name === 'div') {
        // Each class of a cell has a box of its own.
        cell.text += cell.depth === 0 ? '\n\n' : '\n'
        cell.depth += 1
      } else if (cell !== null && lineEnds.has(name)) cell.text = endLine(cell.text, name)
    },
    write(text: string, to: 'text' | 'hidden' = 'text') {
      if (cell !== null) cell[to] += text
    },
    end(name: string) {
      if (name === 'tr') endRow()
      else if (name === 'td' || name === 'th') endCell()
      else if (name === 'div' && cell !== null) cell.depth = Math.max(0, cell.depth - 1)
      else if (cell !== null && lineEnds.has(name) && name !== 'br' && name !== 'hr')
        cell.text = endLine(cell.text, name)
    },
    rowCount: () => rows.length,
    isInCell: () => cell !== null,
    finish() {
      endRow()
      return withoutRuling(rows)
    },
  }
}

/** A break is one each time that it stands there; a paragraph begins on a line of its own. */
function endLine(text: string, name: string): string {
  if (name === 'hr') return `${text}\n---\n`
  return name === 'br' || !/\n\s*$/.test(text) ? `${text}\n` : text
}

/** Pages keep a second text of a class, with its periods, out of sight. */
function fuller(seen: string, hidden: string): string {
  const [first = ''] = seen.split('\n')
  const isSame = first !== '' && hidden.split('\n')[0] === first
  return isSame && hidden.length > seen.length ? hidden : seen
}

/** Of what a table in a cell says. */
const longestInner = 2_000

/** A table in a cell is what the cell holds: a line for each of its rows, its cells apart from each other. */
export function asPartOfCell(rows: readonly TableRow[]): string {
  const said = rows.map(({ cells }) => cells.map((cell) => cell.replaceAll('\t', ' ')).join('\t'))
  return `${inner.begin}${said.join('\n').slice(0, longestInner)}${inner.end}`
}

function tidied(cells: readonly string[], taken: RegExp): string[] {
  return cells.map((cell) => (cell.includes('\uE001') ? tidy(cell.replaceAll(taken, '\n')) : cell))
}

export function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[^\S\t]+/g, ' ').trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function openCell({ rowspan, colspan }: Record<string, string>): OpenCell {
  return { text: '', hidden: '', rows: spanOf(rowspan), columns: spanOf(colspan), depth: 0 }
}

function spanOf(said: string | undefined): number {
  const span = Number.parseInt(said ?? '1', 10)
  return Math.min(mostSpan, Math.max(1, Number.isNaN(span) ? 1 : span))
}
