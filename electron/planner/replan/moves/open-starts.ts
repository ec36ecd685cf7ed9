// Where each free task could start once every chain has room for all its tasks.
import { noStarts, type OpenStarts } from '../../problem/clear-starts.ts'
import { dropAfter, dropBefore, firstStart, lastStart } from '../../problem/day-masks.ts'
import { leftOut, type PlacementProblem } from '../../problem/problem.ts'

/**
 * What is left of `clear` when each chain needs room for all its tasks: a start that is missing here is out of the
 * question whatever moves. Tasks given up no longer bind the order of their chain.
 */
export function openStarts(
  problem: PlacementProblem,
  clear: OpenStarts,
  givenUp: ReadonlySet<number>,
): OpenStarts {
  const open = clear.map((starts, task) => (givenUp.has(task) ? noStarts : Int32Array.from(starts)))
  for (const chain of problem.chains) {
    const members = chain.filter((task) => !givenUp.has(task))
    leaveRoomBefore(problem, open, members)
    leaveRoomAfter(problem, open, members)
  }
  return open
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
      ready = first === leftOut ? Infinity : first + each.duration
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
      const last = lastStart(starts, problem.periods)
      due = last === leftOut ? -Infinity : last
    } else due = each.frozen
  }
}
