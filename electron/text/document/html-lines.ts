// A web page as the lines that a reader sees: scripts, styles and hidden parts are not there.
import { Parser } from 'htmlparser2'
import { cleanLine, joinCells, type RawLine } from './text-line.ts'

const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
  'audio',
  'video',
  'canvas',
])

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'ul',
])

/** Elements that have no end. */
export const emptyElements = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'col',
  'area',
  'source',
  'base',
  'embed',
  'track',
  'param',
])

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

type Row = { cells: string[]; span: number }

/** The lines so far, and the one that is being written. */
function openLines() {
  const lines: RawLine[] = []
  let text = ''
  let heading: number | null = null
  let row: Row | null = null
  let isInCell = false
  const push = (line: string, cells: string[] | null) => {
    if (line !== '') lines.push({ page: null, line: lines.length + 1, text: line, cells, heading })
  }
  const endCell = () => {
    if (!isInCell || row === null) return
    row.cells.push(cleanLine(text), ...Array.from({ length: row.span - 1 }, () => ''))
    text = ''
    isInCell = false
  }
  return {
    lines,
    write: (piece: string) => void (text += piece),
    setHeading: (level: number | null) => void (heading = level),
    endCell,
    /** In a cell a new block is only a space. */
    endLine() {
      if (isInCell) {
        text += ' '
        return
      }
      push(cleanLine(text), null)
      text = ''
    },
    endRow() {
      endCell()
      if (row === null) return
      const { cells } = row
      row = null
      // One cell alone is how pages are laid out, and no table.
      push(joinCells(cells), cells.length > 1 ? cells : null)
    },
    startRow: () => void (row = { cells: [], span: 1 }),
    /** False outside a row. */
    startCell(span: number): boolean {
      endCell()
      if (row === null) return false
      row.span = span
      isInCell = true
      text = ''
      return true
    },
  }
}

function openPage() {
  const page = openLines()
  let hiddenDepth = 0
  const startBlock = (name: string, attributes: Record<string, string>) => {
    if (name === 'tr') {
      page.endRow()
      page.endLine()
      page.startRow()
    } else if (name === 'td' || name === 'th') {
      const span = Number.parseInt(attributes.colspan ?? '1', 10) || 1
      if (!page.startCell(Math.min(20, Math.max(1, span)))) page.endLine()
    } else if (blocks.has(name)) {
      page.endLine()
      if (/^h[1-6]$/.test(name)) page.setHeading(Number(name[1]))
    }
  }
  return {
    open(name: string, attributes: Record<string, string>) {
      if (emptyElements.has(name)) {
        if (hiddenDepth === 0 && (name === 'br' || name === 'hr')) page.endLine()
      } else if (hiddenDepth > 0 || isHiddenElement(name, attributes)) hiddenDepth += 1
      else startBlock(name, attributes)
    },
    write(piece: string) {
      if (hiddenDepth === 0) page.write(piece)
    },
    close(name: string) {
      if (emptyElements.has(name)) return
      if (hiddenDepth > 0) hiddenDepth -= 1
      else if (name === 'tr' || name === 'table') page.endRow()
      else if (name === 'td' || name === 'th') page.endCell()
      else if (blocks.has(name)) {
        page.endLine()
        if (/^h[1-6]$/.test(name)) page.setHeading(null)
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
