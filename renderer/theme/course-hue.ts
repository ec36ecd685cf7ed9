// Which of the twelve hues each course wears: its name's own hue, or the next free one, in order of arrival.
import type { ScheduleState } from '../../shared/schedule/state.ts'

/** OKLCH hue angles, evenly apart. */
export const courseHues = [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345] as const

// Coprime with twelve, so that the walk visits every hue and never lands beside the last one.
const stride = 5

/** A course whose hue is taken walks on until one is free; the thirteenth course shares its own. */
export function assignHues(courses: Iterable<string>): Map<string, number> {
  const hues = new Map<string, number>()
  const taken = new Set<number>()
  for (const course of courses) {
    if (course === '' || hues.has(course)) continue
    const own = hashName(course) % courseHues.length
    let index = own
    for (let step = 0; step < courseHues.length && taken.has(index); step += 1)
      index = (index + stride) % courseHues.length
    taken.add(index)
    hues.set(course, courseHues[index] ?? courseHues[0])
  }
  return hues
}

/** Courses in the order in which they came: events by id, then task classes by id. */
export function coursesOf(state: ScheduleState): string[] {
  const courses = new Set<string>()
  for (const task of state.tasks)
    if (task.kind === 'event' && task.course !== '') courses.add(task.course)
  for (const taskClass of state.taskClasses)
    if (taskClass.course !== '') courses.add(taskClass.course)
  return [...courses]
}

// FNV-1a over UTF-16 units.
function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0
  return hash
}
