// Tells whose work is meant where a course is named beside it.
import type { Ground } from '../ground.ts'
import type { Frame } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { Operand } from '../words/task-words.ts'

/** "Calc midterm prep": of the works that are called so those of the course that is named with them. */
export function ofOneCourse(mentions: readonly NameOwner[][], { state }: Ground): NameOwner[] {
  const courses = mentions.map(
    (owners) => new Set(owners.map((each) => courseOfOwner(each, state))),
  )
  const common = courses.reduce((all, each) => all.intersection(each), courses[0] ?? new Set())
  const owners = mentions.flat()
  return common.size === 0
    ? owners
    : owners.filter((owner) => common.has(courseOfOwner(owner, state)))
}

/** "Calculus and limits" are two. */
export function coursesAlone({ slots }: Frame, text: string): string[] {
  return slots
    .filter(({ role, to }) => role === 'course' && !joins.test(text.slice(to)))
    .map((slot) => slot.text)
}

const joins = /^\s*(?:(?:and|or|n|plus)\b|[&+,，、]|[和跟与或])/iu

/** 纲要课第四章不考，删掉: beside a block of its own a course only tells whose it is. */
export function withoutWider(
  operands: readonly Operand[],
  courses: readonly NameOwner[],
  { state }: Ground,
): Operand[] {
  const courseOf = (owner: NameOwner) => courseOfOwner(owner, state)
  const items = operands.filter(({ names }) => names.flat().some(({ kind }) => kind === 'item'))
  const owned = new Set(items.flatMap(({ names }) => names.flat().map(courseOf)))
  return operands.filter(({ names, isAll }) => {
    const owners = names.flat()
    const isWide = owners.length > 0 && owners.every(({ kind }) => kind !== 'item') && !isAll
    const isCourse = owners.every(({ kind, id }) =>
      courses.some((course) => course.kind === kind && course.id === id),
    )
    return !isWide || !isCourse || !owners.every((owner) => owned.has(courseOf(owner)))
  })
}
