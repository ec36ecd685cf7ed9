// Aligns two rows of units where passages may have changed places: as they stand, or with the passages taken out first.
import { alignUnits, type Alignment } from './align-units.ts'
import { findMoves } from './find-moves.ts'
import { type Move, placesOf } from './passages.ts'

export type AlignedUnits = { alignment: Alignment; moves: Move[] }

/** The way that takes fewest edits; of several the one with fewest passages moved. */
export function alignWithMoves(expected: readonly string[], said: readonly string[]): AlignedUnits {
  const plain = alignPlain(expected, said)
  const blocks = findBlocks(expected, said)
  if (blocks.length === 0) return plain
  const ways = [
    plain,
    alignWithout(expected, said, extendBlocks(expected, said, blocks)),
    alignWithout(expected, said, blocks),
  ].map((way) => ({ way, edits: countEdits(expected, said, way) }))
  const [best] = ways.toSorted(
    (a, b) => a.edits - b.edits || a.way.moves.length - b.way.moves.length,
  )
  return best?.way ?? plain
}

function alignPlain(expected: readonly string[], said: readonly string[]): AlignedUnits {
  const alignment = alignUnits(expected, said)
  return { alignment, moves: findMoves(expected, said, alignment) }
}

/** Aligns what is left when the blocks are out, and puts it back among them. */
function alignWithout(
  expected: readonly string[],
  said: readonly string[],
  blocks: readonly Move[],
): AlignedUnits {
  const left = placesWithout(expected.length, blocks, 'from')
  const saidLeft = placesWithout(said.length, blocks, 'saidFrom')
  const rest = alignUnits(unitsAt(expected, left), unitsAt(said, saidLeft))
  const alignment: Alignment = {
    partnerOfExpected: new Int32Array(expected.length).fill(-1),
    partnerOfSaid: new Int32Array(said.length).fill(-1),
  }
  for (const [index, place] of left.entries()) {
    const partner = saidLeft[rest.partnerOfExpected[index] ?? -1]
    if (partner === undefined) continue
    alignment.partnerOfExpected[place] = partner
    alignment.partnerOfSaid[partner] = place
  }
  return { alignment, moves: findMoves(expected, said, alignment, blocks) }
}

function placesWithout(
  length: number,
  blocks: readonly Move[],
  side: 'from' | 'saidFrom',
): number[] {
  const isOut = new Uint8Array(length)
  for (const block of blocks) isOut.fill(1, block[side], block[side] + block.length)
  return Array.from({ length }, (_, place) => place).filter((place) => isOut[place] === 0)
}

function countEdits(
  expected: readonly string[],
  said: readonly string[],
  { alignment: { partnerOfExpected, partnerOfSaid }, moves }: AlignedUnits,
): number {
  const moved = moves.reduce((sum, { length }) => sum + length, 0)
  const lost = partnerOfExpected.reduce(
    (sum, partner, place) => sum + Number(expected[place] !== said[partner]),
    0,
  )
  const added = partnerOfSaid.reduce((sum, partner) => sum + Number(partner < 0), 0)
  return lost + added - 2 * moved + moves.length
}

function unitsAt(units: readonly string[], places: readonly number[]): string[] {
  return places.map((place) => units[place] ?? '')
}

/** Units of a passage that is told by itself, wherever it was said. */
const leastLength = 3

/** More passages than a person could have mixed up: nothing is looked for then. */
const maxBlocks = 400

/**
 * Finds whole passages that were said in another order than they stand in, before anything is
 * aligned.
 * The passages out of order: of all that stand once in each row those outside the heaviest run
 * that is in order in
 * both. Empty where the order is kept.
 */
function findBlocks(expected: readonly string[], said: readonly string[]): Move[] {
  const blocks = listBlocks(expected, said)
  if (blocks.length < 2 || blocks.length > maxBlocks) return []
  const inOrder = new Set(heaviestRun(blocks))
  if (inOrder.size === blocks.length) return []
  const taken = new Set<number>()
  const saidTaken = new Set<number>()
  const take = ({ from, saidFrom, length }: Move) => {
    for (let offset = 0; offset < length; offset += 1) {
      taken.add(from + offset)
      saidTaken.add(saidFrom + offset)
    }
  }
  inOrder.forEach(take)
  const moved: Move[] = []
  for (const block of blocks) {
    if (inOrder.has(block)) continue
    const part = freePart(block, taken, saidTaken)
    if (part.length < leastLength) continue
    moved.push(part)
    take(part)
  }
  return moved
}

/** The same passages as long as they are alike at both places, up to the next of them. */
function extendBlocks(
  expected: readonly string[],
  said: readonly string[],
  blocks: readonly Move[],
): Move[] {
  const taken = new Set<number>()
  const saidTaken = new Set<number>()
  const isOpen = (place: number, saidPlace: number) =>
    expected[place] !== undefined &&
    expected[place] === said[saidPlace] &&
    !taken.has(place) &&
    !saidTaken.has(saidPlace)
  const take = (place: number, saidPlace: number) => {
    taken.add(place)
    saidTaken.add(saidPlace)
  }
  for (const { from, saidFrom, length } of blocks) {
    for (let offset = 0; offset < length; offset += 1) take(from + offset, saidFrom + offset)
  }
  return blocks.map((block) => {
    let { from, saidFrom, length } = block
    while (isOpen(from - 1, saidFrom - 1)) {
      from -= 1
      saidFrom -= 1
      length += 1
      take(from, saidFrom)
    }
    while (isOpen(from + length, saidFrom + length)) {
      take(from + length, saidFrom + length)
      length += 1
    }
    return { from, saidFrom, length }
  })
}

/** The block without what is taken at its ends; of one that is taken in the middle nothing. */
function freePart(
  { from, saidFrom, length }: Move,
  taken: ReadonlySet<number>,
  saidTaken: ReadonlySet<number>,
): Move {
  const isFree = (offset: number) => !taken.has(from + offset) && !saidTaken.has(saidFrom + offset)
  const offsets = Array.from({ length }, (_, offset) => offset)
  const first = offsets.find(isFree) ?? length
  const last = offsets.findLast(isFree) ?? -1
  const isWhole = offsets.slice(first, last + 1).every(isFree)
  return {
    from: from + first,
    saidFrom: saidFrom + first,
    length: isWhole ? last - first + 1 : 0,
  }
}

/** The longest passages that stand once in each row, by their place in the expected one. */
function listBlocks(expected: readonly string[], said: readonly string[]): Move[] {
  const places = placesOf(expected, 0, expected.length, leastLength)
  const saidPlaces = placesOf(said, 0, said.length, leastLength)
  const blocks: Move[] = []
  for (const [passage, from] of places) {
    const saidFrom = saidPlaces.get(passage)
    if (from === null || saidFrom === null || saidFrom === undefined) continue
    const last = blocks.at(-1)
    const goesOn =
      last !== undefined &&
      from <= last.from + last.length &&
      from - last.from === saidFrom - last.saidFrom
    if (goesOn) last.length = from - last.from + leastLength
    else blocks.push({ from, saidFrom, length: leastLength })
  }
  return blocks
}

/** By length in units, of passages that come one after the other in both rows. */
function heaviestRun(blocks: readonly Move[]): Move[] {
  const weights: number[] = []
  const before: number[] = []
  let heaviest = 0
  for (const [index, block] of blocks.entries()) {
    weights[index] = block.length
    before[index] = -1
    for (let earlier = 0; earlier < index; earlier += 1) {
      const other = blocks[earlier]
      if (other === undefined || other.saidFrom >= block.saidFrom) continue
      const weight = (weights[earlier] ?? 0) + block.length
      if (weight <= (weights[index] ?? 0)) continue
      weights[index] = weight
      before[index] = earlier
    }
    if ((weights[index] ?? 0) > (weights[heaviest] ?? 0)) heaviest = index
  }
  const run: Move[] = []
  for (let index = heaviest; index >= 0; index = before[index] ?? -1) {
    const block = blocks[index]
    if (block !== undefined) run.push(block)
  }
  return run
}
