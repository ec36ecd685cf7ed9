// Up to five repairs of a clash: each proposer's best, tried, then planned anew and scored.
import type { Repair } from '../../../../shared/planner/clash.ts'
import { searchPlan } from '../../engine/search-plan.ts'
import { leftOut } from '../../problem/problem.ts'
import { toStarts } from '../state-demands.ts'
import { movesFor } from '../work.ts'
import { proposeEarlierStart, proposeLaterDate } from './propose-dates.ts'
import { proposeDrop, proposeShorten } from './propose-less-work.ts'
import { proposeMove } from './propose-move.ts'
import {
  proposeBudget,
  proposeKeptDays,
  proposeKeptHours,
  proposeLongerDay,
  proposeStudyInClass,
  proposeWeekdays,
} from './propose-time.ts'
import { compareProposals, type Proposal, type ProposalContext, type Proposer } from './proposal.ts'

const mostRepairs = 5

const proposers: readonly Proposer[] = [
  proposeMove,
  proposeStudyInClass,
  proposeBudget,
  proposeEarlierStart,
  proposeLaterDate,
  proposeLongerDay,
  proposeKeptHours,
  proposeWeekdays,
  proposeKeptDays,
  proposeShorten,
  proposeDrop,
]

/** Those that let everything fit come first, then those that ask least. */
export function findRepairs(context: ProposalContext): Repair[] {
  const before = context.missing.length
  return proposers
    .flatMap((propose) => propose(context))
    .toSorted(compareProposals)
    .slice(0, mostRepairs)
    .map(planAnew)
    .filter(({ fits, leftOut: missing }) => fits === 'all' || missing.length < before)
}

function planAnew({ change, tried, effort }: Proposal): Repair {
  const { read, placing, fits } = tried
  const initial = toStarts(read, placing)
  const { starts, total, terms } = searchPlan(read.problem, {
    seed: 1,
    steps: movesFor(read.problem),
    initial,
  })
  const missing = read.taskIds.filter((_, task) => starts[task] === leftOut)
  return { change, fits, leftOut: missing, cost: total - terms.unplaced, effort }
}
