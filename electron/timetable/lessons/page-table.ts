// Reads the tables of a web page cell by cell, as a spreadsheet would hold them, and the lines around them.
import { Parser } from 'htmlparser2'
import { isGrid } from './grid/read-grid.ts'
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

/** What stands in these is never read. */
const neverText = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea', 'svg'])

/** These do not end the line that they stand in. */
const inline = new Set('a abbr acronym b em font i label small span strong u'.split(' '))

const lineEnds = new Set(['p', 'li', 'br', 'hr', 'tr', 'dd', 'dt', 'h4', 'h5', 'h6'])

/** `lines` are the page as it is read from above: a row of cells each, and one cell for a line outside of tables. */
type PageTables = { tables: TableRow[][]; lines: TableRow[] }

/** Of the tables with weekdays across the one that holds most; null where none has. */
export function findGrid({ tables }: PageTables): TableRow[] | null {
  const grids = tables.filter((rows) => isGrid(rows))
  return grids.toSorted((one, other) => filledCells(other) - filledCells(one))[0] ?? null
}

/** Nothing of the page is run. */
export function readPageTables(html: string): PageTables {
  const tables: TableRow[][] = []
  const lines: TableRow[] = []
  let loose = ''
  const addLine = (cells: string[]) => {
    if (lines.length < maxRows) lines.push({ line: lines.length + 1, cells })
  }
  const endLoose = () => {
    const text = tidy(loose)
    if (text !== '') addLine([text])
    loose = ''
  }
  const open: OpenTable[] = []
  let [hidden, deep, isUnseen] = [0, 0, false]
  const finish = () => {
    const table = open.pop()
    if (table !== undefined) tables.push(table.finish())
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        deep += 1
        if (hidden > 0 || (!emptyElements.has(name) && isHiddenElement(name, attributes))) {
          isUnseen ||= neverText.has(name)
          if (!emptyElements.has(name)) hidden += 1
          if (lineEnds.has(name)) open.at(-1)?.write('\n', 'hidden')
        } else {
          if (!inline.has(name)) endLoose()
          if (name !== 'table') open.at(-1)?.start(name, attributes)
          else if (open.length < mostNested) open.push(openTable(addLine))
        }
      },
      ontext(text) {
        if (hidden === 0 && open.at(-1)?.isInCell() === true)
          open.at(-1)?.write(text.replaceAll(/\s+/g, ' '))
        else if (hidden === 0) loose += text.replaceAll(/\s+/g, ' ')
        else if (!isUnseen) open.at(-1)?.write(text.replaceAll(/\s+/g, ' '), 'hidden')
      },
      onclosetag(name) {
        deep -= 1
        if (hidden > 0) {
          hidden -= emptyElements.has(name) ? 0 : 1
          if (hidden === 0) isUnseen = false
          return
        }
        if (!inline.has(name)) endLoose()
        if (name === 'table') finish()
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
  endLoose()
  return { tables, lines }
}

function filledCells(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0)
}

type OpenTable = ReturnType<typeof openTable>

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

function openTable(addLine: (cells: string[]) => void) {
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
    if (rows.length < maxRows) rows.push({ line: rows.length + 1, cells, spanned, across })
    addLine(cells)
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
        const [across, down] = [spanOf(attributes.colspan), spanOf(attributes.rowspan)]
        cell = { text: '', hidden: '', rows: down, columns: across, depth: 0 }
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
      else if (cell !== null && lineEnds.has(name) && name !== 'br')
        cell.text = endLine(cell.text, name)
    },
    rowCount: () => rows.length,
    isInCell: () => cell !== null,
    finish() {
      endRow()
      return rows
    },
  }
}

/** A break is one each time that it stands there; a paragraph begins on a line of its own. */
function endLine(text: string, name: string): string {
  return name === 'br' || !/\n\s*$/.test(text) ? `${text}\n` : text
}

/** Pages keep a second text of a class, with its periods, out of sight. */
function fuller(seen: string, hidden: string): string {
  const [first = ''] = seen.split('\n')
  const isSame = first !== '' && hidden.split('\n')[0] === first
  return isSame && hidden.length > seen.length ? hidden : seen
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function spanOf(said: string | undefined): number {
  const span = Number.parseInt(said ?? '1', 10)
  return Math.min(mostSpan, Math.max(1, Number.isNaN(span) ? 1 : span))
}
