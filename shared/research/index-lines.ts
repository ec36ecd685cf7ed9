// What the index holds of each line of a source: its own words, those of the headings above it, and those beside it.
import { indexWords } from './index-words.ts'
import type { SourceLine } from '../pack/source.ts'

/** Words with spaces between. */
export type IndexedLine = { words: string; heads: string; around: string }

/** Lines on either side that count as the same paragraph. */
const reach = 2

/** `report` counts lines. */
export function indexLines(
  lines: readonly SourceLine[],
  report: (done: number, of: number) => void = () => undefined,
): IndexedLine[] {
  const words: string[] = []
  for (const [index, { text }] of lines.entries()) {
    if (index % 200 === 0) report(index, lines.length)
    words.push(indexWords(text).join(' '))
  }
  const heads = headingsAbove(lines)
  return lines.map((_, index) => ({
    words: words[index] ?? '',
    heads: (heads[index] ?? []).map((at) => words[at] ?? '').join(' '),
    around: neighboursOf(lines, index)
      .map((at) => words[at] ?? '')
      .join(' '),
  }))
}

/** Indices of the headings that each line stands under, the outermost first; a heading stands under itself too. */
export function headingsAbove(lines: readonly Pick<SourceLine, 'heading'>[]): number[][] {
  let open: number[] = []
  return lines.map(({ heading }, index) => {
    if (heading !== null) {
      open = [...open.filter((at) => (lines[at]?.heading ?? 0) < heading), index]
    }
    return open
  })
}

/** Indices of the lines beside it, up to the next heading, on the same page. */
export function neighboursOf(
  lines: readonly Pick<SourceLine, 'heading' | 'page'>[],
  index: number,
): number[] {
  const near: number[] = []
  const isJoined = (at: number) =>
    lines[at] !== undefined && lines[at].heading === null && lines[at].page === lines[index]?.page
  if (lines[index]?.heading !== null) return near
  for (let at = index - 1; at >= index - reach && isJoined(at); at -= 1) near.unshift(at)
  for (let at = index + 1; at <= index + reach && isJoined(at); at += 1) near.push(at)
  return near
}
