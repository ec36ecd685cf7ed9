// Where formulas are not defined (H1): x/x is 1 but for x = 0, and so is not worth the same without a word.
import { assertNever } from '../../../shared/assert-never.ts'
import { plainPoints, type Point } from './exact-point.ts'
import { divideExactly, exactValues, exactWorth, isReckoned } from './exact-worth.ts'
import {
  addRationals,
  fraction,
  invertRational,
  isSameRational,
  multiplyRationals,
  type Rational,
} from './rational.ts'
import { isSameSurd, rationalOf, type Surd } from './surd.ts'
import { call, combine, namesOf, numberTerm, type Term } from './term.ts'

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

/** Points at which two have been seen to be in proportion. */
const fewest = 3

function isMultiple(one: Term, other: Term): boolean {
  return constantRatio(one, other) !== null
}

/** How many times the second the first is, wherever both are defined; null where that changes, or they are nothing throughout. */
export function constantRatio(one: Term, other: Term): Surd | null {
  const [ours, theirs] = [exactValues(one), exactValues(other)]
  let [ratio, seen]: [Surd | null, number] = [null, 0]
  for (const [index, { value: above }] of ours.entries()) {
    const below = theirs[index]?.value ?? 'too-long'
    if (above === 'too-long' || below === 'too-long') continue
    if (above === 'nowhere' || below === 'nowhere') {
      if (above !== below) return null
      continue
    }
    if (above.size === 0 && below.size === 0) continue
    if (above.size === 0 || below.size === 0) return null
    const quotient = divideExactly(above, below)
    if (!isReckoned(quotient)) continue
    if (ratio !== null && !isSameSurd(ratio, quotient)) return null
    ;[ratio, seen] = [quotient, index < plainPoints.length ? seen + 1 : seen]
  }
  return seen < fewest ? null : ratio
}

/** Whether both or neither are defined where `divisor` is nothing; only seen of what is linear in one of its letters. */
function agreeAtZero(divisor: Term, one: Term, other: Term): boolean {
  for (const name of namesOf(divisor)) {
    const roots = plainPoints.slice(0, 2).map((point) => rootIn(divisor, name, point))
    if (roots.some((root) => root === null)) continue
    return roots.every((root, index) => {
      const point = plainPoints[index]
      if (root === null || point === undefined) return false
      const [ours, theirs] = [one, other].map((term) =>
        exactWorth(term, { point, set: new Map([[name, root]]), standsIn: false }),
      )
      if (ours === 'too-long' || theirs === 'too-long') return false
      return (ours === 'nowhere') === (theirs === 'nowhere')
    })
  }
  return false
}

/** Where it is nothing; null where it is not linear in that letter, as far as four values show. */
function rootIn(divisor: Term, name: string, point: Point): Rational | null {
  const values = [0n, 1n, 2n, 7n].map((whole) => {
    const set = new Map([[name, fraction(whole)]])
    const value = exactWorth(divisor, { point, set, standsIn: false })
    return isReckoned(value) ? rationalOf(value) : null
  })
  const [first, second, third, last] = values
  if (first == null || second == null || third == null || last == null) return null
  const step = minus(second, first)
  if (step.above === 0n || !isSameRational(minus(third, second), step)) return null
  if (!isSameRational(minus(last, first), multiplyRationals(step, fraction(7n)))) return null
  return multiplyRationals(minus(fraction(0n), first), invertRational(step))
}

function minus(a: Rational, b: Rational): Rational {
  return addRationals(a, { above: -b.above, below: b.below })
}
