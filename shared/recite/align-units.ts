// The cheapest alignment of two rows of units: which are the same, which stand in for another, which have no partner.
import { placesOf } from './passages.ts'

/** For each unit of a row the index of its partner in the other, or -1. */
export type Alignment = { partnerOfExpected: Int32Array; partnerOfSaid: Int32Array }

// Edit distance by dynamic programming (Needleman and Wunsch 1970; Wagner and Fischer 1974). A pair of different units
// costs a little more than either of its halves and less than both, so that it is a substitution; of two equally dear
// ways the one with more units alike wins, and words that look alike are paired first.
const gapCost = 2_000
const pairCost = 3_001
const likePairCost = 2_801

/** Cells of one table: beyond it the rows are first cut at passages that they share. */
const maxCells = 4_000_000

/** Lengths of the shared passages that the rows are cut at, the surest first. */
const anchorLengths = [6, 3, 1]

export function alignUnits(expected: readonly string[], said: readonly string[]): Alignment {
  const partnerOfExpected = new Int32Array(expected.length).fill(-1)
  const partnerOfSaid = new Int32Array(said.length).fill(-1)
  const pair = (i: number, j: number) => {
    partnerOfExpected[i] = j
    partnerOfSaid[j] = i
  }
  const spans: Span[] = [{ from: 0, to: expected.length, saidFrom: 0, saidTo: said.length }]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const rest = trimSame(expected, said, span, pair)
    const cells = (rest.to - rest.from) * (rest.saidTo - rest.saidFrom)
    if (cells === 0) continue
    if (cells <= maxCells) alignSpan(expected, said, rest, pair)
    else spans.push(...cutAtAnchors(expected, said, rest, pair))
  }
  const alignment = { partnerOfExpected, partnerOfSaid }
  joinMatches(expected, alignment, said)
  joinMatches(
    said,
    { partnerOfExpected: partnerOfSaid, partnerOfSaid: partnerOfExpected },
    expected,
  )
  return alignment
}

type Span = { from: number; to: number; saidFrom: number; saidTo: number }

type Pair = (i: number, j: number) => void

/** Pairs what both begin and end with; answers with what lies between. */
function trimSame(
  expected: readonly string[],
  said: readonly string[],
  { from, to, saidFrom, saidTo }: Span,
  pair: Pair,
): Span {
  let [start, saidStart, end, saidEnd] = [from, saidFrom, to, saidTo]
  while (start < end && saidStart < saidEnd && expected[start] === said[saidStart]) {
    pair(start, saidStart)
    start += 1
    saidStart += 1
  }
  while (start < end && saidStart < saidEnd && expected[end - 1] === said[saidEnd - 1]) {
    end -= 1
    saidEnd -= 1
    pair(end, saidEnd)
  }
  return { from: start, to: end, saidFrom: saidStart, saidTo: saidEnd }
}

function alignSpan(
  expected: readonly string[],
  said: readonly string[],
  { from, to, saidFrom, saidTo }: Span,
  pair: Pair,
): void {
  const height = to - from
  const width = saidTo - saidFrom
  const steps = new Uint8Array((height + 1) * (width + 1))
  let above = Int32Array.from({ length: width + 1 }, (_, column) => column * gapCost)
  for (let row = 1; row <= height; row += 1) {
    const here = new Int32Array(width + 1)
    here[0] = row * gapCost
    const unit = expected[from + row - 1] ?? ''
    for (let column = 1; column <= width; column += 1) {
      const other = said[saidFrom + column - 1] ?? ''
      const diagonal = (above[column - 1] ?? 0) + costOf(unit, other)
      const omitted = (above[column] ?? 0) + gapCost
      const added = (here[column - 1] ?? 0) + gapCost
      const least = Math.min(diagonal, omitted, added)
      here[column] = least
      steps[row * (width + 1) + column] = least === diagonal ? 0 : least === omitted ? 1 : 2
    }
    above = here
  }
  let row = height
  let column = width
  while (row > 0 && column > 0) {
    const step = steps[row * (width + 1) + column]
    if (step === 0) pair(from + row - 1, saidFrom + column - 1)
    if (step !== 2) row -= 1
    if (step !== 1) column -= 1
  }
}

function costOf(unit: string, other: string): number {
  if (unit === other) return 0
  return looksLike(unit, other) ? likePairCost : pairCost
}

/** The same beginning or the same end, in words that are long enough for it to say something. */
function looksLike(unit: string, other: string): boolean {
  if (unit.length < 3 || other.length < 3) return false
  return unit.slice(0, 2) === other.slice(0, 2) || unit.slice(-2) === other.slice(-2)
}

/**
 * Pairs passages that stand once in each row and come in the same order (as patience diff does, with the longest
 * increasing run), and answers with what lies between them. Where there are none both are cut in the middle.
 */
function cutAtAnchors(
  expected: readonly string[],
  said: readonly string[],
  span: Span,
  pair: Pair,
): Span[] {
  for (const length of anchorLengths) {
    const shared = findShared(expected, said, span, length)
    if (shared.length === 0) continue
    const spans: Span[] = []
    let { from, saidFrom } = span
    for (const [start, saidStart] of longestRun(shared)) {
      if (start < from || saidStart < saidFrom) continue
      for (let offset = 0; offset < length; offset += 1) pair(start + offset, saidStart + offset)
      spans.push({ from, to: start, saidFrom, saidTo: saidStart })
      from = start + length
      saidFrom = saidStart + length
    }
    return [...spans, { from, to: span.to, saidFrom, saidTo: span.saidTo }]
  }
  const to = (span.from + span.to) >> 1
  const saidTo = (span.saidFrom + span.saidTo) >> 1
  return [
    { ...span, to, saidTo },
    { ...span, from: to, saidFrom: saidTo },
  ]
}

/** Where passages of this length stand that each row has once, in the order of the expected row. */
function findShared(
  expected: readonly string[],
  said: readonly string[],
  { from, to, saidFrom, saidTo }: Span,
  length: number,
): [number, number][] {
  const places = placesOf(expected, from, to, length)
  const saidPlaces = placesOf(said, saidFrom, saidTo, length)
  return [...places].flatMap(([passage, place]): [number, number][] => {
    const other = saidPlaces.get(passage)
    return place === null || other === undefined || other === null ? [] : [[place, other]]
  })
}

/** The longest run of pairs whose second numbers grow too; the first ones do already. */
function longestRun(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = []
  const before = new Int32Array(pairs.length).fill(-1)
  const said = (index: number | undefined) => pairs[index ?? -1]?.[1] ?? -1
  for (const [index, [, place]] of pairs.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (said(ends[middle]) < place) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  }
  const run: [number, number][] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index]
    if (pair !== undefined) run.push(pair)
  }
  return run.toReversed()
}

type Pairs = { partnerOfExpected: Int32Array; partnerOfSaid: Int32Array }

/**
 * A run of equal units behind a gap, with another gap or the end behind it, moves to the first place in the gap where
 * the same units stand. Changes the alignment in place; as many units are paired as before.
 */
function joinMatches(
  expected: readonly string[],
  { partnerOfExpected, partnerOfSaid }: Pairs,
  said: readonly string[],
): void {
  const partner = (i: number) => partnerOfExpected[i] ?? -1
  const isSame = (i: number) => partner(i) >= 0 && expected[i] === said[partner(i)]
  let gap = -1
  for (let i = 0; i < expected.length; i += 1) {
    if (partner(i) < 0) {
      if (gap < 0) gap = i
      continue
    }
    let end = i + 1
    while (isSame(i) && isSame(end) && partner(end) === partner(end - 1) + 1) end += 1
    const isLast = end >= expected.length || partner(end) < 0
    if (gap >= 0 && isSame(i) && isLast) {
      const place = firstPlace(expected, gap, i, end)
      if (place < i) {
        move(place, i, end)
        end = place + (end - i)
      }
    }
    gap = -1
    i = end - 1
  }

  function move(place: number, from: number, end: number): void {
    const first = partner(from)
    for (let i = from; i < end; i += 1) partnerOfExpected[i] = -1
    for (let offset = 0; offset < end - from; offset += 1) {
      partnerOfExpected[place + offset] = first + offset
      partnerOfSaid[first + offset] = place + offset
    }
  }
}

/** Where the units from `start` up to `end` stand first from `gap` on; `start` itself where nowhere before it. */
function firstPlace(expected: readonly string[], gap: number, start: number, end: number): number {
  for (let place = gap; place < start; place += 1) {
    let length = 0
    while (start + length < end && expected[place + length] === expected[start + length])
      length += 1
    if (start + length === end) return place
  }
  return start
}
