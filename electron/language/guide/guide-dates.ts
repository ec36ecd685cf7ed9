// From what was said to days of the window: the exam, told or in the timetable, and the days that the work may lie on.
import { addDays, dateToDay, dayToDate } from '../../../shared/schedule/calendar.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { findExams } from '../read/find-exams.ts'
import type { Ground } from '../ground.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import type { GuideExam, Known } from './known.ts'
import { surelyInTime } from './vague-day.ts'

export type GuideDays = {
  fromDay: number
  toDay: number
  exam: { day: number; slots: GuideExam['slots'] } | null
  isTimetable: boolean
  /** Nothing told when it ends: it may take the whole term. */
  isOpenEnd: boolean
}

/** The course's next exam in the timetable; null where there is none ahead. */
export function timetableExam(
  { course, sitting }: Pick<Known, 'course' | 'sitting'>,
  { state, now }: Ground,
): GuideExam | null {
  if (course === null) return null
  const name = normaliseText(course.name)
  const ofCourse = state.tasks.filter(
    (task): task is EventTask =>
      task.kind === 'event' &&
      task.eventKind === 'exam' &&
      (normaliseText(task.course) === name ||
        (name.length > 1 && normaliseText(task.title).includes(name))),
  )
  if (ofCourse.length === 0) return null
  const names = ofCourse.map(({ series }) => ({ kind: 'series' as const, id: series }))
  const meant = new Set(findExams({ sitting, names }, state))
  const [next] = ofCourse
    .filter(({ id, place }) => meant.has(id) && place.day >= now.day)
    .toSorted((a, b) => a.place.day - b.place.day)
  if (next === undefined) return null
  const { day, start, end } = next.place
  return { date: dayToDate(state.window, day), slots: { start, end } }
}

/** What was said of the exam counts before the timetable. */
export function examOf(
  known: Known,
  ground: Ground,
): { exam: GuideExam; isTimetable: boolean } | null {
  const told = timetableExam(known, ground)
  if (known.exam !== null) {
    const isSame = told !== null && told.date === known.exam.date
    return isSame && known.exam.slots === null
      ? { exam: told, isTimetable: false }
      : { exam: known.exam, isTimetable: false }
  }
  // What is due later is not for that exam.
  const isOther = told !== null && known.due !== null && !known.isExam && known.due > told.date
  return told === null || known.isExamOpen || isOther ? null : { exam: told, isTimetable: true }
}

export function guideDays(known: Known, ground: Ground): GuideDays {
  const { state, now } = ground
  const last = Math.max(1, state.window.days.length)
  const inWindow = (day: number) => Math.min(last, Math.max(1, day))
  const today = inWindow(now.day)
  const found = examOf(known, ground)
  const examDay = found === null ? null : dateToDay(state.window, found.exam.date)
  const before = (days: number) =>
    found === null ? null : dayOf(addDays(found.exam.date, -days), ground)
  const { beforeExam } = known
  const early = beforeExam === null ? null : before(beforeExam.days)
  const begins =
    known.from === null
      ? beforeExam?.bound === 'from' && early !== null
        ? early
        : today
      : dayOf(known.from, ground)
  const fromDay = Math.max(today, inWindow(begins))
  const open = openEnd(known, ground)
  const ends = [
    known.due === null ? null : dayOf(known.due, ground),
    open === null ? null : dayOf(open, ground),
    beforeExam?.bound === 'due' ? early : null,
    found === null ? null : dayOf(addDays(found.exam.date, -1), ground),
  ].filter((day) => day !== null)
  const toDay = Math.max(fromDay, inWindow(ends.length === 0 ? last : Math.min(...ends)))
  return {
    fromDay,
    toDay,
    exam: found === null || examDay === null ? null : { day: examDay, slots: found.exam.slots },
    isTimetable: found?.isTimetable === true,
    isOpenEnd: ends.length === 0,
  }
}

/** Of a day that is open the last one before it. */
export function openEnd({ openDay, exam, due }: Known, { today }: Ground): string | null {
  if (openDay === null || (openDay.what === 'exam' ? exam : due) !== null) return null
  return surelyInTime(openDay, today.date)
}

/** Before the window 0, behind it the day after its last. */
function dayOf(date: string, { state }: Ground): number {
  const day = dateToDay(state.window, date)
  if (day !== null) return day
  const [first] = state.window.days
  return first !== undefined && date < first.date ? 0 : state.window.days.length + 1
}
