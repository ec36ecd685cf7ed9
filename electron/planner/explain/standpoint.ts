// What there is to know about one item before it is explained: the problem that it is part of, and its scorer.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { layGround } from '../from-state/lay-ground.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import type { PlacementPolicy } from '../policy.ts'
import { addCosts, lossOf, openBoard, type TermCosts } from '../cost/board.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts } from '../problem/problem.ts'
import { unlockTask } from './free-view.ts'

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
  const board = openBoard(problem, starts.with(task, leftOut))
  const loss = lossOf(problem, task)
  const costAt = (slot: Slot) => addCosts(board.changeOf(new Map([[task, slot]])), loss)
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
  const hosted = layGround(state, new Set([item.id])).map(({ hosts }) =>
    hosts.reduce((starts, host) => starts | runStarts(host, item.duration), 0),
  )
  return { ...found, hosted: Int32Array.from(hosted) }
}
