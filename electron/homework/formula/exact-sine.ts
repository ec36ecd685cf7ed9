// Sine and cosine without rounding (H1): of twelfths of π as they are, of all else as any point of the circle.
import { constantAt, standInAt, type Point } from './exact-point.ts'
import {
  addRationals,
  fraction,
  invertRational,
  multiplyRationals,
  one,
  type Rational,
} from './rational.ts'
import { negate, nothing, oneSurd, rationalOf, surdKey, toSurd, type Surd } from './surd.ts'

type Sine = { sine: Surd; cosine: Surd }

export function exactSine(angle: Surd, point: Point): Sine {
  const value = rationalOf(angle)
  const twelfths = value === null ? null : twelfthsOf(value, point)
  if (twelfths !== null) return { sine: sineOf(twelfths), cosine: sineOf(twelfths + 6) }
  // The sine of -x is that of x below zero: both stand for one angle.
  const isTurned = isFirstBelow(angle)
  const size = isTurned ? negate(angle) : angle
  const half = standInAt(point, `half ${surdKey(size)}`)
  const square = multiplyRationals(half, half)
  const inverse = invertRational(addRationals(one, square))
  const sine = toSurd(multiplyRationals(multiplyRationals(half, fraction(2n)), inverse))
  const cosine = multiplyRationals(
    addRationals(one, multiplyRationals(square, fraction(-1n))),
    inverse,
  )
  return { sine: isTurned ? negate(sine) : sine, cosine: toSurd(cosine) }
}

function isFirstBelow(angle: Surd): boolean {
  const [first] = [...angle].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return first !== undefined && first[1].above < 0n
}

/** How many of them it is, up to a whole turn; null where it is none. */
function twelfthsOf(angle: Rational, point: Point): number | null {
  const turns = multiplyRationals(angle, invertRational(constantAt(point, 'π')))
  const { above, below } = multiplyRationals(turns, fraction(12n))
  return below === 1n ? Number(((above % 24n) + 24n) % 24n) : null
}

/** Of 0 to 6 twelfths of π. */
const quarter: readonly Surd[] = [
  nothing,
  new Map([
    [6n, fraction(1n, 4n)],
    [2n, fraction(-1n, 4n)],
  ]),
  new Map([[1n, fraction(1n, 2n)]]),
  new Map([[2n, fraction(1n, 2n)]]),
  new Map([[3n, fraction(1n, 2n)]]),
  new Map([
    [6n, fraction(1n, 4n)],
    [2n, fraction(1n, 4n)],
  ]),
  oneSurd,
]

function sineOf(twelfths: number): Surd {
  const turned = twelfths % 24
  if (turned >= 12) return negate(sineOf(turned - 12))
  return quarter[turned > 6 ? 12 - turned : turned] ?? nothing
}
