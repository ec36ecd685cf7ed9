// Reads the weekly table of a saved web page, cell by cell, as a spreadsheet would hold it.
import { Parser } from 'htmlparser2'
import { findClockRange } from '../../../shared/time/clocks.ts'
import { findPeriods, plainText } from './find-periods.ts'
import { isGrid } from './read-grid.ts'
import { maxRows, type TableRow } from './read-table.ts'
import { emptyElements, isHiddenElement } from '../../text/document/html-lines.ts'

/** Wider and taller than any week; spans beyond it are cut. */
const mostColumns = 40
const mostSpan = 40
const mostNested = 40

/** Elements in each other: the parser’s own work grows with their square. */
const mostDeep = 1_000

/** Characters that are given to the parser at once. */
const piece = 20_000

const lineEnds = new Set(['p', 'li', 'br', 'hr', 'tr', 'dd', 'dt', 'h4', 'h5', 'h6'])

/** Of the tables with weekdays across the one that holds most; null where none has. Nothing of the page is run. */
export function readPageTable(html: string): TableRow[] | null {
  const tables: TableRow[][] = []
  const open: OpenTable[] = []
  let [hidden, deep] = [0, 0]
  const finish = () => {
    const table = open.pop()
    if (table !== undefined) tables.push(table.finish())
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        deep += 1
        if (hidden > 0 || (!emptyElements.has(name) && isHiddenElement(name, attributes))) {
          if (!emptyElements.has(name)) hidden += 1
        } else if (name === 'table') {
          if (open.length < mostNested) open.push(openTable())
        } else open.at(-1)?.start(name, attributes)
      },
      ontext(text) {
        if (hidden === 0) open.at(-1)?.write(text)
      },
      onclosetag(name) {
        deep -= 1
        if (hidden > 0) hidden -= emptyElements.has(name) ? 0 : 1
        else if (name === 'table') finish()
        else open.at(-1)?.end(name)
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  const isOver = () => deep > mostDeep || (open.at(-1)?.rowCount() ?? 0) >= maxRows
  for (let at = 0; at < html.length && !isOver(); at += piece)
    parser.write(html.slice(at, at + piece))
  parser.end()
  while (open.length > 0) finish()
  const grids = tables.filter((rows) => isGrid(rows))
  return grids.toSorted((one, other) => filledCells(other) - filledCells(one))[0] ?? null
}

function filledCells(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0)
}

type OpenTable = ReturnType<typeof openTable>

type Spanning = { text: string; rows: number }

/** Fills the next places of a row with what spans into them from above. */
function takeSpanned(row: string[], spanning: readonly (Spanning | undefined)[]): void {
  for (
    let above = spanning[row.length];
    above !== undefined && above.rows > 0;
    above = spanning[row.length]
  ) {
    above.rows -= 1
    row.push(above.text)
  }
}

function openTable() {
  const rows: TableRow[] = []
  /** By column: what spans into the rows below. */
  const spanning: (Spanning | undefined)[] = []
  let cells: string[] | null = null
  let cell: { text: string; rows: number; columns: number; depth: number } | null = null
  const endCell = () => {
    if (cell === null || cells === null) return
    const text = tidy(cell.text)
    takeSpanned(cells, spanning)
    // A class that says itself when it is stands once; another is in each row that it spans.
    const below = saysWhen(text) ? '' : text
    for (let column = 0; column < cell.columns && cells.length < mostColumns; column += 1) {
      spanning[cells.length] = { text: column === 0 ? below : '', rows: cell.rows - 1 }
      cells.push(column === 0 ? text : '')
    }
    cell = null
  }
  const endRow = () => {
    endCell()
    if (cells === null) return
    takeSpanned(cells, spanning)
    while (cells.length < spanning.length) cells.push('')
    if (rows.length < maxRows) rows.push({ line: rows.length + 1, cells })
    cells = null
  }
  return {
    start(name: string, attributes: Record<string, string>) {
      if (name === 'tr') {
        endRow()
        cells = []
      } else if (name === 'td' || name === 'th') {
        endCell()
        cells ??= []
        const [across, down] = [spanOf(attributes.colspan), spanOf(attributes.rowspan)]
        cell = { text: '', rows: down, columns: across, depth: 0 }
      } else if (cell !== null && name === 'div') {
        // Each class of a cell has a box of its own.
        cell.text += cell.depth === 0 ? '\n\n' : '\n'
        cell.depth += 1
      } else if (cell !== null && lineEnds.has(name)) cell.text += '\n'
    },
    write(text: string) {
      if (cell !== null) cell.text += text.replaceAll(/\s+/g, ' ')
    },
    end(name: string) {
      if (name === 'tr') endRow()
      else if (name === 'td' || name === 'th') endCell()
      else if (name === 'div' && cell !== null) cell.depth = Math.max(0, cell.depth - 1)
      else if (cell !== null && lineEnds.has(name) && name !== 'br') cell.text += '\n'
    },
    rowCount: () => rows.length,
    finish() {
      endRow()
      return rows
    },
  }
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function saysWhen(text: string): boolean {
  const plain = plainText(text)
  return findPeriods(plain) !== null || findClockRange(plain) !== null
}

function spanOf(said: string | undefined): number {
  const span = Number.parseInt(said ?? '1', 10)
  return Math.min(mostSpan, Math.max(1, Number.isNaN(span) ? 1 : span))
}
