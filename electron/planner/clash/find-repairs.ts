// Up to five repairs of a clash: each proposer's best, tried, then planned anew and scored.
import type { RepairChange, Repair } from '../../../shared/planner/clash.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { idsOf, readStateDemands, toStarts, searchRoughly } from './demands.ts'
import {
  applyChange,
  effortOf,
  bestOf,
  leastHelpful,
  tryChange,
  type Proposal,
  type ProposalContext,
  type Proposer,
  compareProposals,
} from './proposal.ts'
import {
  proposeMove,
  proposeBudget,
  proposeKeptDays,
  proposeKeptHours,
  proposeLongerDay,
  proposeStudyInClass,
  proposeWeekdays,
} from './propose-time.ts'
import { findExams, nextExam } from '../from-state/spacing.ts'
import { type Places, leftOut } from '../problem/problem.ts'

/** Pending items of each group that has a part in the clash, the last first: what is done last is missed least. */
function workAtStake({ read, plan, clashing }: ProposalContext): number[][] {
  return read.demands.groups
    .map((_, group) => idsOf(read, group))
    .filter((ids) => ids.some((id) => clashing.has(id)))
    .map((ids) => ids.filter((id) => findTask(plan.state, id)?.place === null).toReversed())
    .filter((ids) => ids.length > 0)
}

/** The least of one kind; where that does not help, what the best plan leaves out anyway. */
const proposeDrop: Proposer = (context) => {
  const ofOneKind = workAtStake(context).map((ids) =>
    leastHelpful(ids.length, (amount) => {
      const change = dropping(ids.slice(0, amount))
      return tryChange(context, change, effortOf('drop', periodsOf(context, change.taskIds)))
    }),
  )
  const [best] = bestOf(ofOneKind)
  return best === undefined ? dropMissing(context) : [best]
}

function dropping(ids: readonly number[]): Extract<RepairChange, { kind: 'drop' }> {
  return { kind: 'drop', taskIds: ids.toSorted((a, b) => a - b) }
}

/** The plan without them is known. */
function dropMissing(context: ProposalContext): Proposal[] {
  const { plan, missing, placed } = context
  if (missing.some((id) => findTask(plan.state, id)?.place !== null)) return []
  const change = dropping(missing)
  const after = applyChange(plan, change)
  const read = readStateDemands(after.state, after.policy, after.skipped)
  const placing: Places = new Map()
  for (const [task, id] of read.taskIds.entries()) {
    const slot = placed.get(id)
    if (slot !== undefined) placing.set(task, slot)
  }
  const effort = effortOf('drop', periodsOf(context, missing))
  return [{ change, tried: { fits: 'all', read, placing }, effort }]
}

function periodsOf(context: ProposalContext, ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + durationOf(context, [id]), 0)
}

const proposeShorten: Proposer = (context) =>
  bestOf(
    workAtStake(context).flatMap((ids) => {
      const from = durationOf(context, ids)
      // No less than half is left of any: less than that is other work.
      const shorter = Array.from({ length: Math.floor(from / 2) }, (_, index) => from - 1 - index)
      return shorter.map((to) =>
        leastHelpful(ids.length, (amount) =>
          tryChange(
            context,
            { kind: 'shorten', taskIds: ids.slice(0, amount).toReversed(), from, to },
            effortOf('shorten', amount * (from - to)),
          ),
        ),
      )
    }),
  )

function durationOf({ plan }: ProposalContext, ids: readonly number[]): number {
  const item = findTask(plan.state, ids[0] ?? 0)
  return item?.kind === 'item' ? item.duration : 0
}

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
