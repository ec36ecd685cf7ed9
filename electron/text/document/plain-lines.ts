// Plain text as lines; what stands in columns with tabs between is a row, and lists are as deep as they are indented.
import { cleanLine, joinCells, type RawLine } from './text-line.ts'

export function plainLines(text: string): RawLine[] {
  const depthOf = openList()
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/u)
  const aligned = alignedCells(lines)
  return Array.from(lines, (line, index) => {
    const cells = aligned.get(index) ?? line.split('\t').map(cleanLine)
    const isRow = cells.filter((cell) => cell !== '').length > 1
    const depth = depthOf(line)
    return {
      page: null,
      line: index + 1,
      text: isRow ? joinCells(cells) : cleanLine(line),
      cells: isRow ? cells : null,
      heading: null,
      wraps: !isRow,
      ...(depth > 0 && !isRow ? { item: depth } : {}),
    }
  })
}

type Cell = { text: string; start: number }

/** Columns that are made with spaces: under a head without figures, cells begin where those of the head do. */
function alignedCells(lines: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (let at = 0; at < lines.length; at += 1) {
    const head = cellsOf(lines[at] ?? '')
    if (head.length < 3 || head.some((cell) => /\d/.test(cell.text))) continue
    const end = endOfAligned(lines, at, head)
    if (end - at < 3) continue
    for (let row = at; row < end; row += 1) {
      const cells = head.map(() => '')
      for (const { text, start } of cellsOf(lines[row] ?? '')) {
        const column = Math.max(
          0,
          head.findLastIndex((cell) => cell.start <= start + 2),
        )
        cells[column] = `${cells[column] ?? ''} ${text}`.trim()
      }
      found.set(row, cells)
    }
    at = end - 1
  }
  return found
}

function endOfAligned(lines: readonly string[], from: number, head: readonly Cell[]): number {
  const isUnder = ({ start }: Cell) => head.some((cell) => Math.abs(cell.start - start) <= 2)
  const isRow = (line: string) => {
    const cells = cellsOf(line)
    return cells.length > 1 && cells.every(isUnder)
  }
  let end = from + 1
  while (end < lines.length && isRow(lines[end] ?? '')) end += 1
  return end
}

/** What stands between gaps of two spaces or more. */
function cellsOf(line: string): Cell[] {
  return Array.from(line.matchAll(/\S+(?: \S+)*/gu), ({ 0: text, index }) => ({
    text: cleanLine(text),
    start: index,
  }))
}

/** What is indented below a bullet belongs to it, one step deeper than the bullet. */
function openList(): (line: string) => number {
  let indents: number[] = []
  return (line) => {
    if (line.trim() === '') return indents.length
    const indent = line.search(/\S/u)
    const isBullet = /^\s*[-*+•●○◦▪‣–·]\s/u.test(line)
    indents = indents.filter((open) => open < indent)
    if (!isBullet) return indents.length === 0 ? 0 : indents.length + 1
    indents.push(indent)
    return indents.length
  }
}
