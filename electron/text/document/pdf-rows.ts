// Rebuilds the lines of a page from where its pieces of text stand: columns one after the other, tables row by row.
import { cleanLine, joinCells, type RawLine } from './text-line.ts'

/** In points; `base` grows upwards. */
export type Piece = { text: string; left: number; right: number; base: number; size: number }

export type PageRow = Pick<RawLine, 'text' | 'cells' | 'heading'>

/** Words that stand together; what is further apart is another cell. */
type Run = { text: string; left: number; right: number; size: number }

type Row = { base: number; size: number; runs: Run[] }

/** In sizes of the type. */
const wordGap = 0.15
const cellGap = 1.1

export function pageRows(pieces: readonly Piece[]): PageRow[] {
  const columns = splitColumns(pieces)
  const usual = median(pieces.map(({ size }) => size))
  return columns.flatMap((column) => describeRows(toRows(column), usual))
}

function toRows(pieces: readonly Piece[]): Row[] {
  const rows: { base: number; size: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => b.base - a.base)) {
    const row = rows.at(-1)
    const reach = Math.max(piece.size, row?.size ?? 0) * 0.45
    if (row !== undefined && row.base - piece.base <= reach) row.pieces.push(piece)
    else rows.push({ base: piece.base, size: piece.size, pieces: [piece] })
  }
  return rows.map((row) => ({ base: row.base, size: row.size, runs: joinRuns(row.pieces) }))
}

function joinRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = runs.at(-1)
    const gap = last === undefined ? 0 : piece.left - last.right
    const size = Math.max(piece.size, last?.size ?? 0)
    if (last === undefined || gap > size * cellGap) {
      runs.push({ text: piece.text, left: piece.left, right: piece.right, size: piece.size })
      continue
    }
    const space =
      gap > size * wordGap && !last.text.endsWith(' ') && !isDense(last.text, piece.text)
    last.text += (space ? ' ' : '') + piece.text
    last.right = Math.max(last.right, piece.right)
  }
  return runs
}

/** Between Chinese characters a gap is no space. */
function isDense(before: string, after: string): boolean {
  return /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after)
}

/** Rows of a table share the starts of their cells. */
function describeRows(rows: readonly Row[], usual: number): PageRow[] {
  const described: PageRow[] = []
  for (let at = 0; at < rows.length;) {
    const end = endOfTable(rows, at)
    const table = rows.slice(at, end)
    const starts = table.length > 1 ? columnStarts(table) : []
    for (const row of table) described.push(describeRow(row, starts, usual))
    at = end
  }
  return described
}

/** A table goes on while rows have several cells, or one that stands under a cell that is not the first. */
function endOfTable(rows: readonly Row[], start: number): number {
  const first = rows[start]
  if (first === undefined || first.runs.length < 2) return start + 1
  let end = start + 1
  while (end < rows.length) {
    const row = rows[end]
    const above = rows[end - 1]
    if (row === undefined || above === undefined) break
    if (above.base - row.base > 4.5 * Math.max(row.size, above.size)) break
    const isUnder = (row.runs[0]?.left ?? 0) > (first.runs[0]?.left ?? 0) + row.size
    if (row.runs.length < 2 && !isUnder && !goesOn(rows, end, first)) break
    end += 1
  }
  return end
}

/** A cell of one word over several lines: the table is still there below. */
function goesOn(rows: readonly Row[], at: number, first: Row): boolean {
  const row = rows[at]
  const next = rows[at + 1]
  const [cell] = row?.runs ?? []
  const second = first.runs[1]
  if (row === undefined || next === undefined || cell === undefined || second === undefined)
    return false
  return next.runs.length >= 2 && row.base - next.base < 2.5 * row.size && cell.right < second.left
}

function columnStarts(rows: readonly Row[]): number[] {
  const lefts = rows.flatMap(({ runs }) => runs.map(({ left }) => left)).toSorted((a, b) => a - b)
  const size = median(rows.map((row) => row.size))
  const groups: number[][] = []
  for (const left of lefts) {
    const group = groups.at(-1)
    if (group !== undefined && left - (group.at(-1) ?? left) <= size) group.push(left)
    else groups.push([left])
  }
  const least = Math.max(2, Math.ceil(rows.length * 0.2))
  const kept = groups.filter((group) => group.length >= least)
  return kept.map((group) => group[0] ?? 0)
}

function describeRow({ runs, size }: Row, starts: readonly number[], usual: number): PageRow {
  const heading = runs.length === 1 && size > usual * 1.15 ? (size > usual * 1.5 ? 1 : 2) : null
  if (starts.length < 2) {
    const cells = runs.map(({ text }) => cleanLine(text))
    return { text: joinCells(cells), cells: cells.length > 1 ? cells : null, heading }
  }
  const cells = starts.map(() => '')
  for (const run of runs) {
    const column = Math.max(
      0,
      starts.findLastIndex((start) => start <= run.left + run.size * 0.6),
    )
    cells[column] = cleanLine(`${cells[column] ?? ''} ${run.text}`)
  }
  return { text: joinCells(cells), cells, heading: null }
}

/**
 * Two columns of prose have a gutter that hardly a line crosses, and on both sides lines as long as sentences: cells
 * of a table are shorter or stand at the same heights with few words.
 */
function splitColumns(pieces: readonly Piece[]): Piece[][] {
  const rows = toRows(pieces)
  const pairs = rows.filter(({ runs }) => runs.length === 2)
  if (pairs.length < 8 || pairs.length < rows.length * 0.5) return [[...pieces]]
  const gutter = median(pairs.map(({ runs }) => runs[1]?.left ?? 0))
  const leftLengths = pairs.map(({ runs }) => runs[0]?.text.length ?? 0)
  const rightLengths = pairs.map(({ runs }) => runs[1]?.text.length ?? 0)
  const width =
    Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left))
  const isProse = (lengths: number[]) => median(lengths) >= 28
  const offset = gutter - Math.min(...pieces.map(({ left }) => left))
  if (!isProse(leftLengths) || !isProse(rightLengths)) return [[...pieces]]
  if (offset < width * 0.35 || offset > width * 0.65) return [[...pieces]]
  const crosses = (piece: Piece) => piece.left < gutter - piece.size && piece.right > gutter
  const top = Math.max(...pairs.map(({ base }) => base))
  const above = new Set(pieces.filter((piece) => piece.base > top || crosses(piece)))
  const rest = pieces.filter((piece) => !above.has(piece))
  return [
    [...above],
    rest.filter(({ left }) => left < gutter - 1),
    rest.filter(({ left }) => left >= gutter - 1),
  ]
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
