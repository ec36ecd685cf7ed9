// Reads what has to find a place, as numbers: groups of like tasks in chains, and where each may start beside what stays.
import { type Places, leftOut, type PlacementProblem, type Starts } from '../problem/problem.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { searchPlan, type SearchResult } from '../engine/search-plan.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import { clearStarts, noStarts, type OpenStarts } from '../problem/clear-starts.ts'
import { coverOf, lowestBit } from '../problem/day-masks.ts'

/** Free tasks with the same duration and starts between which no other stands: any is as good as another. */
export type DemandGroup = {
  /** Of the problem; the first where whole chains are put together. */
  chain: number
  /** Chain by chain and in their order, which a plan may keep to; at least one. */
  tasks: readonly number[]
  duration: number
  /** By day: the periods at which they may start beside everything that is frozen. */
  starts: Int32Array
  /** By slot: the first start at or after it; `never` when there is none. */
  nextStart: Int32Array
  /** By slot: the last start at or before it; `leftOut` when there is none. */
  lastStart: Int32Array
}

export type Demands = {
  days: number
  periods: number
  /** Chain by chain; the groups of one chain in its order. */
  groups: readonly DemandGroup[]
}

/** How many tasks of each group are wanted. Which ones makes no difference. */
export type Counts = readonly number[]

/** After every slot. */
export const never = 2 ** 30

export function readDemands(problem: PlacementProblem): Demands {
  const clear = clearStarts(problem)
  const chains = problem.chains.map((chain, index) => groupChain(problem, chain, index, clear))
  const groups = joinAlike(chains).map((draft): DemandGroup =>
    Object.assign(draft, tabulate(problem, draft.starts)),
  )
  return { days: problem.days, periods: problem.periods, groups }
}

/** All tasks of every group. */
export function wholeCounts({ groups }: Demands): number[] {
  return groups.map(({ tasks }) => tasks.length)
}

/** Periods that the tasks cover together. */
export function periodsOf({ groups }: Demands, counts: Counts): number {
  return groups.reduce((sum, group, index) => sum + group.duration * (counts[index] ?? 0), 0)
}

/** The periods that the group's tasks can lie on, as bits of a day. */
export function coverageOn({ starts, duration }: DemandGroup, day: number): number {
  return coverOf(starts[day] ?? 0, duration)
}

type Draft = { chain: number; tasks: number[]; duration: number; starts: Int32Array }

/** Chains that are all of one kind are one group with others of that kind: their own order is no limit at all. */
function joinAlike(chains: readonly Draft[][]): Draft[] {
  const joined: Draft[] = []
  const whole = new Map<string, Draft>()
  for (const drafts of chains) {
    const [only] = drafts
    const hasStarts = only?.starts.some((mask) => mask !== 0) === true
    // What has no start at all has its own reason for that.
    const key = drafts.length === 1 && hasStarts ? `${only.duration}:${only.starts.join()}` : null
    const known = key === null ? undefined : whole.get(key)
    if (known !== undefined) {
      known.tasks.push(...(only?.tasks ?? []))
      continue
    }
    joined.push(...drafts)
    if (key !== null && only !== undefined) whole.set(key, only)
  }
  return joined
}

function groupChain(
  problem: PlacementProblem,
  chain: readonly number[],
  index: number,
  clear: OpenStarts,
): Draft[] {
  const grouped: Draft[] = []
  for (const task of chain) {
    const found = problem.tasks[task]
    if (found === undefined || found.frozen !== null) continue
    const { duration } = found
    const starts = clear[task] ?? noStarts
    const last = grouped.at(-1)
    const isLike = last?.duration === duration && isSameMasks(last.starts, starts)
    if (last !== undefined && isLike) last.tasks.push(task)
    else grouped.push({ chain: index, tasks: [task], duration, starts })
  }
  return grouped
}

function tabulate(
  { days, periods }: PlacementProblem,
  starts: Int32Array,
): Pick<DemandGroup, 'nextStart' | 'lastStart'> {
  const slots = days * periods
  const nextStart = new Int32Array(slots + 1)
  const lastStart = new Int32Array(slots + 1)
  let filled = 0
  let last = leftOut
  for (const [day, mask] of starts.entries()) {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const slot = day * periods + lowestBit(rest)
      nextStart.fill(slot, filled, slot + 1)
      lastStart.fill(last, filled, slot)
      lastStart[slot] = slot
      last = slot
      filled = slot + 1
    }
  }
  nextStart.fill(never, filled)
  lastStart.fill(last, filled)
  return { nextStart, lastStart }
}

function isSameMasks(a: Int32Array, b: Int32Array): boolean {
  return a.every((mask, day) => mask === b[day])
}

export type Work = { left: number }

/** Whether there was enough; what is taken is gone either way. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps
  return work.left >= 0
}

/** Beyond so many tasks a search needs seconds before its first move. */
const mostSearched = 1000

const moves = 3000

/** A plan that is only weighed and not kept; without moves, tasks lie as early as they can. */
export function searchRoughly(problem: PlacementProblem, initial?: Starts): SearchResult {
  const steps = problem.tasks.length > mostSearched ? 0 : moves
  return searchPlan(problem, { seed: 1, steps, ...(initial === undefined ? {} : { initial }) })
}

export type StateDemands = StateProblem & { demands: Demands }

/** `skipped` are pending items that are not wanted. */
export function readStateDemands(
  state: ScheduleState,
  policy: PlacementPolicy,
  skipped: ReadonlySet<number>,
): StateDemands {
  const read = readProblem(state, policy, skipped)
  return { ...read, demands: readDemands(read.problem) }
}

/** How many of each group's tasks are among the given ones. */
export function countAmong({ demands, taskIds }: StateDemands, ids: ReadonlySet<number>): Counts {
  return demands.groups.map(
    ({ tasks }) => tasks.filter((task) => ids.has(taskIds[task] ?? 0)).length,
  )
}

/** The schedule's tasks of a group. */
export function idsOf({ demands, taskIds }: StateDemands, group: number): number[] {
  return (demands.groups[group]?.tasks ?? []).flatMap((task) => taskIds[task] ?? [])
}

/** A plan with what is frozen and what has been placed, nothing else. */
export function toStarts({ problem }: StateDemands, placing: Places): Starts {
  return Int32Array.from(
    problem.tasks,
    ({ frozen }, task) => frozen ?? placing.get(task) ?? leftOut,
  )
}
