// Whether a plan changed by a repair fits: everything that is wanted, or at least what it is about.
import { leftOut } from '../../problem/problem.ts'
import { checkDemands, type CheckResult } from '../checker.ts'
import { wholeCounts, type Counts } from '../demands.ts'
import type { Placing } from '../placing.ts'
import { countAmong, readStateDemands, type StateDemands } from '../state-demands.ts'
import { searchRoughly, spend, type Work } from '../work.ts'
import type { Plan } from './apply-change.ts'

export type Tried = {
  fits: 'all' | 'these'
  read: StateDemands
  /** Where what fits may lie. */
  placing: Placing
}

/** The most steps of one try. */
const workForOne = 150_000

/** `target` is what has to fit at least; null where even that clashes, or nobody can tell. */
export function tryPlan(
  { state, policy, skipped }: Plan,
  target: ReadonlySet<number>,
  work: Work,
): Tried | null {
  const read = readStateDemands(state, policy, skipped)
  const whole = check(read, wholeCounts(read.demands), work)
  if (whole.kind === 'fits') return { fits: 'all', read, placing: whole.placing }
  const found = whole.kind === 'unknown' ? searchWhole(read, work) : null
  if (found !== null) return { fits: 'all', read, placing: found }
  const these = check(read, countAmong(read, target), work)
  return these.kind === 'fits' ? { fits: 'these', read, placing: these.placing } : null
}

function check({ demands }: StateDemands, counts: Counts, work: Work): CheckResult {
  const own: Work = { left: Math.min(workForOne, work.left) }
  const given = own.left
  const result = checkDemands(demands, counts, own)
  spend(work, given - Math.max(0, own.left))
  return result
}

/** What a search counts for beside the exact check. */
const workOfSearch = 50_000

/** A plan with everything in it, where the exact check could not tell. */
function searchWhole({ problem }: StateDemands, work: Work): Placing | null {
  if (!spend(work, workOfSearch)) return null
  const { starts } = searchRoughly(problem)
  return starts.includes(leftOut) ? null : new Map(starts.entries())
}

/** How good a try is: 2 all, 1 what it is about, 0 nothing. */
export function levelOf(tried: Tried | null): 0 | 1 | 2 {
  if (tried === null) return 0
  return tried.fits === 'all' ? 2 : 1
}
