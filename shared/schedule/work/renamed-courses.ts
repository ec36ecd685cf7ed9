// Which courses a change gives another name: what is kept of a course outside the schedule follows it.
import type { ScheduleDiff, ScheduleRecord } from '../diff.ts'
import type { ScheduleState } from '../state.ts'
import { withDropped } from '../task.ts'

/** From the old name to the new one, where nothing bears the old one after the change; `after` is the state then. */
export function renamedCourses(
  { updated }: ScheduleDiff,
  after: ScheduleState,
): { from: string; to: string }[] {
  const names = new Map<string, Set<string>>()
  for (const [before, now] of Object.values(updated)) {
    const [from, to] = [courseOf(before), courseOf(now)]
    if (from === '' || to === '' || from === to) continue
    names.set(from, (names.get(from) ?? new Set()).add(to))
  }
  return [...names].flatMap(([from, tos]) => {
    const [to, ...others] = tos
    return to === undefined || others.length > 0 || hasCourse(after, from) ? [] : [{ from, to }]
  })
}

function courseOf(record: ScheduleRecord): string {
  return record.kind === 'item' ? '' : record.course
}

function hasCourse({ tasks, taskClasses }: ScheduleState, course: string): boolean {
  const records = tasks.flatMap((task): ScheduleRecord[] =>
    task.kind === 'event' ? withDropped(task) : [task],
  )
  return [...records, ...taskClasses].some((record) => courseOf(record) === course)
}
