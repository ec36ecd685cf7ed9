// Where each free task could start if all free ones of other chains gave way.
import { runStarts } from '../../../../shared/schedule/free-runs.ts'
import { stretch } from '../../problem/day-content.ts'
import type { PlacementProblem } from '../../problem/problem.ts'

/** By task, then by day: the periods at which it may start; empty for frozen tasks and those given up. */
export type OpenStarts = readonly Int32Array[]

const none = new Int32Array(0)

/** As far as limits, fixed things and frozen tasks go: their periods, and their place in the chain. */
export function clearStarts(problem: PlacementProblem): OpenStarts {
  const { periods } = problem
  const taken = takenByFrozen(problem)
  const clear = problem.tasks.map(({ frozen, starts, duration }) =>
    frozen === null
      ? starts.map((mask, day) => mask & runStarts(~(taken[day] ?? 0), duration))
      : none,
  )
  for (const chain of problem.chains) {
    let ready = 0
    for (const task of chain) {
      dropBefore(clear[task] ?? none, ready, periods)
      ready = endOfFrozen(problem, task) ?? ready
    }
    let due = Infinity
    for (const task of chain.toReversed()) {
      dropAfter(clear[task] ?? none, due - (problem.tasks[task]?.duration ?? 0), periods)
      due = problem.tasks[task]?.frozen ?? due
    }
  }
  return clear
}

function endOfFrozen({ tasks }: PlacementProblem, task: number): number | null {
  const each = tasks[task]
  return each === undefined || each.frozen === null ? null : each.frozen + each.duration
}

/**
 * What is left of `clear` when each chain needs room for all its tasks: a start that is missing here is out of the
 * question whatever moves. Tasks given up no longer bind the order of their chain.
 */
export function openStarts(
  problem: PlacementProblem,
  clear: OpenStarts,
  givenUp: ReadonlySet<number>,
): OpenStarts {
  const open = clear.map((starts, task) => (givenUp.has(task) ? none : Int32Array.from(starts)))
  for (const chain of problem.chains) {
    const members = chain.filter((task) => !givenUp.has(task))
    leaveRoomBefore(problem, open, members)
    leaveRoomAfter(problem, open, members)
  }
  return open
}

/** By day: the periods on which frozen tasks lie. */
function takenByFrozen({ days, periods, tasks }: PlacementProblem): Int32Array {
  const taken = new Int32Array(days)
  for (const { frozen, duration } of tasks) {
    if (frozen === null) continue
    const day = Math.floor(frozen / periods)
    taken[day] = (taken[day] ?? 0) | stretch(frozen % periods, duration)
  }
  return taken
}

/** Each task after the earliest end of those before it. */
function leaveRoomBefore(
  problem: PlacementProblem,
  open: Int32Array[],
  chain: readonly number[],
): void {
  let ready = 0
  for (const task of chain) {
    const each = problem.tasks[task]
    const starts = open[task]
    if (each === undefined || starts === undefined) continue
    if (each.frozen === null) {
      dropBefore(starts, ready, problem.periods)
      const first = firstStart(starts, problem.periods)
      ready = first === null ? Infinity : first + each.duration
    } else ready = each.frozen + each.duration
  }
}

/** Each task before the latest start of those after it. */
function leaveRoomAfter(
  problem: PlacementProblem,
  open: Int32Array[],
  chain: readonly number[],
): void {
  let due = Infinity
  for (const task of chain.toReversed()) {
    const each = problem.tasks[task]
    const starts = open[task]
    if (each === undefined || starts === undefined) continue
    if (each.frozen === null) {
      dropAfter(starts, due - each.duration, problem.periods)
      due = lastStart(starts, problem.periods) ?? -Infinity
    } else due = each.frozen
  }
}

/** Without the starts before `slot`; in place. */
export function dropBefore(starts: Int32Array, slot: number, periods: number): void {
  for (let day = 0; day < starts.length && day * periods < slot; day += 1) {
    const within = slot - day * periods
    starts[day] = within >= periods ? 0 : (starts[day] ?? 0) & ~stretch(0, within)
  }
}

/** Without the starts after `slot`; in place. */
function dropAfter(starts: Int32Array, slot: number, periods: number): void {
  for (let day = starts.length - 1; day >= 0 && (day + 1) * periods - 1 > slot; day -= 1) {
    const within = slot - day * periods
    starts[day] = within < 0 ? 0 : (starts[day] ?? 0) & stretch(0, within + 1)
  }
}

export function firstStart(starts: Int32Array, periods: number): number | null {
  const day = starts.findIndex((mask) => mask !== 0)
  if (day === -1) return null
  const mask = starts[day] ?? 0
  return day * periods + 31 - Math.clz32(mask & -mask)
}

function lastStart(starts: Int32Array, periods: number): number | null {
  const day = starts.findLastIndex((mask) => mask !== 0)
  return day === -1 ? null : day * periods + 31 - Math.clz32(starts[day] ?? 0)
}

export function hasStart(starts: Int32Array | undefined, slot: number, periods: number): boolean {
  return slot >= 0 && (((starts?.[Math.floor(slot / periods)] ?? 0) >>> (slot % periods)) & 1) === 1
}
