// Natural logarithms without rounding (H1): of a product they are the sum of those of its primes, each stood in for.
import { constantAt, type Point } from './exact-point.ts'
import { fraction } from './rational.ts'
import {
  addSurds,
  multiplySurds,
  nothing,
  oneSurd,
  primesOf,
  rationalOf,
  surdKey,
  toSurd,
  type Surd,
} from './surd.ts'

export function exactLogarithm(
  inner: Surd,
  point: Point,
  standIn: (key: string) => Surd,
): Surd | 'nowhere' | 'too-long' {
  if (inner.size === 0) return 'nowhere'
  const value = rationalOf(inner)
  if (value !== null && value.above < 0n) return 'nowhere'
  const [part, ...others] = inner
  if (part === undefined || others.length > 0 || part[1].above < 0n) {
    return standIn(`ln ${surdKey(inner)}`)
  }
  const [root, { above, below }] = part
  const ofWhole = (whole: bigint) => logarithmOf(whole, constantAt(point, 'e').above, standIn)
  const [top, bottom, under] = [ofWhole(above), ofWhole(below), ofWhole(root)]
  if (top === null || bottom === null || under === null) return 'too-long'
  const less = multiplySurds(bottom, toSurd(fraction(-1n)))
  const half = multiplySurds(under, toSurd(fraction(1n, 2n)))
  const outer = less && addSurds(top, less)
  return (outer && half && addSurds(outer, half)) ?? 'too-long'
}

/** `e` is what stands for e: its own is 1. */
function logarithmOf(whole: bigint, e: bigint, standIn: (key: string) => Surd): Surd | null {
  let [left, sum]: [bigint, Surd | null] = [whole, nothing]
  while (sum !== null && left % e === 0n) [left, sum] = [left / e, addSurds(sum, oneSurd)]
  const { primes, rest } = primesOf(left)
  const all = rest === 1n ? primes : [...primes, rest]
  return all.reduce<Surd | null>(
    (part, prime) => part && addSurds(part, standIn(`ln ${prime}`)),
    sum,
  )
}
