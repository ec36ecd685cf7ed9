// What a proposer of repairs is given, and how it finds the least change that helps.
import { type Places, leftOut, type Slot } from '../../problem/problem.ts'
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { checkDemands, type CheckResult } from '../checker.ts'
import {
  wholeCounts,
  type Counts,
  countAmong,
  readStateDemands,
  type StateDemands,
  searchRoughly,
  spend,
  type Work,
} from '../demands.ts'
import { type Plan, applyChange } from './apply-change.ts'

export type Tried = {
  fits: 'all' | 'these'
  read: StateDemands
  /** Where what fits may lie. */
  placing: Places
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
function searchWhole({ problem }: StateDemands, work: Work): Places | null {
  if (!spend(work, workOfSearch)) return null
  const { starts } = searchRoughly(problem)
  return starts.includes(leftOut) ? null : new Map(starts.entries())
}

/** How good a try is: 2 all, 1 what it is about, 0 nothing. */
function levelOf(tried: Tried | null): 0 | 1 | 2 {
  if (tried === null) return 0
  return tried.fits === 'all' ? 2 : 1
}

export type ProposalContext = {
  plan: Plan
  read: StateDemands
  /** The tasks of the clash. */
  clashing: ReadonlySet<number>
  /** What a repair has to make room for at least: all work of these kinds, beside what has a place anyway. */
  target: ReadonlySet<number>
  /** The best plan as it is: where tasks lie, and those it leaves out. */
  placed: ReadonlyMap<number, Slot>
  missing: readonly number[]
  /** The classes of the clash, the least important first. */
  classes: readonly TaskClass[]
  work: Work
}

/** A repair that was tried and helps. */
export type Proposal = { change: RepairChange; tried: Tried; effort: number }

export type Proposer = (context: ProposalContext) => Proposal[]

/** What reading a changed plan costs beside the check of its demands. */
export function workOfReading({ read: { problem } }: ProposalContext): number {
  return 5000 + Math.round(2.5 * problem.tasks.length * problem.days)
}

/** Null where the change does not help. */
export function tryChange(
  context: ProposalContext,
  change: RepairChange,
  effort: number,
): Proposal | null {
  const { plan, target, work } = context
  if (!spend(work, workOfReading(context))) return null
  const tried = tryPlan(applyChange(plan, change), target, work)
  return tried === null ? null : { change, tried, effort }
}

/**
 * The smallest amount, from 1 to `most`, that helps as much as the most does: where much never helps less than little,
 * halving finds it.
 */
export function leastHelpful(
  most: number,
  attempt: (amount: number) => Proposal | null,
): Proposal | null {
  if (most < 1) return null
  let best = attempt(most)
  if (best === null) return null
  const level = levelOf(best.tried)
  let low = 1
  let high = most
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const found = attempt(middle)
    if (found !== null && levelOf(found.tried) >= level) {
      best = found
      high = middle
    } else {
      low = middle + 1
    }
  }
  return best
}

/** The first that helps everything, else the first that helps at all; nothing after the former is tried. */
export function firstHelpful<Choice>(
  choices: Iterable<Choice>,
  attempt: (choice: Choice) => Proposal | null,
): Proposal | null {
  let best: Proposal | null = null
  for (const choice of choices) {
    const found = attempt(choice)
    if (found === null) continue
    if (found.tried.fits === 'all') return found
    best ??= found
  }
  return best
}

/** Those that help more come first, then those that ask less. */
export function compareProposals(a: Proposal, b: Proposal): number {
  return levelOf(b.tried) - levelOf(a.tried) || a.effort - b.effort
}

export function bestOf(proposals: readonly (Proposal | null)[]): Proposal[] {
  const [best] = proposals.filter((each) => each !== null).toSorted(compareProposals)
  return best === undefined ? [] : [best]
}
