// Markdown as lines with the line numbers of the file: headings, paragraphs, lists and tables without their marks.
import type { Nodes, Root, TableRow } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { htmlLines } from './html-lines.ts'
import { takeRuledTables } from './ruled-tables.ts'
import { cleanCell, cleanLine, joinCells, type RawLine } from './text-line.ts'

export function markdownLines(given: string): RawLine[] {
  const { text, rows } = takeRuledTables(withoutTags(withoutFrontMatter(given)))
  const root = fromMarkdown(text, {
    extensions: [gfmTable(), ...(isOverMarked(text) ? [withoutEmphasis] : [])],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const lines = blockLines(root, text)
  return rows.length === 0 ? lines : [...lines, ...rows].toSorted((a, b) => a.line - b.line)
}

/** What a site keeps about its page ahead of it; only the title is shown. As many lines as before. */
function withoutFrontMatter(text: string): string {
  const [whole] = /^(---|\+\+\+)[^\S\n]*\n[\s\S]*?\n\1[^\S\n]*(?=\n|$)/.exec(text) ?? []
  if (whole === undefined) return text
  const lines = whole.split('\n').map((line) => {
    const [, title] = /^(?:course-)?title\s*[:=]\s*["']?(.+?)["']?\s*$/.exec(line) ?? []
    return title === undefined ? '' : `# ${title}`
  })
  return lines.join('\n') + text.slice(whole.length)
}

/** Tags of site generators are no text, but for the words that they are given to show. As many lines as before. */
function withoutTags(text: string): string {
  return text
    .replaceAll(pandocSpan, '$1')
    .replaceAll(siteTag, (_, inner = '', opened = '') =>
      [...`${inner}${opened}`.matchAll(shownWords)].map(([, , , words]) => words).join(' '),
    )
}

// Of Pandoc: attributes of words, fences of boxes, and raised letters.
const pandocSpan = /\[([^\]\n]*)\]\{[.#][^}\n]*\}/gu
const siteTag =
  /^:{3,}.*$|\^(?=(?:st|nd|rd|th)\^)|(?<=\^(?:st|nd|rd|th))\^|\{\{[%<](?:[^\n]*?)[%>]\}\}|\{%([^\n]*?)%\}|\{%([^\n]*)|["']?\s*%\}$/gmu
const shownWords = /\b(title|text|caption|label)\s*=\s*(["'])([^\n]*?)\2/gu

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
  const depths = new Map<Nodes, number>()
  // A stack of our own: lists may be nested as deep as the file likes.
  const waiting: Nodes[] = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (node === undefined) break
    const depth = depths.get(node) ?? 0
    const item = depth > 0 ? { item: depth } : {}
    if ('children' in node) {
      const inner = node.type === 'list' ? depth + 1 : depth
      for (const child of node.children) depths.set(child, inner)
    }
    switch (node.type) {
      case 'heading':
        lines.push(...textLines(node, node.depth))
        break
      case 'paragraph':
        lines.push(
          ...Array.from(textLines(node, null, numbers.get(node)), (line) => ({ ...line, ...item })),
        )
        break
      case 'listItem':
        numbers.set(node.children[0] ?? node, numberOf(source, node) || (depth > 1 ? '- ' : ''))
        waiting.push(...node.children.toReversed())
        break
      case 'code':
        lines.push(...codeLines(node.value, (node.position?.start.line ?? 1) + 1))
        break
      case 'html':
        lines.push(...pageLines(node.value, node.position?.start.line ?? 1))
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

/** A page within the text is counted as where it begins. */
function pageLines(html: string, first: number): RawLine[] {
  return Array.from(htmlLines(html), (line) => ({ ...line, line: first }))
}

/** As it is written, with the space behind it: it says which one of several is meant. Empty for a bullet. */
function numberOf(source: string, item: Nodes): string {
  const start = item.position?.start.offset ?? 0
  const [number] = /^\d{1,9}[.)]/.exec(source.slice(start, start + 10)) ?? []
  return number === undefined ? '' : `${number} `
}

function textLines(node: Nodes, heading: number | null, number = ''): RawLine[] {
  const first = node.position?.start.line ?? 1
  return `${number}${flatten(node)}`.split('\n').flatMap((text, index) =>
    Array.from(text.split(brokenHere), (part, at) => ({
      ...rawLine(first + index, cleanLine(part), heading),
      wraps: index > 0 && at === 0,
    })),
  )
}

function codeLines(value: string, first: number): RawLine[] {
  return value.split('\n').map((text, index) => rawLine(first + index, cleanLine(text), null))
}

function rowLine(row: TableRow): RawLine {
  const cells = row.children.map((cell) => cleanCell(flatten(cell).replaceAll(brokenHere, '\n')))
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

/** A break that a tag makes within a line of the file. */
const brokenHere = '\v'

const breakingTag = /^<\/?(?:br|p|div|li|ul|ol|tr|h\d)\b/iu

/** Text as it is shown: of raw HTML that are its breaks. */
function flatten(root: Nodes): string {
  let text = ''
  const waiting: Nodes[] = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (node === undefined) break
    if (node.type === 'break') text += '\n'
    else if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    else if (node.type === 'image') text += node.alt ?? ''
    else if (node.type === 'html' && breakingTag.test(node.value)) text += brokenHere
    else if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return text.replaceAll(/~~[^~\n]+~~/gu, ' ')
}
