// Up to five repairs of a clash: each proposer's best, tried, then planned anew and scored.
import type { Repair } from '../../../../shared/planner/clash.ts'
import { leftOut } from '../../problem/problem.ts'
import { toStarts } from '../state-demands.ts'
import { searchRoughly } from '../work.ts'
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
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { findExams, nextExam } from '../../from-state/find-exam.ts'
import { effortOf } from './effort.ts'
import { bestOf, leastHelpful, tryChange } from './proposal.ts'

type Range = { classId: number | null; fromDay: number; toDay: number }

const proposeLaterDate: Proposer = (context) => {
  const { plan, classes } = context
  const days = plan.state.window.days.length
  const exams = findExams(plan.state)
  const lastDay = ({ course, toDay }: TaskClass) => (nextExam(exams, course, toDay) ?? days + 1) - 1
  const ranges = classes.map((each) => ({ range: rangeOf(each), last: lastDay(each) }))
  const { scope } = plan.policy
  if (scope !== null) ranges.push({ range: { classId: null, ...scope }, last: days })
  return bestOf(ranges.map(({ range, last }) => tryLater(context, range, last)))
}

/** Repairs by dates: how much later the work may be done, or how much earlier it has to begin. */
const proposeEarlierStart: Proposer = (context) => {
  const { scope } = context.plan.policy
  const ranges = context.classes.map(rangeOf)
  if (scope !== null) ranges.push({ ...scope, classId: null })
  return bestOf(ranges.map((range) => tryEarlier(context, range)))
}

function rangeOf({ id, fromDay, toDay }: TaskClass): Range {
  return { classId: id, fromDay, toDay }
}

function tryLater(context: ProposalContext, { classId, fromDay, toDay }: Range, last: number) {
  // Days that are over, or lie before the first, would be no gain.
  const from = Math.max(toDay, fromDay - 1, context.plan.policy.now.day - 1)
  return leastHelpful(last - from, (amount) => {
    const change: RepairChange = { kind: 'later-date', classId, from: toDay, to: from + amount }
    return tryChange(context, change, effortOf('later-date', amount))
  })
}

function tryEarlier(context: ProposalContext, { classId, fromDay, toDay }: Range) {
  const first = Math.max(1, context.plan.policy.now.day)
  const until = Math.min(fromDay, toDay + 1)
  return leastHelpful(until - first, (amount) => {
    const to = until - amount
    const change: RepairChange = { kind: 'earlier-start', classId, from: fromDay, to }
    return tryChange(context, change, effortOf('earlier-start', amount))
  })
}

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
  const { starts, total, terms } = searchRoughly(read.problem, toStarts(read, placing))
  const missing = read.taskIds.filter((_, task) => starts[task] === leftOut)
  return { change, fits, leftOut: missing, cost: total - terms.unplaced, effort }
}
