// What a formula is worth at a point without any rounding (H1); what has no exact value there is stood in for.
import { assertNever } from '../../../shared/assert-never.ts'
import {
  constantAt,
  letterAt,
  mirroredPoints,
  plainPoints,
  standInAt,
  type Point,
} from './exact-point.ts'
import { exactLogarithm } from './exact-logarithm.ts'
import { exactPower } from './exact-power.ts'
import { exactSine } from './exact-sine.ts'
import { fraction, isTooLong, readRational, type Rational } from './rational.ts'
import {
  addSurds,
  invertSurd,
  multiplySurds,
  negate,
  rationalOf,
  surdKey,
  toSurd,
  type Surd,
} from './surd.ts'
import { namesOf, type FunctionName, type Operation, type Term } from './term.ts'

/** `nowhere`: not defined there. `too-long`: not reckoned. */
export type Exact = Surd | 'nowhere' | 'too-long'

/** `standsIn` gets true where something stood in for a value: then two that differ may be the same. */
export type Reckoning = {
  point: Point
  /** Letters that have another value than the point's. */
  set: ReadonlyMap<string, Rational>
  standsIn: boolean
}

export function exactWorth(term: Term, reckoning: Reckoning): Exact {
  switch (term.kind) {
    case 'number': {
      const value = readRational(term.written)
      return value === null ? 'too-long' : toSurd(value)
    }
    case 'name':
      return toSurd(reckoning.set.get(term.name) ?? letterAt(reckoning.point, term.name))
    case 'constant':
      reckoning.standsIn = true
      return toSurd(constantAt(reckoning.point, term.name))
    case 'operation': {
      const [left, right] = [exactWorth(term.left, reckoning), exactWorth(term.right, reckoning)]
      if (!isReckoned(left) || !isReckoned(right)) return firstUnreckoned(left, right)
      const value = reckon(term.operation, left, right, reckoning)
      const isRoot = term.operation === '^' && (rationalOf(right)?.below ?? 1n) % 2n === 0n
      return isRoot ? withAnySign(term.left, value, reckoning) : value
    }
    case 'call': {
      const inner = exactWorth(term.inner, reckoning)
      if (!isReckoned(inner)) return inner
      const value = callExactly(term.name, inner, reckoning)
      const isRoot = term.name === 'sqrt' || term.name === 'abs'
      return isRoot ? withAnySign(term.inner, value, reckoning) : value
    }
    default:
      return assertNever(term)
  }
}

/**
 * √((x - y)²) and |x - y| are x - y where that is not below zero, which may be so at every point here: so each root of
 * a sum is taken once as it is and once below zero.
 */
function withAnySign(inner: Term, value: Exact, reckoning: Reckoning): Exact {
  if (!isReckoned(value) || isProduct(inner)) return value
  reckoning.standsIn = true
  return reckoning.point.hasRootsBelow ? negate(value) : value
}

function hasRootOfSum(term: Term): boolean {
  if (term.kind === 'call') {
    const isRoot = term.name === 'sqrt' || term.name === 'abs'
    return (isRoot && !isProduct(term.inner)) || hasRootOfSum(term.inner)
  }
  if (term.kind !== 'operation') return false
  const { operation, right } = term
  const isPower = operation === '^' && !(right.kind === 'number' && /^\d+$/.test(right.written))
  return (isPower && !isProduct(term.left)) || hasRootOfSum(term.left) || hasRootOfSum(term.right)
}

/** Of letters and numbers: the signs of the letters are its sign. */
function isProduct(term: Term): boolean {
  if (term.kind === 'operation') {
    const { operation, left, right } = term
    const isPower = operation === '^' && right.kind === 'number'
    const isOfTwo = operation === '*' || operation === '/'
    return (
      namesOf(term).length === 0 || (isProduct(left) && (isPower || (isOfTwo && isProduct(right))))
    )
  }
  return term.kind === 'call' ? namesOf(term).length === 0 : true
}

export function isReckoned(value: Exact): value is Surd {
  return typeof value !== 'string'
}

/** What is not defined in one part is not defined as a whole. */
function firstUnreckoned(left: Exact, right: Exact): Exact {
  return left === 'nowhere' || right === 'nowhere' ? 'nowhere' : 'too-long'
}

function reckon(operation: Operation, left: Surd, right: Surd, reckoning: Reckoning): Exact {
  switch (operation) {
    case '+':
      return addSurds(left, right) ?? 'too-long'
    case '-':
      return addSurds(left, negate(right)) ?? 'too-long'
    case '*':
      return multiplySurds(left, right) ?? 'too-long'
    case '/':
      return divideExactly(left, right)
    case '^':
      return exactPower(left, right, (key) => standIn(key, reckoning))
    default:
      return assertNever(operation)
  }
}

export function divideExactly(left: Surd, right: Surd): Exact {
  if (right.size === 0) return 'nowhere'
  const inverse = invertSurd(right)
  return inverse === null ? 'too-long' : (multiplySurds(left, inverse) ?? 'too-long')
}

function standIn(key: string, reckoning: Reckoning): Surd {
  reckoning.standsIn = true
  return toSurd(standInAt(reckoning.point, key))
}

function callExactly(name: FunctionName, inner: Surd, reckoning: Reckoning): Exact {
  const make = (key: string): Surd => standIn(key, reckoning)
  switch (name) {
    case 'sin':
    case 'cos':
    case 'tan':
    case 'cot': {
      reckoning.standsIn = true
      const { sine, cosine } = exactSine(inner, reckoning.point)
      if (name === 'sin') return sine
      if (name === 'cos') return cosine
      return name === 'tan' ? divideExactly(sine, cosine) : divideExactly(cosine, sine)
    }
    case 'ln':
      return exactLogarithm(inner, reckoning.point, make)
    case 'log':
    case 'lg': {
      const ten = exactLogarithm(toSurd(fraction(10n)), reckoning.point, make)
      const value = exactLogarithm(inner, reckoning.point, make)
      return isReckoned(value) && isReckoned(ten) ? divideExactly(value, ten) : value
    }
    case 'exp':
      reckoning.standsIn = true
      return exactPower(toSurd(constantAt(reckoning.point, 'e')), inner, make)
    case 'sqrt':
      return exactPower(inner, toSurd(fraction(1n, 2n)), make)
    case 'abs': {
      const factors = [...inner.values()]
      if (factors.every(({ above }) => above > 0n)) return inner
      return factors.every(({ above }) => above < 0n)
        ? negate(inner)
        : make(`abs ${surdKey(inner)}`)
    }
    case 'arcsin':
    case 'arccos':
    case 'arctan':
      return make(`${name} ${surdKey(inner)}`)
    case 'factorial':
      return exactFactorial(inner)
    default:
      return assertNever(name)
  }
}

function exactFactorial(inner: Surd): Exact {
  const value = rationalOf(inner)
  if (value === null || value.below !== 1n || value.above < 0n) return 'nowhere'
  let product = 1n
  for (let factor = 2n; factor <= value.above; factor += 1n) {
    product *= factor
    if (isTooLong({ above: product, below: 1n })) return 'too-long'
  }
  return toSurd(fraction(product))
}

/** At one of the points. */
export type ExactValue = { value: Exact; standsIn: boolean }

const reckoned = new WeakMap<Term, readonly ExactValue[]>()

/** At the points in their order, then at the mirrored ones; of one formula that is compared with many it is reckoned once. */
export function exactValues(term: Term): readonly ExactValue[] {
  const known = reckoned.get(term)
  if (known !== undefined) return known
  const first = plainPoints.map((point) => valueAt(term, point))
  const second = hasRootOfSum(term) ? mirroredPoints.map((point) => valueAt(term, point)) : first
  const values = [...first, ...second]
  reckoned.set(term, values)
  return values
}

function valueAt(term: Term, point: Point): ExactValue {
  const reckoning = { point, set: new Map<string, Rational>(), standsIn: false }
  const value = exactWorth(term, reckoning)
  return { value, standsIn: reckoning.standsIn }
}
