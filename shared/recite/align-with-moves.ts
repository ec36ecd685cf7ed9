// Aligns two rows of units where passages may have changed places: as they stand, or with the passages taken out first.
import { alignUnits, type Alignment } from './align-units.ts'
import { extendBlocks, findBlocks } from './find-blocks.ts'
import { findMoves } from './find-moves.ts'
import type { Move } from './passages.ts'

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
