// Text and attempt side by side, unit by unit, in reading order.
import type { Alignment } from './align-units.ts'
import type { Move } from './passages.ts'
import type { Token } from './tokens.ts'

/** The alignment itself, for whoever asks more of it than the comparison tells. */
export type Aligned = {
  text: string
  attempt: string
  expected: readonly Token[]
  said: readonly Token[]
  alignment: Alignment
  moves: readonly Move[]
}

export type Column =
  | { kind: 'same' | 'substituted'; i: number; j: number }
  | { kind: 'omitted'; i: number }
  | { kind: 'added'; j: number }
  | { kind: 'moved-away'; i: number; move: number }
  | { kind: 'moved-here'; j: number; move: number }

/** Wrong words that stand together: what the text has there, and what was said. */
export type Edit = { expected: string[]; said: string[] }

/** Both rows in reading order; what was left out stands before what was said in its place. */
export function listColumns({ expected, said, alignment, moves }: Aligned): Column[] {
  const { partnerOfExpected, partnerOfSaid } = alignment
  const moveOf = new Map<number, number>()
  const saidMoveOf = new Map<number, number>()
  for (const [index, { from, saidFrom, length }] of moves.entries()) {
    for (let offset = 0; offset < length; offset += 1) {
      moveOf.set(from + offset, index + 1)
      saidMoveOf.set(saidFrom + offset, index + 1)
    }
  }
  const columns: Column[] = []
  let i = 0
  let j = 0
  while (i < expected.length || j < said.length) {
    if (i < expected.length && (partnerOfExpected[i] ?? -1) < 0) {
      const move = moveOf.get(i)
      columns.push(move === undefined ? { kind: 'omitted', i } : { kind: 'moved-away', i, move })
      i += 1
    } else if (j < said.length && (partnerOfSaid[j] ?? -1) < 0) {
      const move = saidMoveOf.get(j)
      columns.push(move === undefined ? { kind: 'added', j } : { kind: 'moved-here', j, move })
      j += 1
    } else {
      const kind = expected[i]?.key === said[j]?.key ? 'same' : 'substituted'
      columns.push({ kind, i, j })
      i += 1
      j += 1
    }
  }
  return columns
}
