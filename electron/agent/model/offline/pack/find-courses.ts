// The courses that words name: by their whole names first, else by the short forms and slips that students write.
import type { ScheduleState } from '../../../../../shared/schedule/state.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { normaliseText } from '../words/normalise-text.ts'
import { findNames } from '../words/task-names.ts'

/** Of `known`, each once; empty where the words name none of them. */
export function findCourses(
  words: string,
  state: ScheduleState | null,
  known: readonly string[],
): string[] {
  const text = normaliseText(words)
  const exact = known.filter((course) => normaliseText(course) === text)
  if (exact.length > 0) return exact
  const within = known.filter((course) => holds(text, normaliseText(course)))
  const longest = Math.max(0, ...within.map(({ length }) => length))
  if (within.length > 0) return within.filter(({ length }) => length === longest)
  if (state === null) return []
  const named = findNames(text, state).flatMap(({ owners }) => owners)
  const courses = new Set(named.map((owner) => courseOfOwner(owner, state)))
  return known.filter((course) => courses.has(course))
}

function holds(text: string, course: string): boolean {
  if (course.length < 2) return false
  return /\p{Script=Han}/u.test(course)
    ? text.includes(course)
    : ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${course} `)
}
