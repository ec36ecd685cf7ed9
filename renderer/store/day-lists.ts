// Which placed tasks lie on each window day, in the order in which they are read.
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'

/** A list per day that has tasks; with `only`, just those days. */
export function listDays(
  state: ScheduleState,
  only: ReadonlySet<number> | null = null,
): Map<number, readonly number[]> {
  const days = new Map<number, Task[]>()
  for (const task of state.tasks) {
    const day = task.place?.day
    if (day === undefined || (only !== null && !only.has(day))) continue
    const list = days.get(day)
    if (list === undefined) days.set(day, [task])
    else list.push(task)
  }
  return new Map(
    [...days].map(([day, tasks]) => [day, tasks.toSorted(compareInDay).map((task) => task.id)]),
  )
}

/** Every day that a diff takes something from or lays something on. */
export function touchedDays(diff: ScheduleDiff): Set<number> {
  const records = [
    ...Object.values(diff.added),
    ...Object.values(diff.removed),
    ...Object.values(diff.updated).flat(),
  ]
  const days = new Set<number>()
  for (const record of records)
    if (record.kind !== 'class' && record.place !== null) days.add(record.place.day)
  return days
}

function compareInDay(a: Task, b: Task): number {
  return (
    (a.place?.start ?? 0) - (b.place?.start ?? 0) ||
    (b.place?.end ?? 0) - (a.place?.end ?? 0) ||
    Number(isGuest(a)) - Number(isGuest(b)) ||
    a.id - b.id
  )
}

function isGuest(task: Task): boolean {
  return task.kind === 'item' && task.hostId !== null
}
