// Meetings that belong together: one lesson held week after week, an exam, an appointment.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { FoundLine } from '../../../shared/timetable/line-kinds.ts'
import type { EventKind } from '../../../shared/schedule/task.ts'
import { courseName, isKindOfLesson } from '../../../shared/timetable/course-name.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Occurrence } from '../../ics/expand-calendar.ts'
import { isoDateOf, parseWall, startOfDay } from '../../ics/wall-time.ts'
import type { Zone } from '../../ics/zone.ts'
import { splitEventTitle } from './event-title.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import { courseOfFeed, toldCourse, writtenCode } from './course-of-feed.ts'
import { toldTeacher } from './teachers.ts'

/** What an import leaves out of the week, and why. */
export const leftOutReasons = [
  'said',
  'dropped',
  'own-block',
  'all-day',
  'notice',
  'opening',
  'over-midnight',
  'no-length',
  'outside-term',
  'day-off',
  'term-day-off',
  'clash',
] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** `with` names what it clashes with. */
export type LeftOut = { reason: LeftOutReason; title: string; with?: string }

/** `from` is the day on which it is held or due, by which entries are told in order whatever they become. */
export type SourceLine = Pick<FoundLine, 'title' | 'kind' | 'kinds' | 'isUnsure'> & { from: string }

/** `isSaid`: by the person, whatever else lies on the day. */
export type DayOff = { date: string; title: string; isSaid: boolean }

export type Meeting = {
  uid: string
  /** When its series plans it, wherever it was moved since; absent where the file does not say. */
  original?: string
  title: string
  course: string
  location: string
  date: string
  /** Minutes since midnight; `end` may be 1440. */
  start: number
  end: number
  /** Its event has more than one occurrence. */
  recurring: boolean
  /** Its feed files it under exams. */
  isExam?: boolean
  /** As the text of its entry names them. */
  teacher?: string
}

const ownBlock = /^task-\d+.*@weekloom$/

/** A study block that Weekloom has exported itself. */
export function isOwnBlock({ uid }: Pick<Occurrence, 'uid'>): boolean {
  return ownBlock.test(uid)
}

/** Meetings ascend in time; what is none of them comes back with the reason. */
export function toMeetings(
  occurrences: readonly Occurrence[],
  zone: Zone,
  untitled: string,
): { meetings: Meeting[]; leftOut: LeftOut[] } {
  const meetings: Meeting[] = []
  const leftOut: LeftOut[] = []
  for (const occurrence of occurrences) {
    const meeting = toMeeting(occurrence, zone, untitled)
    if ('reason' in meeting) leftOut.push(meeting)
    else meetings.push(meeting)
  }
  meetings.sort(compareTimes)
  return { meetings, leftOut }
}

type Start = Pick<Meeting, 'date' | 'start'>

export function compareTimes(a: Start, b: Start): number {
  return a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1
}

function toMeeting(occurrence: Occurrence, zone: Zone, untitled: string): Meeting | LeftOut {
  const title = cleanText(occurrence.summary) || untitled
  if (isOwnBlock(occurrence)) return { reason: 'own-block', title }
  if (occurrence.allDay) return { reason: 'all-day', title }
  const begin = wallIn(zone, occurrence.start)
  const finish = wallIn(zone, occurrence.end)
  if (finish <= begin) return { reason: 'no-length', title }
  const midnight = startOfDay(begin)
  const start = Math.floor((begin - midnight) / 60)
  const end = Math.ceil((finish - midnight) / 60)
  if (end > 1440) return { reason: 'over-midnight', title }
  const named = splitEventTitle(title, { location: occurrence.location, start, end })
  const isExam = isExamTitle(occurrence.categories)
  const said = courseName(named.title)
  const isVague = isExamTitle(said) || isKindOfLesson(said)
  const { categories, description } = occurrence
  const teacher = toldTeacher(description)
  const told = isVague
    ? courseOfFeed(named.title, categories, description)
    : hasCode.test(named.title)
      ? ''
      : toldCourse(description)
  return {
    uid: occurrence.uid,
    original: occurrence.original,
    title: named.title,
    course: told || said,
    location: named.location,
    date: isoDateOf(begin),
    start,
    end,
    recurring: occurrence.recurring,
    ...(isExam ? { isExam } : {}),
    ...(teacher === '' ? {} : { teacher }),
  }
}

const hasCode = new RegExp(writtenCode, 'u')

function wallIn(zone: Zone, instant: string): number {
  return zone.toWall(parseWall(instant)?.wall ?? 0)
}

export type Series = {
  title: string
  course: string
  kind: EventKind
  /** Some weekday and clock time of it returns in several weeks. */
  isWeekly: boolean
  /** The person has said what it is. */
  isSaid?: boolean
  /** What speaks for a class and what against it weigh nearly the same. */
  isUnsure?: true
  meetings: Meeting[]
}

/** More empty weeks than this in a row lie between two terms. */
export const longestHoliday = 3

/** Weekday and clock time of a meeting. */
function slotOf(meeting: Meeting): string {
  return `${weekdayOf(meeting.date)} ${meeting.start}-${meeting.end}`
}

/** The meetings of a series that lie where it is held week after week. */
export function regularMeetings(series: Series): Meeting[] {
  const counts = countSlots(series.meetings)
  return series.meetings.filter((meeting) => (counts.get(slotOf(meeting)) ?? 0) > 1)
}

function countSlots(meetings: readonly Meeting[]): Map<string, number> {
  const dates = new Map<string, Set<string>>()
  for (const meeting of meetings) {
    const slot = slotOf(meeting)
    dates.set(slot, (dates.get(slot) ?? new Set()).add(meeting.date))
  }
  return new Map([...dates].map(([slot, days]) => [slot, days.size]))
}

/** Before it is known what it is; ascending by first meeting. */
export type FoundSeries = Omit<Series, 'kind'>

// Joined by the event they come from, or by title, weekday and clock: some calendars write each lesson as its own event.
export function findSeries(meetings: readonly Meeting[]): FoundSeries[] {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up
    return root
  }
  for (const meeting of meetings) {
    if (!meeting.recurring || meeting.uid === '') continue
    const slot = rootOf(slotKey(meeting))
    const event = rootOf(`uid ${meeting.uid}`)
    if (slot !== event) parents.set(slot, event)
  }
  return [...Map.groupBy(meetings, (meeting) => rootOf(slotKey(meeting))).values()].map(toSeries)
}

function slotKey(meeting: Meeting): string {
  return `slot ${meeting.title} ${slotOf(meeting)}`
}

function toSeries(unsorted: Meeting[]): FoundSeries {
  const meetings = unsorted.toSorted(compareTimes)
  const isWeekly = [...countSlots(meetings)].some(
    ([, count]) => count >= 3 || (count === 2 && meetings.every(({ recurring }) => recurring)),
  )
  const title = commonest(meetings.map((meeting) => meeting.title))
  const course = commonest(meetings.map((meeting) => meeting.course))
  return { title, course, isWeekly, meetings }
}

/** Empty of none. */
export function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  let best = ''
  for (const [text, count] of counts) if (count > (counts.get(best) ?? 0)) best = text
  return best
}
