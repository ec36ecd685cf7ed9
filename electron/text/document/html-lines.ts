// A web page as the lines that a reader sees: scripts, styles and hidden parts are not there.
import { Parser } from 'htmlparser2'
import { cleanCell, cleanLine, joinCells, type RawLine } from './text-line.ts'

// What is struck through no longer counts.
const unseen = new Set(
  (
    'script style template noscript head iframe object svg math select textarea audio ' +
    'video canvas s del strike'
  ).split(' '),
)

const blocks = new Set(
  (
    'address article aside blockquote body caption center details dialog div dl ' +
    'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li ' +
    'main nav ol p pre section summary table tbody tfoot thead ul'
  ).split(' '),
)

/** Elements that have no end. */
export const emptyElements = new Set(
  'br hr img input link meta wbr col area source base embed track param'.split(' '),
)

const tableParts = new Set(['tr', 'thead', 'tbody', 'tfoot', 'table', 'dl'])

export function htmlLines(html: string): RawLine[] {
  const page = openPage()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (text) => page.write(text),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return page.finish()
}

type Row = { cells: string[]; span: number; down: number }

/** As far as a merged cell reaches: what claims more is damaged. */
const mostSpan = { columns: 20, rows: 200 }

/** The lines so far, and the one that is being written. */
function openLines() {
  const lines: RawLine[] = []
  let text = ''
  let heading: number | null = null
  let row: Row | null = null
  let isInCell = false
  let depth = 0
  /** By column: rows below that a merged cell still covers. */
  let covered: number[] = []
  const push = (line: string, cells: string[] | null) => {
    const item = depth > 0 && cells === null ? { item: depth } : {}
    const number = lines.length + 1
    if (line !== '') lines.push({ page: null, line: number, text: line, cells, heading, ...item })
  }
  /** What is merged with a cell above is empty here: the columns stay where they are. */
  const skipCovered = ({ cells }: Row) => {
    for (let at = cells.length; (covered[at] ?? 0) > 0; at = cells.length) {
      covered[at] = (covered[at] ?? 0) - 1
      cells.push('')
    }
  }
  const endCell = () => {
    if (!isInCell || row === null) return
    skipCovered(row)
    const { cells, span, down } = row
    for (let at = 0; at < span; at += 1) covered[cells.length + at] = down
    cells.push(cleanCell(text), ...Array.from({ length: span - 1 }, () => ''))
    text = ''
    isInCell = false
  }
  return {
    lines,
    write: (piece: string) => void (text += piece),
    setHeading: (level: number | null) => void (heading = level),
    nest: (by: number) => void (depth = Math.max(0, depth + by)),
    endCell,
    /** In a cell a new block is a line of the cell. */
    endLine() {
      if (!isInCell) push(cleanLine(text), null)
      text = isInCell ? `${text}\n` : ''
    },
    endCellLine: () => void (text += isInCell ? '\n' : ''),
    endRow() {
      endCell()
      if (row === null) return
      skipCovered(row)
      const { cells } = row
      row = null
      // One cell alone is how pages are laid out, and no table.
      push(joinCells(cells), cells.length > 1 ? cells : null)
    },
    endTable: () => void (covered = []),
    startRow: () => void (row = { cells: [], span: 1, down: 0 }),
    /** False outside a row. */
    startCell(span: number, down: number): boolean {
      endCell()
      if (row === null) return false
      Object.assign(row, { span, down })
      isInCell = true
      text = ''
      return true
    },
  }
}

function spanOf(said: string | undefined, most: number): number {
  return Math.min(most, Math.max(1, Number.parseInt(said ?? '1', 10) || 1))
}

function startBlock(
  page: ReturnType<typeof openLines>,
  name: string,
  attributes: Record<string, string>,
  isLinkAbove: boolean,
) {
  if (name === 'tr') {
    page.endRow()
    page.endLine()
    page.startRow()
  } else if (name === 'dt') {
    page.endRow()
    page.endLine()
    page.startRow()
    page.startCell(1, 0)
  } else if (name === 'dd') {
    // A term and what it is are a row; what else is said of it is text.
    if (!page.startCell(1, 0)) page.endLine()
  } else if (name === 'a') {
    // Links side by side are two things.
    if (isLinkAbove) page.endCellLine()
  } else if (name === 'td' || name === 'th') {
    const span = spanOf(attributes.colspan, mostSpan.columns)
    const down = spanOf(attributes.rowspan, mostSpan.rows) - 1
    if (page.startCell(span, down)) return
    // A row may begin with its first cell.
    page.endLine()
    page.startRow()
    page.startCell(span, down)
  } else if (blocks.has(name)) {
    page.endLine()
    if (/^h[1-6]$/.test(name)) page.setHeading(Number(name[1]))
    if (name === 'ul' || name === 'ol') page.nest(1)
  }
}

function openPage() {
  const page = openLines()
  let hiddenDepth = 0
  let isLinkAbove = false
  return {
    open(name: string, attributes: Record<string, string>) {
      if (emptyElements.has(name)) {
        if (hiddenDepth === 0 && (name === 'br' || name === 'hr')) page.endLine()
      } else if (hiddenDepth > 0 || isHiddenElement(name, attributes)) hiddenDepth += 1
      else startBlock(page, name, attributes, isLinkAbove)
    },
    write(piece: string) {
      // Where the source breaks its lines is no break of the page.
      if (hiddenDepth > 0) return
      if (piece.trim() !== '') isLinkAbove = false
      page.write(piece.replaceAll(/\s+/gu, ' '))
    },
    close(name: string) {
      if (emptyElements.has(name)) return
      isLinkAbove = name === 'a'
      if (hiddenDepth > 0) hiddenDepth -= 1
      else if (tableParts.has(name)) {
        page.endRow()
        if (name === 'table') page.endTable()
      } else if (name === 'dd') {
        page.endRow()
        page.endLine()
      } else if (name === 'td' || name === 'th' || name === 'dt') page.endCell()
      else if (blocks.has(name)) {
        page.endLine()
        if (/^h[1-6]$/.test(name)) page.setHeading(null)
        if (name === 'ul' || name === 'ol') page.nest(-1)
      }
    },
    finish(): RawLine[] {
      page.endRow()
      page.endLine()
      return page.lines
    },
  }
}

export function isHiddenElement(name: string, attributes: Record<string, string>): boolean {
  if (unseen.has(name) || 'hidden' in attributes) return true
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i.test(
    attributes.style ?? '',
  )
}
