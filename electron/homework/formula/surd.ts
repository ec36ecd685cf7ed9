// Sums of square roots with rational factors, such as 1/2 + 3√5/2 (H1): added, multiplied and divided without rounding.
import {
  addRationals,
  fraction,
  greatestDivisor,
  invertRational,
  isSameRational,
  isTooLong,
  multiplyRationals,
  one,
  rationalKey,
  wholeRoot,
  zero,
  type Rational,
} from './rational.ts'

/** The factor of each root, by what stands under it, a number with no square in it; 1 is the rational part. Without zeros. */
export type Surd = ReadonlyMap<bigint, Rational>

/** Roots of one sum; with more it is not reckoned. */
const mostRoots = 16

export const nothing: Surd = new Map()

export const oneSurd: Surd = new Map([[1n, one]])

export function toSurd(value: Rational): Surd {
  return value.above === 0n ? nothing : new Map([[1n, value]])
}

/** Null where a root stands in it. */
export function rationalOf(surd: Surd): Rational | null {
  if (surd.size === 0) return zero
  const value = surd.get(1n)
  return surd.size === 1 && value !== undefined ? value : null
}

export function surdKey(surd: Surd): string {
  return [...surd]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([root, factor]) => `${rationalKey(factor)}r${root}`)
    .join('+')
}

export function isSameSurd(a: Surd, b: Surd): boolean {
  return (
    a.size === b.size &&
    [...a].every(([root, factor]) => isSameRational(b.get(root) ?? zero, factor))
  )
}

/** Null of what gets too long. */
export function addSurds(a: Surd, b: Surd): Surd | null {
  const sum = new Map(a)
  for (const [root, factor] of b) addTo(sum, root, factor)
  return within(sum)
}

export function negate(surd: Surd): Surd {
  return new Map([...surd].map(([root, { above, below }]) => [root, { above: -above, below }]))
}

/** Null of what gets too long. */
export function multiplySurds(a: Surd, b: Surd): Surd | null {
  const product = new Map<bigint, Rational>()
  for (const [root, factor] of a) {
    for (const [other, by] of b) {
      const shared = greatestDivisor(root, other)
      const both = multiplyRationals(multiplyRationals(factor, by), fraction(shared))
      addTo(product, (root / shared) * (other / shared), both)
    }
  }
  return within(product)
}

/** Null of zero, and of what gets too long. */
export function invertSurd(surd: Surd): Surd | null {
  const [first, ...others] = surd
  if (first === undefined) return null
  const [root, factor] = first
  if (others.length === 0) {
    return within(new Map([[root, invertRational(multiplyRationals(factor, fraction(root)))]]))
  }
  const under = [...surd.keys()].find((each) => each !== 1n) ?? 1n
  const prime = primesOf(under).primes[0] ?? under
  const mirrored = new Map(
    [...surd].map(([each, by]) => [each, each % prime === 0n ? opposite(by) : by]),
  )
  // (a + b√p)(a - b√p) holds no √p any more.
  const product = multiplySurds(surd, mirrored)
  const inverse = product === null || product.size >= 2 * surd.size ? null : invertSurd(product)
  return inverse === null ? null : multiplySurds(mirrored, inverse)
}

/** Null of what gets too long. `value` is not below zero. */
export function rootOf({ above, below }: Rational): Surd | null {
  const { square, rest } = withoutSquares(above * below)
  return rest === 0n ? nothing : within(new Map([[rest, fraction(square, below)]]))
}

function opposite({ above, below }: Rational): Rational {
  return { above: -above, below }
}

function addTo(sum: Map<bigint, Rational>, root: bigint, factor: Rational): void {
  const total = addRationals(sum.get(root) ?? zero, factor)
  if (total.above === 0n) sum.delete(root)
  else sum.set(root, total)
}

function within(surd: Surd): Surd | null {
  return surd.size > mostRoots || [...surd.values()].some(isTooLong) ? null : surd
}

/** Largest factor that is looked for. */
const largestPrime = 1000n

/** `rest` has no such factor, beyond itself: 1, or taken for a prime. */
export function primesOf(value: bigint): { primes: bigint[]; rest: bigint } {
  const primes: bigint[] = []
  let rest = value
  for (let prime = 2n; prime <= largestPrime && prime * prime <= rest; prime += 1n) {
    while (rest % prime === 0n) {
      primes.push(prime)
      rest /= prime
    }
  }
  return { primes, rest }
}

/** 12 is 2² · 3. */
function withoutSquares(value: bigint): { square: bigint; rest: bigint } {
  if (value === 0n) return { square: 0n, rest: 0n }
  const { primes, rest: left } = primesOf(value)
  const whole = wholeRoot(left, 2)
  let [square, rest] = whole === null ? [1n, left] : [whole, 1n]
  for (const prime of primes) {
    if (rest % prime === 0n) {
      rest /= prime
      square *= prime
    } else rest *= prime
  }
  return { square, rest }
}
