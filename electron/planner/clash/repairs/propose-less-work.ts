// Repairs by less work: shorter items, or fewer of them.
import { findTask } from '../../../../shared/schedule/state.ts'
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import type { Placing } from '../placing.ts'
import { idsOf, readStateDemands } from '../state-demands.ts'
import { applyChange } from './apply-change.ts'
import { effortOf } from './effort.ts'
import {
  bestOf,
  leastHelpful,
  tryChange,
  type Proposal,
  type ProposalContext,
  type Proposer,
} from './proposal.ts'

/** Pending items of each group that has a part in the clash, the last first: what is done last is missed least. */
function workAtStake({ read, plan, clashing }: ProposalContext): number[][] {
  return read.demands.groups
    .map((_, group) => idsOf(read, group))
    .filter((ids) => ids.some((id) => clashing.has(id)))
    .map((ids) => ids.filter((id) => findTask(plan.state, id)?.place === null).toReversed())
    .filter((ids) => ids.length > 0)
}

/** The least of one kind; where that does not help, what the best plan leaves out anyway. */
export const proposeDrop: Proposer = (context) => {
  const ofOneKind = workAtStake(context).map((ids) =>
    leastHelpful(ids.length, (amount) => {
      const change = dropping(ids.slice(0, amount))
      return tryChange(context, change, effortOf('drop', periodsOf(context, change.taskIds)))
    }),
  )
  const [best] = bestOf(ofOneKind)
  return best === undefined ? dropMissing(context) : [best]
}

type Drop = Extract<RepairChange, { kind: 'drop' }>

function dropping(ids: readonly number[]): Drop {
  return { kind: 'drop', taskIds: ids.toSorted((a, b) => a - b) }
}

/** The plan without them is known. */
function dropMissing(context: ProposalContext): Proposal[] {
  const { plan, missing, placed } = context
  if (missing.some((id) => findTask(plan.state, id)?.place !== null)) return []
  const change = dropping(missing)
  const after = applyChange(plan, change)
  const read = readStateDemands(after.state, after.policy, after.skipped)
  const placing: Placing = new Map()
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

export const proposeShorten: Proposer = (context) =>
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
