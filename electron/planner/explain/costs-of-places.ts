// What it would cost to have a task at other places than now, by term: fast enough to follow the pointer.
import type { PlaceCost } from '../../../shared/planner/explanation.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { type ScheduleState, findTask } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { addCosts, lossCosts, openBoard, type TermCosts, differingTerms } from '../cost/board.ts'
import { unlockTask } from './find-limits.ts'
import { occupiedDays } from '../from-state/day-capacity.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import {
  leftOut,
  type PlacementProblem,
  type Slot,
  type Starts,
  slotOfPlace,
} from '../problem/problem.ts'

export type Standpoint = {
  item: ItemTask
  problem: PlacementProblem
  starts: Starts
  /** The item's number in the problem. */
  task: number
  /** What the plan with the item at this slot costs, or left out, less the plan without any such item. */
  costAt: (slot: Slot) => TermCosts
}

/**
 * The item moves alone, and other pending items are as if they were not there. The policy says what counts: with
 * `mayMove: 'all'` places are weighed as they were when everything was planned together, else against what stays. Its
 * scope binds nobody here; a `move` term would hold against every place but the present one. Throws for an item that
 * lies outside the window.
 */
export function readStandpoint(
  state: ScheduleState,
  policy: PlacementPolicy,
  item: ItemTask,
): Standpoint {
  const read = readAround(state, policy, item)
  const { starts } = read
  const task = read.taskIds.indexOf(item.id)
  if (task === -1) throw new Error(`item ${item.id} is no part of the plan`)
  const tasks = read.problem.tasks.with(task, hostedAnywhere(state, item, read.problem, task))
  const problem = { ...read.problem, tasks }
  const changeOf = openBoard(problem, starts.with(task, leftOut))
  const loss = lossCosts(problem, task)
  const costAt = (slot: Slot) => addCosts(changeOf(new Map([[task, slot]])), loss)
  return { item, problem, starts, task, costAt }
}

const readings = new WeakMap<ScheduleState, { key: string; read: StateProblem }>()

// States are immutable, and a pointer goes from block to block: the last reading is kept beside its state.
function readAround(state: ScheduleState, policy: PlacementPolicy, item: ItemTask): StateProblem {
  const isOwn = item.place === null || item.locked || policy.mayMove !== 'all'
  const key = JSON.stringify([policy, isOwn ? item.id : null])
  const known = readings.get(state)
  if (known?.key === key) return known.read
  const own = { ...policy, classIds: null, scope: null, mayMove: addTo(policy.mayMove, item.id) }
  const others = state.tasks.filter(
    (task) => task.kind === 'item' && task.place === null && task.id !== item.id,
  )
  // A lock keeps an item where it is, but does not change what it would cost elsewhere.
  const read = readProblem(unlockTask(state, item.id), own, new Set(others.map(({ id }) => id)))
  readings.set(state, { key, read })
  return read
}

function addTo(
  mayMove: PlacementPolicy['mayMove'],
  id: number,
): NonNullable<PlacementPolicy['mayMove']> {
  if (mayMove === 'all') return mayMove
  return mayMove === undefined || mayMove === 'none' ? [id] : [...mayMove, id]
}

/** Where it would lie inside a host even against its limits, so that such places can be weighed too. */
function hostedAnywhere(
  state: ScheduleState,
  item: ItemTask,
  { tasks }: PlacementProblem,
  task: number,
): PlacementProblem['tasks'][number] {
  const found = tasks[task]
  if (found === undefined) throw new Error(`no task ${task}`)
  const hosted = occupiedDays(state, new Set([item.id])).map(({ hosts }) =>
    hosts.reduce((starts, host) => starts | runStarts(host, item.duration), 0),
  )
  return { ...found, hosted: Int32Array.from(hosted) }
}

/** One for each of `places`, in their order; empty for an event, which nothing weighs, and for an unknown task. */
export function costsOfPlaces(
  state: ScheduleState,
  policy: PlacementPolicy,
  taskId: number,
  places: readonly Place[],
): PlaceCost[] {
  const item = findTask(state, taskId)
  if (item?.kind !== 'item') return []
  return weighPlaces(readStandpoint(state, policy, item), places)
}

/** What the plan would cost with the task there, less what it costs now. */
export function weighPlaces(standpoint: Standpoint, places: readonly Place[]): PlaceCost[] {
  const { problem, costAt } = standpoint
  const now = costsNow(standpoint)
  return places.map((place) => {
    const there = costAt(slotOfPlace(place, problem.periods))
    const terms = differingTerms(now, there)
    return { place, total: terms.reduce((sum, { amount }) => sum + amount, 0), terms }
  })
}

/** The task's share in what the plan costs now. */
export function costsNow({ costAt, starts, task }: Standpoint): TermCosts {
  return costAt(starts[task] ?? leftOut)
}
