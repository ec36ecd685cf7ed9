// The courses that words name: by their whole names first, else by the short forms and slips that students write.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { holdsName, isOnlyAround, plainName } from '../../../shared/words/course-names.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { findNames } from '../words/task-names.ts'

/** Of `known`, each once; empty where the words name none of them, or are the name of another. */
export function findCourses(
  words: string,
  state: ScheduleState | null,
  known: readonly string[],
): string[] {
  const text = plainName(words)
  const exact = known.filter((course) => plainName(course) === text)
  if (exact.length > 0) return exact
  const within = known.filter((course) => isNamedIn(text, plainName(course)))
  const longest = Math.max(0, ...within.map(({ length }) => length))
  if (within.length > 0) return within.filter(({ length }) => length === longest)
  if (state === null) return []
  const said = normaliseText(words)
  const named = findNames(said, state)
  const rest = named.reduce((left, { start, end }) => cut(left, start, end), said)
  if (!isOnlyAround(rest)) return []
  const owners = named.flatMap((name) => name.owners)
  const courses = new Set(owners.map((owner) => courseOfOwner(owner, state)))
  return known.filter((course) => courses.has(course))
}

function isNamedIn(text: string, course: string): boolean {
  return holdsName(text, course) && isOnlyAround(text.replace(course, ' '))
}

function cut(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
