// Describes a clash in the schedule's own terms: which items, between when, how much is free and how much is needed, and why.
import type { Amount, ClashFacts, ClashReason } from '../../../shared/planner/clash.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { placeAt } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState, type Window } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { findNoPlace, unlockTask } from '../explain/find-limits.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'
import { countBits } from '../problem/day-masks.ts'
import { findOverfull } from './capacity.ts'
import { checkDemands } from './checker.ts'
import {
  coverageOn,
  periodsOf,
  type Counts,
  type Demands,
  idsOf,
  type StateDemands,
} from './demands.ts'

export function describeDemands(
  state: ScheduleState,
  read: StateDemands,
  counts: Counts,
): ClashFacts {
  const { demands } = read
  const covered = coverageOf(demands, counts)
  return {
    demands: demands.groups.flatMap(({ duration }, group) => {
      const all = itemsOf(state, idsOf(read, group))
      const clashing = all.slice(0, counts[group] ?? 0)
      return [...Map.groupBy(clashing, ({ classId }) => classId)].map(([classId, items]) => ({
        classId,
        taskIds: items.map(({ id }) => id),
        duration,
        wanted: all.filter((item) => item.classId === classId).length,
      }))
    }),
    span: spanOf(covered),
    free: toAmount(
      state.window,
      covered.reduce((sum, mask) => sum + countBits(mask), 0),
    ),
    needed: toAmount(state.window, periodsOf(demands, counts)),
  }
}

function itemsOf(state: ScheduleState, ids: readonly number[]): ItemTask[] {
  return ids
    .flatMap((id) => findTask(state, id) ?? [])
    .filter((task): task is ItemTask => task.kind === 'item')
}

/** The most that fits: all but the shortest of the demands, since every set with one fewer does. */
export function mostThatFits(state: ScheduleState, demands: Demands, counts: Counts): Amount {
  const durations = demands.groups
    .filter((_, group) => (counts[group] ?? 0) > 0)
    .map(({ duration }) => duration)
  return toAmount(state.window, periodsOf(demands, counts) - Math.min(...durations))
}

/** The counts are known to clash, and every count smaller to fit. */
export function findReason(
  state: ScheduleState,
  policy: PlacementPolicy,
  read: StateDemands,
  counts: Counts,
): ClashReason {
  const { demands } = read
  const group = counts.findIndex((count) => count > 0)
  const isAlone = counts.reduce((sum, count) => sum + count, 0) === 1
  const item = isAlone ? findTask(state, idsOf(read, group)[0] ?? 0) : undefined
  if (item?.kind === 'item') return { kind: 'nowhere', why: whyNowhere(state, policy, item) }
  const free = coverageOf(demands, counts).reduce((sum, mask) => sum + countBits(mask), 0)
  if (free < periodsOf(demands, counts)) return { kind: 'time' }
  if (findOverfull(demands, counts) !== null) return { kind: 'pieces' }
  // Each group as a chain of its own: within one the order is no matter.
  const groups = demands.groups.map((each, chain) => Object.assign({}, each, { chain }))
  const anyOrder = checkDemands({ ...demands, groups }, counts, { left: workForReason })
  return anyOrder.kind === 'fits' ? { kind: 'order' } : { kind: 'arrangement' }
}

const workForReason = 1_000_000

function whyNowhere(state: ScheduleState, policy: PlacementPolicy, item: ItemTask) {
  const free = unlockTask(state, item.id)
  const hasPlace = legalStarts(free, item.id, policy.now).length > 0
  return hasPlace
    ? ({ kind: 'kept-free' } as const)
    : findNoPlace(free, { ...item, locked: false }, policy.now)
}

/** By day: the periods on which any of the demands can lie. */
function coverageOf({ groups, days }: Demands, counts: Counts): number[] {
  const wanted = groups.filter((_, group) => (counts[group] ?? 0) > 0)
  return Array.from({ length: days }, (_, day) =>
    wanted.reduce((mask, group) => mask | coverageOn(group, day), 0),
  )
}

function spanOf(covered: readonly number[]): ClashFacts['span'] {
  const first = covered.findIndex((mask) => mask !== 0)
  const last = covered.findLastIndex((mask) => mask !== 0)
  if (first === -1) return null
  const from = covered[first] ?? 0
  const until = covered[last] ?? 0
  return {
    from: placeAt(first + 1, 32 - Math.clz32(from & -from), 1),
    until: placeAt(last + 1, 32 - Math.clz32(until), 1),
  }
}

/** Minutes only where every period is as long: a need in periods has no other length. */
function toAmount({ periods: table }: Window, periods: number): Amount {
  const lengths = new Set(table.map(({ start, end }) => minutesOf(end) - minutesOf(start)))
  const [length] = lengths
  return { periods, minutes: lengths.size === 1 && length !== undefined ? periods * length : null }
}
