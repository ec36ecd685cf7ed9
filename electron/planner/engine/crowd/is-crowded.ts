// Whether days are so full of tasks that they are better searched by places than packed one by one.
import { leftOut, type PlacementProblem, type Starts } from '../../problem/problem.ts'

/** Tasks on the day of a usual task from which on moves of single places find more in the same time (measured). */
const manyTasks = 5

/** Of tasks that can be moved, by what a first plan has on their days. */
export function isCrowded({ tasks, days, periods }: PlacementProblem, starts: Starts): boolean {
  const count = new Int32Array(days)
  let placed = 0
  for (const [task, { frozen }] of tasks.entries()) {
    const slot = starts[task] ?? leftOut
    if (frozen !== null || slot === leftOut) continue
    const day = Math.floor(slot / periods)
    count[day] = (count[day] ?? 0) + 1
    placed += 1
  }
  const onSameDay = count.reduce((sum, each) => sum + each * each, 0)
  return onSameDay >= manyTasks * placed && placed > 0
}
