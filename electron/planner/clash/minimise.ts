// From demands that clash to the fewest that do: every demand fewer, and the rest fits.
import { isWithin, type Checker } from './checker.ts'
import { wholeCounts, type Counts } from './demands.ts'

export type Minimal = {
  counts: Counts
  /** Every set with one demand fewer was shown to fit. */
  isMinimal: boolean
  /** No clash of these demands has fewer. */
  isSmallest: boolean
}

/** How often a smaller clash is looked for, and how many counts of groups one look may weigh. */
const looks = 60
const choices = 100_000
/** Beyond so many demands the smallest clash is only looked for among those found to clash. */
const smallField = 60

/** `counts` are known to clash. */
export function minimise(checker: Checker, counts: Counts): Minimal {
  const { check } = checker
  const explained = orders(checker, counts)
    .map((units) => quickXplain(checker, counts, units))
    // Where the check could not tell, what was explained may be more than is known to clash.
    .filter((each) => check(each) === 'clashes')
  const found = explained.reduce(
    (best, next) => (sizeOf(next) < sizeOf(best) ? next : best),
    counts,
  )
  const whole = wholeCounts(checker.demands)
  const field = sizeOf(whole) <= smallField ? whole : counts
  const { smallest, isProven } = findSmallest(checker, field, found)
  return {
    counts: smallest,
    isMinimal: smallest.every(
      (count, group) => count === 0 || check(smallest.with(group, count - 1)) === 'fits',
    ),
    isSmallest: isProven && field === whole,
  }
}

/** One entry for each single demand: its group. */
type Units = readonly number[]

/** Different orders end at different clashes; these favour long tasks, and early or late deadlines. */
function orders({ demands }: Checker, counts: Counts): Units[] {
  const units = counts.flatMap((count, group) => Array.from({ length: count }, () => group))
  const durationOf = (group: number) => demands.groups[group]?.duration ?? 0
  const deadlineOf = (group: number) => demands.groups[group]?.lastStart.at(-1) ?? 0
  return [
    units.toSorted((a, b) => durationOf(a) - durationOf(b) || deadlineOf(b) - deadlineOf(a)),
    units.toSorted((a, b) => deadlineOf(b) - deadlineOf(a) || durationOf(a) - durationOf(b)),
    units.toSorted((a, b) => deadlineOf(a) - deadlineOf(b) || durationOf(a) - durationOf(b)),
  ]
}

/** QuickXplain (Junker 2004): the demands that stand last in `units` are the first to be taken into the clash. */
function quickXplain({ check }: Checker, counts: Counts, units: Units): Counts {
  const explain = (background: Counts, isNew: boolean, rest: Units): Units => {
    if (isNew && check(background) === 'clashes') return []
    if (rest.length === 1) return rest
    const half = Math.ceil(rest.length / 2)
    const first = rest.slice(0, half)
    const second = rest.slice(half)
    const ofSecond = explain(add(background, first), true, second)
    const ofFirst = explain(add(background, ofSecond), ofSecond.length > 0, first)
    return [...ofSecond, ...ofFirst]
  }
  const none = counts.map(() => 0)
  return add(none, explain(none, false, units))
}

/**
 * A clash has more of some group than each set of demands that fits. The smallest counts of which that is true of
 * all sets known to fit either clash, and then nothing smaller does, or are themselves a new set that fits
 * (Ignatiev et al. 2015).
 */
function findSmallest(
  checker: Checker,
  counts: Counts,
  found: Counts,
): { smallest: Counts; isProven: boolean } {
  for (let look = 0; look < looks; look += 1) {
    const next = leastBeyond(counts, checker.fitting(), sizeOf(found))
    if (next === 'too-many') return { smallest: found, isProven: false }
    if (next === null) return { smallest: found, isProven: true }
    const verdict = checker.check(next)
    if (verdict === 'clashes') return { smallest: next, isProven: true }
    if (verdict === 'unknown') return { smallest: found, isProven: false }
    grow(checker, counts, next)
  }
  return { smallest: found, isProven: false }
}

/** Makes a set that fits as large as it gets; the checker remembers it. */
function grow({ check }: Checker, counts: Counts, start: Counts): void {
  let fits = start
  for (const [group, most] of counts.entries()) {
    let low = fits[group] ?? 0
    let high = most
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (check(fits.with(group, middle)) === 'fits') low = middle
      else high = middle - 1
    }
    fits = fits.with(group, low)
  }
}

/** The least counts within `most` that none of `known` holds, if they are fewer than `bound`. */
function leastBeyond(
  most: Counts,
  known: readonly Counts[],
  bound: number,
): Counts | null | 'too-many' {
  let best: Counts | null = null
  let limit = bound
  // A choice costs as much as there are groups.
  let left = Math.ceil(choices / most.length)
  const seen = new Set<string>()
  const extend = (counts: Counts, size: number): void => {
    left -= 1
    if (size >= limit || left < 0) return
    const key = counts.join()
    if (seen.has(key)) return
    seen.add(key)
    const holding = known.find((fits) => isWithin(counts, fits))
    if (holding === undefined) {
      best = counts
      limit = size
      return
    }
    for (const [group, count] of holding.entries()) {
      if (left < 0) return
      if (count < (most[group] ?? 0)) {
        extend(counts.with(group, count + 1), size + count + 1 - (counts[group] ?? 0))
      }
    }
  }
  extend(
    most.map(() => 0),
    0,
  )
  return left < 0 ? 'too-many' : best
}

function sizeOf(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function add(counts: Counts, units: Units): Counts {
  const sum = [...counts]
  for (const group of units) sum[group] = (sum[group] ?? 0) + 1
  return sum
}
