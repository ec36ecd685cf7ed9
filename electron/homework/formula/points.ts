// Where formulas are compared (H1): values for their letters, of either sign, whole and broken, small and large.
import { Decimal } from 'decimal.js'
import { assertNever } from '../../../shared/assert-never.ts'

export type Point = { seed: number; kind: 'whole' | 'below' | 'mixed' | 'broken' | 'zero' }

const kinds: readonly Point['kind'][] = [
  'whole', 'whole', 'whole', 'below', 'below', 'mixed', 'mixed', 'mixed',
  'broken', 'broken', 'broken', 'broken', 'broken', 'broken', 'zero',
] // prettier-ignore

/** Fixed, so that the same two answers are judged alike each time. */
export const points: readonly Point[] = kinds.map((kind, index) => ({ seed: index + 1, kind }))

/** From 2 on: one and zero hide what stands beside them. */
const least = 2

export function letterAt({ seed, kind }: Point, name: string): Decimal {
  const hash = hashOf(`${seed} ${name}`)
  const whole = (hash % 37) + least
  const isBelow = hash % 74 < 37
  switch (kind) {
    case 'whole':
      return new Decimal(whole)
    case 'below':
      return new Decimal(-whole)
    case 'mixed':
      return new Decimal(isBelow ? -whole : whole)
    case 'broken': {
      // Tenths, ones and tens, above zero and below: each letter takes them in turn.
      const turn = seed + (hashOf(name) % 6)
      return new Decimal((hash % 8999) + 1001)
        .dividedBy(10 ** (2 + (turn % 3)))
        .plus('0.00037')
        .times(turn % 6 < 3 ? 1 : -1)
    }
    case 'zero':
      return new Decimal(0)
    default:
      return assertNever(kind)
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // The last characters change the low digits too little.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
