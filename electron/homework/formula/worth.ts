// What a formula is worth at a point (H1): to many digits, with a bound on what rounding may have added or taken.
import { Decimal } from 'decimal.js'
import { assertNever } from '../../../shared/assert-never.ts'
import { letterAt, type Point } from './points.ts'
import { holdsRootOfSum, isRootOfSum } from './roots.ts'
import { namesOf, type FunctionName, type Operation, type Term } from './term.ts'

/** `error` is 0 where the value is known exactly. */
export type Worth = { value: Decimal; error: number }

/** `nowhere`: not defined there. `beyond`: too large, too small or too worn to be known. */
export type Found = Worth | 'nowhere' | 'beyond'

/** `rootsBelow`: which roots and absolute values of sums are taken to be below zero. Letters in `set` have those values. */
export type Place = {
  point: Point
  rootsBelow: 'none' | 'all' | 'innermost'
  set: ReadonlyMap<string, Decimal>
}

/** For a formula without letters. */
const noLetters: Place = {
  point: { seed: 0, kind: 'zero' },
  rootsBelow: 'none',
  set: new Map(),
}

/** How many digits are reckoned with. Half of them have to be right for a value to be known. */
export type Precision = { digits: number; decimal: typeof Decimal }

export function precisionOf(digits: number): Precision {
  return { digits, decimal: Decimal.clone({ precision: digits, defaults: true }) }
}

const long = precisionOf(90)

/** A sine of fifty digits takes as long as thousands of products of more. */
const short = precisionOf(50)

export function precisionFor(...terms: readonly Term[]): Precision {
  return terms.every(isAlgebraic) ? long : short
}

function isAlgebraic(term: Term): boolean {
  return partsOf(term).every((part) => slowness(part) < 1)
}

/** What takes time in it, in sines. */
export function effortOf(term: Term): number {
  return partsOf(term).reduce((sum, part) => sum + slowness(part), 0)
}

/** With itself. */
function partsOf(term: Term): Term[] {
  if (term.kind === 'operation') return [term, ...partsOf(term.left), ...partsOf(term.right)]
  return term.kind === 'call' ? [term, ...partsOf(term.inner)] : [term]
}

function slowness(part: Term): number {
  if (part.kind === 'operation') return part.operation === '^' && !isOfRoots(part.right) ? 1 : 0.01
  if (part.kind !== 'call') return 0
  switch (part.name) {
    case 'abs':
    case 'factorial':
      return 0
    case 'sqrt':
      return 0.2
    case 'arcsin':
    case 'arccos':
    case 'arctan':
      return 4
    default:
      return 1
  }
}

/** Whole exponents and halves are products and square roots. */
function isOfRoots(exponent: Term): boolean {
  if (namesOf(exponent).length > 0 || !isAlgebraic(exponent)) return false
  const value = worthAt(exponent, noLetters, short)
  return isKnown(value) && (isWhole(value) || isHalf(value))
}

export function isKnown(found: Found): found is Worth {
  return typeof found !== 'string'
}

export function worthAt(term: Term, place: Place, precision: Precision): Found {
  switch (term.kind) {
    case 'number':
      return roundTo(new precision.decimal(term.written), 0, precision)
    case 'name':
      return roundTo(
        new precision.decimal(place.set.get(term.name) ?? letterAt(place.point, term.name)),
        0,
        precision,
      )
    case 'constant':
      return constant(term.name, precision)
    case 'operation': {
      if (term.operation === '^' && isE(term.left))
        return call('exp', worthAt(term.right, place, precision), precision)
      const left = worthAt(term.left, place, precision)
      const right = worthAt(term.right, place, precision)
      if (isKnown(left) && isKnown(right)) {
        const value = reckon(term.operation, left, right, precision)
        return isHalf(right) ? signed(term, value, place) : value
      }
      return left === 'nowhere' || right === 'nowhere' ? 'nowhere' : 'beyond'
    }
    case 'call': {
      const value = call(term.name, worthAt(term.inner, place, precision), precision)
      return signed(term, value, place)
    }
    default:
      return assertNever(term)
  }
}

/**
 * √((x - y)²) is x - y where that is above zero, and it may be so at every point: then they differ with the root below
 * zero. Where x - y holds roots that change with it, they differ with either that root or only those below.
 */
function signed(term: Term, found: Found, { rootsBelow }: Place): Found {
  if (rootsBelow === 'none' || !isKnown(found) || !isRootOfSum(term)) return found
  if (rootsBelow === 'innermost' && holdsRootOfSum(term)) return found
  return { ...found, value: found.value.negated() }
}

function isWhole({ value, error }: Worth): boolean {
  return error === 0 && value.isInteger()
}

function isHalf({ value, error }: Worth): boolean {
  return error === 0 && !value.isInteger() && value.times(2).isInteger()
}

function isE(term: Term): boolean {
  return term.kind === 'constant' && term.name === 'e'
}

function constant(name: 'π' | 'e', precision: Precision): Found {
  const { decimal } = precision
  return roundTo(name === 'π' ? decimal.acos(-1) : decimal.exp(1), 0, precision)
}

/**
 * A value with the error that its parts brought and that of its own last digits. What is as near to a whole number as
 * that error is the whole number: so 2/2 is one, sin(π) nothing, and a division by sin(π) is seen to be none.
 */
function roundTo(value: Decimal, brought: number, { digits }: Precision): Found {
  if (value.isNaN()) return 'nowhere'
  const size = value.abs().toNumber()
  const limit = 10 ** (digits / 2 - 2)
  if (!(size <= limit)) return 'beyond'
  const error = isExact(value, brought, digits) ? 0 : brought + size * 10 ** (2 - digits)
  const whole = value.round()
  if (error * limit < 1 && value.minus(whole).abs().lessThanOrEqualTo(error)) {
    return { value: whole, error: 0 }
  }
  return size * limit < 1 || error * limit > size ? 'beyond' : { value, error }
}

/** Of parts that are, and with digits to spare: none was rounded away. */
function isExact(value: Decimal, brought: number, digits: number): boolean {
  return brought === 0 && value.precision() < digits / 2
}

function reckon(operation: Operation, left: Worth, right: Worth, precision: Precision): Found {
  const [a, b] = [sizeOf(left), sizeOf(right)]
  switch (operation) {
    case '+':
      return roundTo(left.value.plus(right.value), left.error + right.error, precision)
    case '-':
      return roundTo(left.value.minus(right.value), left.error + right.error, precision)
    case '*': {
      const error = times(a, right.error) + times(b, left.error)
      return roundTo(left.value.times(right.value), error, precision)
    }
    case '/':
      return divide(left, right, precision)
    case '^':
      return raise(left, right, precision)
    default:
      return assertNever(operation)
  }
}

function sizeOf({ value }: Worth): number {
  return value.abs().toNumber()
}

/** Nothing of what is infinite is nothing: a steep function of a value that is exact. */
function times(slope: number, error: number): number {
  return error === 0 ? 0 : slope * error
}

export function divide(left: Worth, right: Worth, precision: Precision): Found {
  if (right.value.isZero()) return 'nowhere'
  const quotient = left.value.dividedBy(right.value)
  const error = (left.error + times(quotient.abs().toNumber(), right.error)) / sizeOf(right)
  return roundTo(quotient, error, precision)
}

/** Nothing to the power of nothing is not defined, nor is a root of less. */
function raise(base: Worth, exponent: Worth, precision: Precision): Found {
  if (base.value.isZero()) return exponent.value.greaterThan(0) ? base : 'nowhere'
  if (base.value.isNegative() && !isWhole(exponent)) return 'nowhere'
  const [size, by] = [sizeOf(base), sizeOf(exponent)]
  const logarithm = Math.abs(Math.log(size))
  if (by * logarithm > precision.digits * Math.LN10) return 'beyond'
  const power = isHalf(exponent)
    ? base.value.squareRoot().pow(exponent.value.times(2))
    : base.value.pow(exponent.value)
  const error = times(by / size, base.error) + times(logarithm, exponent.error)
  return roundTo(power, times(power.abs().toNumber(), error), precision)
}

function call(name: FunctionName, inner: Found, precision: Precision): Found {
  if (!isKnown(inner)) return inner
  if (name === 'tan' || name === 'cot') {
    const [sine, cosine] = [call('sin', inner, precision), call('cos', inner, precision)]
    if (!isKnown(sine) || !isKnown(cosine)) return 'beyond'
    return name === 'tan' ? divide(sine, cosine, precision) : divide(cosine, sine, precision)
  }
  if (name === 'factorial') return factorial(inner, precision)
  if ((name === 'ln' || name === 'lg' || name === 'log') && inner.value.isZero()) return 'nowhere'
  const { of, slope } = functions[name]
  return roundTo(of(inner.value), times(slope(inner.value.toNumber()), inner.error), precision)
}

type Curve = { of: (value: Decimal) => Decimal; slope: (at: number) => number }

const logarithm: Curve = { of: (value) => value.log(), slope: (at) => 1 / Math.abs(at) }

/** `slope` is at least what the function is steep there. */
const functions: Record<Exclude<FunctionName, 'tan' | 'cot' | 'factorial'>, Curve> = {
  sin: { of: (value) => value.sin(), slope: () => 1 },
  cos: { of: (value) => value.cos(), slope: () => 1 },
  arcsin: { of: (value) => value.asin(), slope: (at) => 1 / Math.sqrt(1 - at * at) },
  arccos: { of: (value) => value.acos(), slope: (at) => 1 / Math.sqrt(1 - at * at) },
  arctan: { of: (value) => value.atan(), slope: () => 1 },
  ln: { of: (value) => value.ln(), slope: (at) => 1 / Math.abs(at) },
  lg: logarithm,
  log: logarithm,
  exp: { of: (value) => value.exp(), slope: (at) => Math.exp(at) },
  sqrt: { of: (value) => value.squareRoot(), slope: (at) => 0.5 / Math.sqrt(at) },
  abs: { of: (value) => value.abs(), slope: () => 1 },
}

/** Whole numbers only; the gamma function is not what is meant by "!". */
function factorial(inner: Worth, precision: Precision): Found {
  const { value } = inner
  if (!isWhole(inner) || value.isNegative()) return 'nowhere'
  if (value.greaterThan(precision.digits)) return 'beyond'
  const factors = Array.from({ length: value.toNumber() }, (_, index) => index + 1)
  const product = factors.reduce((all, each) => all.times(each), new precision.decimal(1))
  return roundTo(product, 0, precision)
}
