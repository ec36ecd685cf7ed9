// Reads the tables of a web page cell by cell, as a spreadsheet would hold them, and the lines around them.
import { Parser } from 'htmlparser2'
import { isGrid } from '../grid/find-heading.ts'
import { maxRows, type TableRow } from '../table-row.ts'
import { asPartOfCell, lineEnds, openTable, tidy, type OpenTable } from './open-table.ts'
import { emptyElements, isHiddenElement } from '../../../text/document/html-lines.ts'

const mostNested = 40

/** Elements in each other: the parser’s own work grows with their square. */
const mostDeep = 1_000

/** Characters that are given to the parser at once. */
const piece = 20_000

/** What stands in these is never read. */
const neverText = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea', 'svg'])

/** These do not end the line that they stand in. */
const inline = new Set('a abbr acronym b em font i label small span strong u'.split(' '))

/** `lines` are the page as it is read from above: a row of cells each, and one cell for a line outside of tables. */
type PageTables = { tables: TableRow[][]; lines: TableRow[] }

/** Of the tables with weekdays across the one that holds most; null where none has. */
export function findGrid(tables: readonly TableRow[][]): TableRow[] | null {
  const grids = tables.filter((rows) => isGrid(rows))
  return grids.toSorted((one, other) => filledCells(other) - filledCells(one))[0] ?? null
}

/** Nothing of the page is run. */
export function readPageTables(html: string): PageTables {
  const tables: TableRow[][] = []
  const lines: TableRow[] = []
  let [loose, hidden, deep, isUnseen] = ['', 0, 0, false]
  const addLine = (cells: string[]) => {
    if (lines.length < maxRows) lines.push({ line: lines.length + 1, cells })
  }
  const endLoose = () => {
    const text = tidy(loose)
    loose = ''
    if (text !== '') addLine([text])
  }
  const open: OpenTable[] = []
  const finish = () => {
    const rows = open.pop()?.finish() ?? []
    tables.push(rows)
    open.at(-1)?.write(asPartOfCell(rows))
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
