// Which course a phrase means: one of the schedule's, one that is spelled near it, or a new one.
import { upperFirst } from '../../../shared/text/upper-first.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { allowedSlips, editDistance } from '../words/edit-distance.ts'
import { knownNames, type NameOwner } from '../words/known-names.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { findNames } from '../words/task-names.ts'

export type CourseMatch =
  | { kind: 'known'; course: string }
  /** Of several courses, or almost the name of one. */
  | { kind: 'near'; near: string; said: string }
  | { kind: 'new'; said: string }

/** In the order of the schedule, each once. */
export function coursesOf(state: ScheduleState): string[] {
  const classes = state.taskClasses.map(({ course }) => course)
  const events = state.tasks.flatMap((task) =>
    task.kind === 'event' && task.eventKind !== 'personal' ? [task.course] : [],
  )
  return [...new Set([...classes, ...events])].filter((course) => course.trim() !== '')
}

/** `phrase` in lower case; `raw` are the words as they were written. */
export function matchCourse(phrase: string, raw: string, state: ScheduleState): CourseMatch {
  const courses = coursesOf(state)
  const same = courses.find((course) => normaliseText(course) === phrase)
  if (same !== undefined) return { kind: 'known', course: same }
  const named = coursesNamed(phrase, state)
  const [only] = named
  if (only !== undefined && named.length === 1) return { kind: 'known', course: only }
  if (only !== undefined) return { kind: 'near', near: only, said: phrase }
  const said = asWritten(phrase, raw)
  const near =
    courses.find((course) => isNear(phrase, normaliseText(course))) ?? partOf(phrase, state)
  return near === null ? { kind: 'new', said } : { kind: 'near', near, said }
}

/** By its whole name, another name of it, a word of it or its abbreviation. */
function coursesNamed(phrase: string, state: ScheduleState): string[] {
  const owners = knownNames(state).flatMap(({ text, owner }) =>
    text === phrase && owner.kind !== 'item' ? [owner] : [],
  )
  if (owners.length > 0) return unique(owners, state)
  if (!/^\p{Script=Han}+$/u.test(phrase)) return []
  const whole = findNames(phrase, state).find(
    ({ start, end }) => start === 0 && end === phrase.length,
  )
  return unique(whole?.owners.filter(({ kind }) => kind !== 'item') ?? [], state)
}

function unique(owners: readonly NameOwner[], state: ScheduleState): string[] {
  return [...new Set(owners.map((owner) => courseOfOwner(owner, state)))].filter(
    (name) => name !== '',
  )
}

function isNear(phrase: string, course: string): boolean {
  const slips = allowedSlips(course.length)
  return slips > 0 && editDistance(phrase, course, slips) <= slips
}

/** "Calculus II" and 高等数学下 hold the name of a course, and may be another. */
function partOf(phrase: string, state: ScheduleState): string | null {
  const held = coursesOf(state).find((course) => {
    const name = normaliseText(course)
    const isWhole = /\p{Script=Han}/u.test(name)
      ? name.length > 1 && phrase.includes(name)
      : ` ${phrase} `.includes(` ${name} `)
    return name !== '' && isWhole
  })
  return held ?? null
}

/** The capitals that the person wrote, or those of a name. */
function asWritten(phrase: string, raw: string): string {
  const line = raw.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(phrase)
  // The article is part of such a title, where it was written as one.
  const article = phrase.startsWith('introduction ') && line.slice(0, at).endsWith('An ') ? 3 : 0
  const words = at < 0 ? phrase : line.slice(at - article, at + phrase.length)
  return Array.from(upperFirst(words)).slice(0, 80).join('')
}
