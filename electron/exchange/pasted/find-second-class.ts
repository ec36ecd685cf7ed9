// A cell of a weekly table that tells of more than one class, so that what it says is not of the class that it begins with.
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import type { LessonTime } from '../timetable/lesson.ts'
import { readWhen, type ReadWhen } from './read-line.ts'
import { isRoomName } from './split-names.ts'

/** Weeks, times or a weekday that are said once more, behind those that were found; null where there are none. */
export function readSecond({ rest }: ReadWhen, order: DateOrder): ReadWhen | null {
  const second = readWhen(rest, order)
  const isSaid = second.weeks !== null || second.time !== null || second.weekdays !== null
  return isSaid ? second : null
}

/** Nobody is in two classes at once: two such classes in one cell are not both of its day. */
export function areAtOnce(first: ReadWhen, second: ReadWhen): boolean {
  const weeks = new Set(first.weeks?.weeks)
  const isSameWeek =
    first.weeks === null ||
    second.weeks === null ||
    second.weeks.weeks.some((week) => weeks.has(week))
  return isSameWeek && overlap(first.time, second.time)
}

function overlap(a: LessonTime | null, b: LessonTime | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return true
  return a.start <= b.end && b.start <= a.end
}

/** "Algebra A101 Physics B202": a name, its room, and both once more. */
export function hasTwoRooms(plain: string): boolean {
  const kinds = plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isRoomName(word) ? 'room' : 'name'))
  return /name room (?:room )*name (?:name )*room/.test(kinds.join(' '))
}
