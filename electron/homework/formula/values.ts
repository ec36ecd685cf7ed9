// What a formula is worth at each of the points (H1), and whether two values are the same.
import { points } from './points.ts'
import { hasRootOfSum } from './roots.ts'
import type { Term } from './term.ts'
import { worthAt, type Found, type Place, type Precision, type Worth } from './worth.ts'

/** Known at fewer points than these, two formulas are not known to be worth the same. */
export const fewest = 3

/** Beside what they are worth: all of these have to agree as well that two formulas are worth the same. */
export function furtherPasses(...terms: readonly Term[]): Place['rootsBelow'][] {
  return terms.some((term) => reckonedOf(term).hasRoots) ? ['all', 'innermost'] : []
}

type Reckoned = { hasRoots: boolean; values: Map<string, Found> }

const reckoned = new WeakMap<Term, Reckoned>()

function reckonedOf(term: Term): Reckoned {
  const known = reckoned.get(term) ?? { hasRoots: hasRootOfSum(term), values: new Map() }
  reckoned.set(term, known)
  return known
}

/** At the point of that number; reckoned once for however many comparisons. */
export function valueOf(
  term: Term,
  index: number,
  rootsBelow: Place['rootsBelow'],
  precision: Precision,
): Found {
  const point = points[index]
  if (point === undefined) return 'beyond'
  const { hasRoots, values } = reckonedOf(term)
  const key = `${precision.digits} ${index} ${hasRoots ? rootsBelow : 'none'}`
  const found = values.get(key) ?? worthAt(term, { point, rootsBelow, set: new Map() }, precision)
  values.set(key, found)
  return found
}

/** As far as their errors tell. */
export function isSameWorth(one: Worth, other: Worth): boolean {
  return one.value
    .minus(other.value)
    .abs()
    .lessThanOrEqualTo(one.error + other.error)
}
