// Finds passages that were said in another place than they stand in: one change of order, no omission and addition.
import type { Alignment } from './align-units.ts'
import type { Move } from './passages.ts'

/** Fewer units than this are a coincidence, unless they stand close by. */
const leastLength = 3

/** How many units apart the two places of a shorter one may be. */
const closeBy = 8

/** Units of the longest passage that is looked for; a longer one is found as several. */
const longest = 500

/** How often a passage may stand in the attempt for each place to be tried. */
const triedPlaces = 8

/**
 * As the shifts of the translation edit rate (Snover et al. 2006): a passage counts as moved where that takes fewer
 * edits than its omissions, additions and substitutions. Those that are `known` are among them. `alignment` loses the
 * pairs that the moves break.
 */
export function findMoves(
  expected: readonly string[],
  said: readonly string[],
  alignment: Alignment,
  known: readonly Move[] = [],
): Move[] {
  const { partnerOfExpected, partnerOfSaid } = alignment
  const isOpen = (i: number) => expected[i] !== said[partnerOfExpected[i] ?? -1]
  const isSaidOpen = (j: number) => said[j] !== expected[partnerOfSaid[j] ?? -1]
  const moves: Move[] = []
  const taken = new Set<number>()
  const saidTaken = new Set<number>()
  const take = (move: Move) => {
    for (let offset = 0; offset < move.length; offset += 1) {
      taken.add(move.from + offset)
      saidTaken.add(move.saidFrom + offset)
    }
    breakPairs(alignment, move)
    moves.push(move)
  }
  for (const move of known) take(move)
  for (const move of findRuns(expected, said, isOpen, isSaidOpen, alignment)) {
    const isFree = Array.from({ length: move.length }).every(
      (_, offset) => !taken.has(move.from + offset) && !saidTaken.has(move.saidFrom + offset),
    )
    if (isFree && savedEdits(alignment, move) > 0) take(move)
  }
  for (const move of findSwaps(expected, said, alignment)) take(move)
  return moves
}

/** Edits that the passage costs as it is aligned, less those that it costs moved. */
function savedEdits(
  { partnerOfExpected, partnerOfSaid }: Alignment,
  { from, saidFrom, length }: Move,
): number {
  let before = 0
  let after = 1
  for (let offset = 0; offset < length; offset += 1) {
    before += 2
    // Half of a broken pair stays behind, as an omission or an addition.
    if ((partnerOfExpected[from + offset] ?? -1) >= 0) after += 1
    if ((partnerOfSaid[saidFrom + offset] ?? -1) >= 0) after += 1
  }
  return before - after
}

function breakPairs(
  { partnerOfExpected, partnerOfSaid }: Alignment,
  { from, saidFrom, length }: Move,
): void {
  for (let offset = 0; offset < length; offset += 1) {
    const partner = partnerOfExpected[from + offset] ?? -1
    const saidPartner = partnerOfSaid[saidFrom + offset] ?? -1
    if (partner >= 0) partnerOfSaid[partner] = -1
    if (saidPartner >= 0) partnerOfExpected[saidPartner] = -1
    partnerOfExpected[from + offset] = -1
    partnerOfSaid[saidFrom + offset] = -1
  }
}

/** "Black and white" for "white and black": two units that stand in for each other close by have changed places. */
function findSwaps(
  expected: readonly string[],
  said: readonly string[],
  { partnerOfExpected }: Alignment,
): Move[] {
  const swaps: Move[] = []
  const taken = new Set<number>()
  for (const [i, unit] of expected.entries()) {
    const j = partnerOfExpected[i] ?? -1
    if (j < 0 || said[j] === unit || taken.has(i)) continue
    for (let other = i + 1; other < Math.min(expected.length, i + closeBy); other += 1) {
      const otherSaid = partnerOfExpected[other] ?? -1
      if (otherSaid < 0 || taken.has(other)) continue
      if (said[otherSaid] !== unit || said[j] !== expected[other]) continue
      taken.add(i).add(other)
      swaps.push({ from: i, saidFrom: otherSaid, length: 1 })
      swaps.push({ from: other, saidFrom: j, length: 1 })
      break
    }
  }
  return swaps
}

/** Every passage that both rows have among what is not aligned, the longest first. */
function findRuns(
  expected: readonly string[],
  said: readonly string[],
  isOpen: (i: number) => boolean,
  isSaidOpen: (j: number) => boolean,
  alignment: Alignment,
): Move[] {
  const places = new Map<string, number[]>()
  for (const [j, unit] of said.entries()) {
    if (!isSaidOpen(j)) continue
    const known = places.get(unit)
    if (known === undefined) places.set(unit, [j])
    else known.push(j)
  }
  const aligned = saidPlaces(expected.length, alignment)
  const runs: Move[] = []
  for (const [from, unit] of expected.entries()) {
    if (!isOpen(from)) continue
    for (const saidFrom of nearest(places.get(unit) ?? [], aligned[from] ?? 0)) {
      // The run begins here only when it could not have begun a unit before.
      if (
        expected[from - 1] === said[saidFrom - 1] &&
        from > 0 &&
        saidFrom > 0 &&
        isOpen(from - 1) &&
        isSaidOpen(saidFrom - 1)
      ) {
        continue
      }
      let length = 1
      while (
        length < longest &&
        from + length < expected.length &&
        saidFrom + length < said.length &&
        expected[from + length] === said[saidFrom + length] &&
        isOpen(from + length) &&
        isSaidOpen(saidFrom + length)
      ) {
        length += 1
      }
      const isNear = Math.abs((aligned[from] ?? 0) - saidFrom) <= closeBy
      if (length >= leastLength || isNear) runs.push({ from, saidFrom, length })
    }
  }
  return runs.toSorted((a, b) => b.length - a.length || a.from - b.from || a.saidFrom - b.saidFrom)
}

/** Where in the attempt each expected unit would stand. */
function saidPlaces(length: number, { partnerOfExpected }: Alignment): number[] {
  let place = 0
  return Array.from({ length }, (_, i) => {
    const partner = partnerOfExpected[i] ?? -1
    if (partner >= 0) place = partner + 1
    return partner >= 0 ? partner : place
  })
}

function nearest(places: readonly number[], place: number): readonly number[] {
  if (places.length <= triedPlaces) return places
  return places
    .toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b)
    .slice(0, triedPlaces)
}
