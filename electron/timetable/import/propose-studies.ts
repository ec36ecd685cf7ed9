// The work that an import proposes: one review session a teaching week for each weekly course, up to its exam.
import { importWords } from '../../../shared/i18n/core/import.ts'
import type { Language } from '../../../shared/language.ts'
import { buildWindow, dateToDay, minutesOf, weekOf } from '../../../shared/schedule/calendar.ts'
import { plainClass } from '../../../shared/schedule/work/upsert-class.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { pendingItem, type EventTask, type ItemTask } from '../../../shared/schedule/task.ts'
import type { Period, Term } from '../../../shared/schedule/term.ts'
import { namedCourse } from '../../../shared/timetable/course-name.ts'
import { isUnstudied, subjectTypeOf } from '../feed/subject-type.ts'

type Exam = { title: string; day: number }

/** The day of each course's last exam. */
function lastExamDays(courses: readonly string[], exams: readonly Exam[]): Map<string, number> {
  const days = new Map<string, number>()
  for (const { title, day } of exams) {
    const course = namedCourse(title, courses)
    if (course !== undefined) days.set(course, Math.max(day, days.get(course) ?? 0))
  }
  return days
}

export type Study = { taskClass: TaskClass; items: ItemTask[] }

export type Target = {
  /** Of the file and of the state. */
  exams: readonly Exam[]
  term: Term
  state: ScheduleState | null
  /** Today's date. */
  today: string
  ids: { task: number; class: number }
  language: Language
}

/** Not for courses that have work of their own already, and from this week on. */
export function proposeStudies(lessons: readonly EventTask[], target: Target): Study[] {
  const { term, state, today, language } = target
  const fromDay = firstDay(term, today)
  if (fromDay === null) return []
  const known = new Set(state?.taskClasses.map(({ course }) => course.toLowerCase()))
  const duration = sessionLength(term.periods)
  let { task, class: classId } = target.ids
  const studies: Study[] = []
  const courses = Map.groupBy(lessons, ({ course }) => course.toLowerCase())
  const examDays = lastExamDays([...courses.keys()], target.exams)
  for (const [key, meetings] of courses) {
    const course = meetings[0]?.course ?? ''
    if (known.has(key) || meetings.every((lesson) => isPractice(lesson, term))) continue
    const toDay = lastReviewDay(meetings, examDays.get(key), term)
    const weeks = teachingWeeks(meetings, fromDay, toDay)
    if (weeks === 0) continue
    const title = importWords[language].reviewTitle(course)
    const taskClass = plainClass(
      { id: classId, title, course, fromDay, toDay },
      { subjectType: subjectTypeOf(course) },
    )
    const items = Array.from({ length: weeks }, (_, index) =>
      pendingItem({
        id: task + index,
        classId,
        order: index + 1,
        title: `${title} ${index + 1}`,
        duration,
      }),
    )
    studies.push({ taskClass, items })
    classId += 1
    task += weeks
  }
  return studies
}

/** In minutes. What lasts longer in one go is a day at work or in the field. */
const longestLesson = 240

function isPractice({ title, clock, place }: EventTask, { periods }: Term): boolean {
  const start = minutesOf(clock?.start ?? periods[place.start - 1]?.start ?? '00:00')
  const end = minutesOf(clock?.end ?? periods[place.end - 1]?.end ?? '00:00')
  return isUnstudied(title) || end - start > longestLesson
}

/** The day before the course's exam; an exam with lessons after it is no end. */
function lastReviewDay(
  meetings: readonly EventTask[],
  examDay: number | undefined,
  { weeks }: Term,
): number {
  const lastLesson = Math.max(...meetings.map(({ place }) => place.day))
  return examDay === undefined || examDay < lastLesson ? weeks * 7 : examDay - 1
}

/** The later of today and the term's first day; null when the term is over. */
export function firstDay(term: Term, today: string): number | null {
  return today < term.firstMonday ? 1 : dateToDay(buildWindow(term), today)
}

/** Weeks with a lesson and with a day left to go over it. */
function teachingWeeks(meetings: readonly EventTask[], fromDay: number, toDay: number): number {
  if (toDay < fromDay) return 0
  const weeks = meetings.map(({ place }) => weekOf(place.day))
  return new Set(weeks.filter((week) => week >= weekOf(fromDay) && week <= weekOf(toDay))).size
}

/** Periods that make about an hour and a half: three half hours, two class periods, one long one. */
export function sessionLength(periods: readonly Period[]): number {
  const lengths = periods
    .map(({ start, end }) => minutesOf(end) - minutesOf(start))
    .toSorted((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const wanted = median >= 75 ? 1 : median <= 35 ? 3 : 2
  return Math.min(wanted, periods.length)
}
