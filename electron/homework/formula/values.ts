// What a formula is worth at each of the points (H1), and whether two values are the same.
import { points } from './points.ts'
import { hasRootOfSum } from './roots.ts'
import type { Term } from './term.ts'
import { worthAt, type Found, type Place, type Precision, type Worth } from './worth.ts'

/** Known at fewer points than these, two formulas are not known to be worth the same. */
export const fewest = 3

/** All of them have to agree that two formulas are worth the same; the first says what they are worth. */
export function passesFor(...terms: readonly Term[]): Place['rootsBelow'][] {
  return terms.some(hasRootOfSum) ? ['none', 'all', 'innermost'] : ['none']
}

const reckoned = new WeakMap<Term, Map<string, Found>>()

/** At the point of that number; reckoned once for however many comparisons. */
export function valueOf(
  term: Term,
  index: number,
  rootsBelow: Place['rootsBelow'],
  precision: Precision,
): Found {
  const point = points[index]
  if (point === undefined) return 'beyond'
  const known = reckoned.get(term) ?? new Map<string, Found>()
  reckoned.set(term, known)
  const key = `${precision.digits} ${index} ${hasRootOfSum(term) ? rootsBelow : 'none'}`
  const found = known.get(key) ?? worthAt(term, { point, rootsBelow, set: new Map() }, precision)
  known.set(key, found)
  return found
}

/** As far as their errors tell. */
export function isSameWorth(one: Worth, other: Worth): boolean {
  return one.value
    .minus(other.value)
    .abs()
    .lessThanOrEqualTo(one.error + other.error)
}
