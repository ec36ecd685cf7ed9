// Fractions of whole numbers of any length (H1): what numbers that are written in digits are worth, to the last of them.

/** In lowest terms; `below` is more than zero. */
export type Rational = { above: bigint; below: bigint }

/** Binary digits of a numerator or denominator; reckoning with more takes time that the window does not have. */
const mostBits = 4096n

const limit = 1n << mostBits

/** Digits that a written number may have, before or after its point. */
const mostTens = 1200

export const zero: Rational = { above: 0n, below: 1n }

export const one: Rational = { above: 1n, below: 1n }

export function greatestDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

/** `below` is not zero. */
export function fraction(above: bigint, below = 1n): Rational {
  const shared = greatestDivisor(above, below)
  const divisor = below < 0n ? -shared : shared
  return { above: above / divisor, below: below / divisor }
}

export function isTooLong({ above, below }: Rational): boolean {
  return above >= limit || above <= -limit || below >= limit
}

export function addRationals(a: Rational, b: Rational): Rational {
  return fraction(a.above * b.below + b.above * a.below, a.below * b.below)
}

export function multiplyRationals(a: Rational, b: Rational): Rational {
  return fraction(a.above * b.above, a.below * b.below)
}

/** `value` is not zero. */
export function invertRational({ above, below }: Rational): Rational {
  return fraction(below, above)
}

export function isSameRational(a: Rational, b: Rational): boolean {
  return a.above === b.above && a.below === b.below
}

export function rationalKey({ above, below }: Rational): string {
  return below === 1n ? String(above) : `${above}/${below}`
}

/** Of plain digits with or without a point and an exponent; null of what is too long. */
export function readRational(written: string): Rational | null {
  const { whole = '', part = '', tens = '0' } = decimal.exec(written)?.groups ?? {}
  const shift = Number(tens) - part.length
  if (whole + part === '' || Math.abs(shift) + whole.length > mostTens) return null
  const digits = BigInt(whole + part)
  const value =
    shift < 0 ? fraction(digits, 10n ** BigInt(-shift)) : fraction(digits * 10n ** BigInt(shift))
  return isTooLong(value) ? null : value
}

const decimal = /^(?<whole>\d*)(?:\.(?<part>\d+))?(?:[eE](?<tens>[+-]?\d{1,6}))?$/

/** Null of what gets too long; `exponent` may be below zero where `base` is not zero. */
export function raise(base: Rational, exponent: number): Rational | null {
  const { above, below } = exponent < 0 ? invertRational(base) : base
  const times = Math.abs(exponent)
  const bits = Math.max(bitsOf(above), bitsOf(below))
  if (bits > 1 && (bits - 1) * times > Number(mostBits)) return null
  const power = BigInt(times)
  return { above: above ** power, below: below ** power }
}

function bitsOf(value: bigint): number {
  return value.toString(16).length * 4
}

/** The whole number whose `degree`th power it is; null where there is none. `value` is not below zero. */
export function wholeRoot(value: bigint, degree: number): bigint | null {
  if (value < 2n) return value
  const power = BigInt(degree)
  let [low, high] = [1n, 1n << (BigInt(bitsOf(value)) / power + 1n)]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle ** power <= value) low = middle
    else high = middle - 1n
  }
  return low ** power === value ? low : null
}
