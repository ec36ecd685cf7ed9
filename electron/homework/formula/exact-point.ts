// Where formulas are compared without rounding (H1): a whole number for each letter, and any number for what has no exact value.
import { assertNever } from '../../../shared/assert-never.ts'
import { fraction, zero, type Rational } from './rational.ts'

/** `side`: which sign the letters have there. At zero and far away little but definedness is seen. */
export type Point = {
  seed: number
  side: 'above' | 'below' | 'mixed' | 'zero' | 'far'
  /** The roots of sums are taken to be below zero; all else is as at the point of the same seed. */
  hasRootsBelow: boolean
}

const sides: readonly Point['side'][] = [
  'above', 'above', 'above', 'above', 'below', 'below', 'mixed', 'mixed', 'mixed', 'mixed', 'zero', 'far',
] // prettier-ignore

function pointsWith(hasRootsBelow: boolean): Point[] {
  return sides.map((side, index) => ({ seed: index + 1, side, hasRootsBelow }))
}

/** Fixed, so that the same two answers are judged alike each time. */
export const plainPoints: readonly Point[] = pointsWith(false)

export const mirroredPoints: readonly Point[] = pointsWith(true)

/** From 2 on: one and zero hide what stands beside them. */
const letters = 37

const farAway = 1_000_003n

/** Small and whole, so that powers stay short. */
export function letterAt({ seed, side }: Point, name: string): Rational {
  const hash = hashOf(`${seed} ${name}`)
  const size = BigInt((hash % letters) + 2)
  switch (side) {
    case 'above':
      return fraction(size)
    case 'below':
      return fraction(-size)
    case 'mixed':
      return fraction(hash % 74 < 37 ? size : -size)
    case 'zero':
      return zero
    case 'far':
      return fraction(farAway + size)
    default:
      return assertNever(side)
  }
}

const largePrimes = [
  1_000_000_007n, 1_000_000_009n, 1_000_000_021n, 1_000_000_033n, 1_000_000_087n, 1_000_000_093n,
  1_000_000_097n, 1_000_000_103n,
] // prettier-ignore

/** A stand-in: no fraction of small numbers is one of it. */
export function constantAt({ seed }: Point, name: 'π' | 'e'): Rational {
  const place = (seed % 4) + (name === 'e' ? 4 : 0)
  return fraction(largePrimes[place] ?? 1n)
}

/** The same for the same key, and else another one: what two formulas are worth with it can't be a chance. About one. */
export function standInAt({ seed }: Point, key: string): Rational {
  const [above, below] = [hashOf(`${seed} above ${key}`), hashOf(`${seed} below ${key}`)]
  const value = fraction(BigInt((above >>> 1) % 99_991) + 2n, BigInt(below % 49_999) + 2n)
  return above % 2 === 0 ? value : { ...value, above: -value.above }
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
