// How closely the sessions of a body of work follow each other: the fewest days from one to the next.
import { isPlacedItem, type Task } from './task.ts'

/** Days by class; 0 where two lie on one day. Of a class with fewer than two placed sessions there is none. */
export function shortestGaps(
  tasks: Iterable<Task>,
  classIds: ReadonlySet<number>,
): Map<number, number> {
  const days = new Map<number, number[]>()
  for (const task of tasks) {
    if (!isPlacedItem(task) || !classIds.has(task.classId)) continue
    days.set(task.classId, [...(days.get(task.classId) ?? []), task.place.day])
  }
  const gaps = new Map<number, number>()
  for (const [classId, placed] of days) {
    const sorted = placed.toSorted((a, b) => a - b)
    const between = sorted.slice(1).map((day, index) => day - (sorted[index] ?? day))
    if (between.length > 0) gaps.set(classId, Math.min(...between))
  }
  return gaps
}
