// Where formulas are not defined (H1): x/x is 1 but for x = 0, and so is not worth the same without a word.
import type { Decimal } from 'decimal.js'
import { assertNever } from '../../../shared/assert-never.ts'
import { points, type Point } from './points.ts'
import { call, combine, namesOf, numberTerm, type Term } from './term.ts'
import { fewest, furtherPasses, isSameWorth, valueOf } from './values.ts'
import {
  divide,
  isKnown,
  precisionFor,
  worthAt,
  type Place,
  type Precision,
  type Worth,
} from './worth.ts'

/** Whether what the one divides by is nothing exactly where it is for the other, as far as that can be shown. */
export function areDefinedAlike(one: Term, other: Term): boolean {
  const [ours, theirs] = [distinct(divisorsOf(one)), distinct(divisorsOf(other))]
  const alone = [
    ...ours.filter((term) => !theirs.some((each) => isMultiple(term, each))),
    ...theirs.filter((term) => !ours.some((each) => isMultiple(term, each))),
  ]
  if (alone.length === 0 || isMultiple(productOf(ours), productOf(theirs))) return true
  return alone.every((term) => agreeAtZero(term, one, other))
}

/** What must not be nothing, as factors with letters. */
function divisorsOf(term: Term): Term[] {
  switch (term.kind) {
    case 'number':
    case 'name':
    case 'constant':
      return []
    case 'call': {
      const inner = divisorsOf(term.inner)
      if (term.name === 'tan') return [...inner, ...factorsOf(call('cos', term.inner))]
      return term.name === 'cot' ? [...inner, ...factorsOf(call('sin', term.inner))] : inner
    }
    case 'operation': {
      const parts = [...divisorsOf(term.left), ...divisorsOf(term.right)]
      const { operation, left, right } = term
      if (operation === '/') return [...parts, ...factorsOf(right)]
      const isWhole = right.kind === 'number' && /^[1-9]\d*$/.test(right.written)
      return operation === '^' && !isWhole ? [...parts, ...factorsOf(left)] : parts
    }
    default:
      return assertNever(term)
  }
}

function factorsOf(term: Term): Term[] {
  if (namesOf(term).length === 0) return []
  if (term.kind === 'call') {
    return term.name === 'sqrt' || term.name === 'abs' ? factorsOf(term.inner) : [term]
  }
  if (term.kind !== 'operation') return [term]
  switch (term.operation) {
    case '*':
      return [...factorsOf(term.left), ...factorsOf(term.right)]
    case '/':
    case '^':
      return factorsOf(term.left)
    case '+':
    case '-':
      return [term]
    default:
      return assertNever(term.operation)
  }
}

function distinct(terms: readonly Term[]): Term[] {
  return terms.filter(
    (term, index) => !terms.slice(0, index).some((each) => isMultiple(term, each)),
  )
}

function productOf(terms: readonly Term[]): Term {
  return terms.reduce((product, term) => combine('*', product, term), numberTerm('1'))
}

function isMultiple(one: Term, other: Term): boolean {
  return constantRatio(one, other) !== null
}

/** How many times the second the first is, wherever both are defined; null where that changes, or they are nothing throughout. */
export function constantRatio(one: Term, other: Term): Decimal | null {
  const precision = precisionFor(one, other)
  const ratio = ratioIn(one, other, 'none', precision)
  if (ratio === null) return null
  const isConstant = furtherPasses(one, other).every((rootsBelow) => {
    const another = ratioIn(one, other, rootsBelow, precision)
    return another !== null && isSameWorth(ratio, another)
  })
  return isConstant ? ratio.value : null
}

function ratioIn(
  one: Term,
  other: Term,
  rootsBelow: Place['rootsBelow'],
  precision: Precision,
): Worth | null {
  let [ratio, seen]: [Worth | null, number] = [null, 0]
  for (const index of points.keys()) {
    const above = valueOf(one, index, rootsBelow, precision)
    const below = valueOf(other, index, rootsBelow, precision)
    if (above === 'beyond' || below === 'beyond') continue
    if (!isKnown(above) || !isKnown(below)) {
      if (above !== below) return null
      continue
    }
    if (above.value.isZero() && below.value.isZero()) continue
    const quotient = divide(above, below, precision)
    if (quotient === 'nowhere' || above.value.isZero()) return null
    if (quotient === 'beyond') continue
    if (ratio !== null && !isSameWorth(ratio, quotient)) return null
    ratio = quotient
    seen += 1
  }
  return seen < fewest ? null : ratio
}

/** Whether both or neither are defined where `divisor` is nothing; only seen of what is linear in one of its letters. */
function agreeAtZero(divisor: Term, one: Term, other: Term): boolean {
  const precision = precisionFor(divisor, one, other)
  for (const name of namesOf(divisor)) {
    const roots = points.slice(0, 2).map((point) => rootIn(divisor, name, point, precision))
    if (roots.some((root) => root === null)) continue
    return roots.every((root, index) => {
      const point = points[index]
      if (root === null || point === undefined) return false
      const set = new Map([[name, root]])
      const [ours, theirs] = [one, other].map((term) =>
        worthAt(term, { point, rootsBelow: 'none', set }, precision),
      )
      if (ours === 'beyond' || theirs === 'beyond') return false
      return (ours === 'nowhere') === (theirs === 'nowhere')
    })
  }
  return false
}

/** Where it is nothing; null where it is not linear in that letter, as far as four values show. */
function rootIn(divisor: Term, name: string, point: Point, precision: Precision): Decimal | null {
  const values = [0, 1, 2, 7].map((whole) => {
    const set = new Map([[name, new precision.decimal(whole)]])
    return worthAt(divisor, { point, rootsBelow: 'none', set }, precision)
  })
  const [first, second, third, last] = values.filter(isKnown)
  if (first === undefined || second === undefined || third === undefined || last === undefined)
    return null
  const step = second.value.minus(first.value)
  const isLinear =
    !step.isZero() &&
    isSameWorth(third, { ...second, value: second.value.plus(step) }) &&
    isSameWorth(last, { ...second, value: first.value.plus(step.times(7)) })
  return isLinear ? first.value.negated().dividedBy(step) : null
}
