// The work that an import proposes: one review session a teaching week for each weekly course.
import type { Language } from '../../../shared/language.ts'
import { buildWindow, dateToDay, minutesOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { EventTask, ItemTask } from '../../../shared/schedule/task.ts'
import type { Period, Term } from '../../../shared/schedule/term.ts'
import { isUnstudied, subjectTypeOf } from './event-words.ts'

export type Study = { taskClass: TaskClass; items: ItemTask[] }

const reviewTitle: Record<Language, (course: string) => string> = {
  en: (course) => `${course} review`,
  zh: (course) => `${course}复习`,
}

type Target = {
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
  for (const [key, meetings] of Map.groupBy(lessons, ({ course }) => course.toLowerCase())) {
    const course = meetings[0]?.course ?? ''
    const weeks = teachingWeeks(meetings, fromDay)
    if (weeks === 0 || known.has(key) || isUnstudied(course)) continue
    const title = reviewTitle[language](course)
    const taskClass = reviewClass(classId, title, course, fromDay, term.weeks * 7)
    const items = Array.from({ length: weeks }, (_, index) =>
      reviewItem(task + index, classId, index + 1, title, duration),
    )
    studies.push({ taskClass, items })
    classId += 1
    task += weeks
  }
  return studies
}

/** The later of today and the term's first day; null when the term is over. */
function firstDay(term: Term, today: string): number | null {
  return today < term.firstMonday ? 1 : dateToDay(buildWindow(term), today)
}

function teachingWeeks(meetings: readonly EventTask[], fromDay: number): number {
  const weeks = meetings.map(({ place }) => weekOf(place.day))
  return new Set(weeks.filter((week) => week >= weekOf(fromDay))).size
}

function weekOf(day: number): number {
  return Math.ceil(day / 7)
}

/** Periods that make about an hour and a half: three half hours, two class periods, one long one. */
function sessionLength(periods: readonly Period[]): number {
  const lengths = periods
    .map(({ start, end }) => minutesOf(end) - minutesOf(start))
    .toSorted((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const wanted = median >= 75 ? 1 : median <= 35 ? 3 : 2
  return Math.min(wanted, periods.length)
}

function reviewClass(
  id: number,
  title: string,
  course: string,
  fromDay: number,
  toDay: number,
): TaskClass {
  return {
    kind: 'class',
    id,
    title,
    course,
    fromDay,
    toDay,
    subjectType: subjectTypeOf(course),
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
  }
}

function reviewItem(
  id: number,
  classId: number,
  order: number,
  title: string,
  duration: number,
): ItemTask {
  return {
    kind: 'item',
    id,
    classId,
    order,
    duration,
    title: `${title} ${order}`,
    status: 'pending',
    place: null,
    hostId: null,
    locked: false,
  }
}
