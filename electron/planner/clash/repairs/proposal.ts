// What a proposer of repairs is given, and how it finds the least change that helps.
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { Slot } from '../../problem/problem.ts'
import type { StateDemands } from '../state-demands.ts'
import { spend, type Work } from '../work.ts'
import { applyChange, type Plan } from './apply-change.ts'
import { levelOf, tryPlan, type Tried } from './try-plan.ts'

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
