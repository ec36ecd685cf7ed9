// Reads what a number in digits is worth (H1), to its last digit: what is too long for that has no value.
import { Decimal } from 'decimal.js'

export type WrittenNumber = Decimal

/** Digits of one number. */
const mostDigits = 120

/** Twice as many digits as a number may have: no product of two is rounded. */
const exact = Decimal.clone({ defaults: true, precision: 2 * mostDigits + 10 })

const digits = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,6})?$/

/** Of plain digits with or without a point and an exponent. */
export function readNumber(written: string): WrittenNumber | null {
  if (!digits.test(written)) return null
  const value = new exact(written)
  return value.precision(true) > mostDigits ? null : value
}

/** Null where a part has no value, or nothing is divided by. */
export function quotientOf(
  above: WrittenNumber | null,
  below: WrittenNumber | null,
): WrittenNumber | null {
  if (above === null || below === null || below.isZero()) return null
  return above.dividedBy(below)
}
