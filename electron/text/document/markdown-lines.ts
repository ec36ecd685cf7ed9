// Markdown as lines with the line numbers of the file: headings, paragraphs, lists and tables without their marks.
import type { Nodes, Root, TableRow } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { cleanLine, joinCells, type RawLine } from './text-line.ts'

export function markdownLines(text: string): RawLine[] {
  const root = fromMarkdown(text, {
    extensions: [gfmTable(), ...(isOverMarked(text) ? [withoutEmphasis] : [])],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return blockLines(root, text)
}

/** Pairs of marks in one paragraph that are looked through: each may be held against each. */
const mostPairs = 40_000_000

const withoutEmphasis = { disable: { null: ['attention'] } }

/** With more asterisks than any text has, they are read as what they are. */
function isOverMarked(text: string): boolean {
  let pairs = 0
  for (const paragraph of text.split(/\n\s*\n/)) pairs += (paragraph.split(/[*_]/).length - 1) ** 2
  return pairs > mostPairs
}

function blockLines(root: Root, source: string): RawLine[] {
  const lines: RawLine[] = []
  const numbers = new Map<Nodes, string>()
  // A list in an item says more of that item: its mark tells it from the lines of the outer one.
  const nested = new Set<Nodes>()
  // A stack of our own: lists may be nested as deep as the file likes.
  const waiting: Nodes[] = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (node === undefined) break
    switch (node.type) {
      case 'heading':
        lines.push(...textLines(node, node.depth))
        break
      case 'paragraph':
        lines.push(...textLines(node, null, numbers.get(node)))
        break
      case 'listItem':
        for (const child of node.children)
          if (child.type === 'list') for (const item of child.children) nested.add(item)
        numbers.set(
          node.children[0] ?? node,
          numberOf(source, node) || (nested.has(node) ? '- ' : ''),
        )
        waiting.push(...node.children.toReversed())
        break
      case 'code':
        lines.push(...codeLines(node.value, (node.position?.start.line ?? 1) + 1))
        break
      case 'tableRow':
        lines.push(rowLine(node))
        break
      default:
        if ('children' in node) waiting.push(...node.children.toReversed())
    }
  }
  return lines
}

/** As it is written, with the space behind it: it says which one of several is meant. Empty for a bullet. */
function numberOf(source: string, item: Nodes): string {
  const start = item.position?.start.offset ?? 0
  const [number] = /^\d{1,9}[.)]/.exec(source.slice(start, start + 10)) ?? []
  return number === undefined ? '' : `${number} `
}

function textLines(node: Nodes, heading: number | null, number = ''): RawLine[] {
  const first = node.position?.start.line ?? 1
  return `${number}${flatten(node)}`
    .split('\n')
    .map((text, index) => rawLine(first + index, cleanLine(text), heading))
}

function codeLines(value: string, first: number): RawLine[] {
  return value.split('\n').map((text, index) => rawLine(first + index, cleanLine(text), null))
}

function rowLine(row: TableRow): RawLine {
  const cells = row.children.map((cell) => cleanLine(flatten(cell)))
  return {
    page: null,
    line: row.position?.start.line ?? 1,
    text: joinCells(cells),
    cells,
    heading: null,
  }
}

function rawLine(line: number, text: string, heading: number | null): RawLine {
  return { page: null, line, text, cells: null, heading }
}

/** Text as it is shown: raw HTML is not. */
function flatten(root: Nodes): string {
  let text = ''
  const waiting: Nodes[] = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (node === undefined) break
    if (node.type === 'break') text += '\n'
    else if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    else if (node.type === 'image') text += node.alt ?? ''
    else if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return text
}
