// Lessons of a timetable as meetings on dates, and those as series of the kinds that the source or the title tells.
import {
  addDays,
  daysBetween,
  isoWeekOf,
  minutesOf,
  mondayOf,
} from '../../../shared/schedule/calendar.ts'
import type { EventKind } from '../../../shared/schedule/task.ts'
import type { Period, Term } from '../../../shared/schedule/term.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'
import { decideKinds, type UndecidedSeries } from '../feed/entry-kinds.ts'
import type { Lesson, LessonDay } from '../lessons/lesson.ts'
import { type Meeting, findSeries, type Series } from '../feed/series.ts'

type LessonMeeting = Meeting & { lesson: Lesson }

type LessonMeetings = {
  meetings: LessonMeeting[]
  /** Lessons in periods that the table does not have. */
  beyond: Lesson[]
}

/** A class that is held between two dates for longer than a year is none of one term. */
const mostWeeks = 60

function datesOf(day: LessonDay, term: Term | null): string[] {
  if (day.kind === 'dated') return [day.date]
  const { from = '', until, without = [], isSecond } = day.limits ?? {}
  const held = heldOn(day, term).filter((date) => date >= from)
  const [first = ''] = held
  return held.filter(
    (date) =>
      (until === undefined || date <= until) &&
      !without.includes(date) &&
      (isSecond !== true || daysBetween(first, date) % 14 === 0),
  )
}

function heldOn(day: Exclude<LessonDay, { kind: 'dated' }>, term: Term | null): string[] {
  if (day.kind === 'weekly') {
    if (term === null) return []
    const { weeks, isOpen, ofYear } = day.weeks
    return weeks
      .filter((week) => !isOpen || week <= term.weeks)
      .map((week) => addDays(term.firstMonday, (week - 1) * 7 + day.weekday - 1))
      .filter((date) => ofYear?.includes(isoWeekOf(date)) !== false)
  }
  const first = addDays(mondayOf(day.from), day.weekday - 1)
  const start = first < day.from ? addDays(first, 7) : first
  const dates: string[] = []
  for (let date = start; date <= day.to && dates.length < mostWeeks; date = addDays(date, 7))
    dates.push(date)
  return dates
}

/** Weeks after the term's end have no date, and in a term that is still to be found no week has. */
export function meetingsIn(
  term: Term | null,
  lessons: readonly Lesson[],
  periods: readonly Period[],
): LessonMeetings {
  const found: LessonMeetings = { meetings: [], beyond: [] }
  for (const lesson of lessons) {
    const clock = clockIn(lesson, periods)
    if (clock === null) {
      found.beyond.push(lesson)
      continue
    }
    const dates = datesOf(lesson.day, term)
    const { title, location } = lesson
    const meeting = { uid: '', title, course: courseName(title), location, ...clock, lesson }
    for (const date of dates) {
      found.meetings.push({ ...meeting, date, recurring: dates.length > 1 })
    }
  }
  return found
}

function clockIn({ time }: Lesson, periods: readonly Period[]) {
  if (time.kind === 'clock') return { start: time.start, end: time.end }
  const first = periods[time.start - 1]
  const last = periods[time.end - 1]
  if (first === undefined || last === undefined) return null
  return { start: minutesOf(first.start), end: minutesOf(last.end) }
}

/** In the order of their first meetings. */
export function toLessonSeries(meetings: readonly LessonMeeting[], isTimetable = false): Series[] {
  const byKind = Map.groupBy(meetings, ({ lesson }) => lesson.eventKind ?? lesson.day.kind)
  const found = [...byKind].flatMap(([said, same]) =>
    findSeries(same).map((one): UndecidedSeries => Object.assign({}, one, saidOf(said))),
  )
  return decideKinds(found, isTimetable).toSorted((a, b) =>
    firstDate(a).localeCompare(firstDate(b)),
  )
}

function saidOf(said: EventKind | LessonDay['kind']): Pick<UndecidedSeries, 'told' | 'isListed'> {
  if (said === 'dated') return {}
  return said === 'weekly' || said === 'between' ? { isListed: true } : { told: said }
}

function firstDate({ meetings }: Series): string {
  return meetings[0]?.date ?? ''
}
