// What only all that is known together puts in doubt: another day in the timetable, work that is there, more of it or all.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { timetableExam } from './guide-dates.ts'
import type { Heard } from './heard.ts'
import { withDoubt, type Known } from './known.ts'
import type { Taking } from './learn-dates.ts'

/** What only all of it together shows: the timetable's exam against what was said, and work that is there already. */
export function doubtWhole(
  before: Known,
  known: Known,
  heard: Heard,
  { isFree, ground }: Taking,
): Known {
  const told = timetableExam(known, ground)
  const isOther = known.exam !== null && told !== null && told.date !== known.exam.date
  const isChanged =
    before.exam?.date !== known.exam?.date || before.course?.name !== known.course?.name
  const isAgainst =
    isOther && isChanged && !known.isExamSure && !isCorrectedAfterDraft(heard, isFree)
  const { exam } = known
  const doubted =
    isAgainst && exam !== null && told !== null
      ? withDoubt(known, { kind: 'two-exams', first: told, second: exam, isTimetable: true })
      : known
  const isThere = doubtThere(before, doubted, ground)
  return isThere === doubted ? doubtScope(before, doubted, ground) : isThere
}

/** With a course that has open work: whether that is meant. */
export function doubtThere(before: Known, known: Known, ground: Ground): Known {
  const work = before.course?.name === known.course?.name ? null : workThere(known, ground)
  return work === null || isOtherWork(known, work, ground)
    ? known
    : withDoubt(known, { kind: 'work-exists', classId: work })
}

/** An essay beside readings: it can't be meant. */
function isOtherWork({ work, title, isExam }: Known, classId: number, { state }: Ground): boolean {
  const there = findTaskClass(state, classId)?.title ?? ''
  if (isExam && kinds.test(there)) return true
  const [kind = ''] = kinds.exec(work ?? '') ?? []
  const noun = kind.toLowerCase().replace(/s$/, '')
  return title === null && noun !== '' && !there.toLowerCase().includes(noun)
}

const kinds =
  /(?:report|essay|paper|presentation|thesis|project|poster|talk)s?\b|报告|論文|论文|報告|作文|展示|演讲|大作业|笔记|pre\b/i

/** "10 hours", to work that has six: on top of them, or with them. */
function doubtScope(before: Known, known: Known, { state }: Ground): Known {
  const { classId, amount, scope } = known
  if (classId === null || amount === null || amount.kind === 'rate' || scope !== null) return known
  const isNew = before.classId !== classId || !isSameValue(before.amount, amount)
  if (!isNew || itemsOfClass(state, classId).length === 0) return known
  return withDoubt(known, { kind: 'more-or-all', classId, amount })
}

function isCorrectedAfterDraft({ isCorrection }: Heard, isFree: Taking['isFree']): boolean {
  return isCorrection && isFree('course')
}

/** The one body of work of this course that still waits, or lies ahead. */
function workThere({ course }: Known, { state, now }: Ground): number | null {
  if (course === null || !course.isKnown) return null
  const open = state.taskClasses.filter(
    ({ id, course: name, toDay }) =>
      name === course.name &&
      toDay >= now.day &&
      itemsOfClass(state, id).some(
        (item) => markOf(item) === null && (item.place === null || item.place.day >= now.day),
      ),
  )
  return open.length === 1 ? (open[0]?.id ?? null) : null
}
