// Which of the twelve hues each course wears: by its place among the courses, far from the hue of the one before it.
import type { ScheduleState } from '../schedule/state.ts'

/** OKLCH hue angles, evenly apart. */
export const courseHues = [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345] as const

/** The pattern that goes with a hue, where patterns are drawn; undefined for what belongs to no course. */
export function patternOf(hue: number | undefined): number | undefined {
  const index = courseHues.findIndex((known) => known === hue)
  return index === -1 ? undefined : index
}

// Nearest to the golden angle that is coprime with twelve: every hue is visited, and neighbours lie 150° apart.
const stride = 5
/** The first course is blue: red is the now line's. */
const firstIndex = 8

/** A course that comes later takes no other's hue; the thirteenth shares that of the first. */
export function assignHues(courses: Iterable<string>): Map<string, number> {
  const hues = new Map<string, number>()
  for (const course of courses) {
    if (course === '' || hues.has(course)) continue
    const index = (firstIndex + hues.size * stride) % courseHues.length
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

/** The course whose next exam comes first is the first; those without one keep their order. */
export function coursesByExam(
  courses: readonly string[],
  { tasks }: ScheduleState,
  today: number,
): string[] {
  const daysOf = (name: string) =>
    tasks.flatMap((task) =>
      task.kind === 'event' && task.eventKind === 'exam' && task.course === name
        ? [task.place.day]
        : [],
    )
  const first = (name: string) =>
    Math.min(...daysOf(name).filter((day) => day >= today), Number.MAX_SAFE_INTEGER)
  return courses.toSorted((a, b) => first(a) - first(b))
}
