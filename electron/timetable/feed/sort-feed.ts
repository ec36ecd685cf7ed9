// Sorts what a feed holds: what is due is homework, whole days without lessons are days off, the rest are meetings.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Occurrence } from '../../ics/expand-calendar.ts'
import { isoDateOf, parseWall, startOfDay } from '../../ics/wall-time.ts'
import type { Zone } from '../../ics/zone.ts'
import { eventKinds } from '../../../shared/schedule/task.ts'
import type { LineKind, SaidKind } from '../../../shared/timetable/line-kinds.ts'
import {
  freesDays,
  isClosing,
  isHousehold,
  isNotice,
  isOpening,
  saysClosed,
  saysDue,
  speaksOfFree,
  withoutDue,
} from './due-words.ts'
import { courseOfFeed, namesCode, toldCourse } from './course-of-feed.ts'
import { plainSigns, splitEventTitle } from './event-title.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { DueWork } from './found-work.ts'
import { lineTitle, saidKindOf, splitCourse } from './said-kinds.ts'
import { toldTeacher } from './teachers.ts'
import { isOwnBlock, type DayOff, type LeftOut, type SourceLine } from './series.ts'

export type SortedFeed = {
  meetings: Occurrence[]
  work: DueWork[]
  daysOff: DayOff[]
  leftOut: LeftOut[]
  /** All but the meetings, which are series first. */
  lines: SourceLine[]
}

/** What course systems call themselves, as the maker of a feed or in the ids of what it holds. */
const courseSystem =
  /canvas|instructure|moodle|blackboard|brightspace|desire2learn|schoology|sakai|classroom/i
const gradedId = /assignment|gradable|gradebook|quiz|homework/i

const minute = 60
const lastMinute = 1439

type Times = { start: number; end: number; isWholeDay: boolean; isAllDay: boolean }

type FeedRules = {
  zone: Zone
  product: string
  said: readonly SaidKind[]
}

export function sortFeed(
  occurrences: readonly Occurrence[],
  { zone, product, said }: FeedRules,
): SortedFeed {
  const sorted: SortedFeed = { meetings: [], work: [], daysOff: [], leftOut: [], lines: [] }
  const due = new Set(
    occurrences.filter(({ summary }) => saysDue(summary) && !isClosing(summary)).map(workKey),
  )
  for (const occurrence of occurrences) {
    const title = cleanText(plainSigns(occurrence.summary))
    const times = timesOf(occurrence, zone)
    if (isOwnBlock(occurrence)) {
      sorted.meetings.push(occurrence)
      continue
    }
    const kinds = kindsOf(times, freesDays(title))
    const bare = bareTitle(title, times)
    const asked = saidKindOf(said, bare, kinds)
    const isPast = isClosing(title) && due.has(workKey(occurrence))
    const guess = isPast ? 'opening' : guessOf(occurrence, title, times, product)
    const kind = asked ?? guess
    const add = (became: LineKind) =>
      sorted.lines.push({
        title: lineTitle(bare),
        kind: became,
        kinds,
        from: isoDateOf(times.start),
      })
    if (kind === 'homework') {
      sorted.work.push(toWork(occurrence, title, times))
      add(kind)
    } else if (kind === 'day-off') {
      const isSaid = asked !== null
      sorted.daysOff.push(...daysOf(times).map((date) => ({ date, title, isSaid })))
      add(kind)
    } else if (kind === 'notice' || kind === 'opening' || kind === 'left-out') {
      sorted.leftOut.push({ reason: kind === 'left-out' ? 'said' : kind, title })
      add('left-out')
    } else {
      sorted.meetings.push(occurrence)
      if (!canBeHeld(kinds)) add('left-out')
    }
  }
  return sorted
}

/** Two courses may each have a "Quiz 1". */
function workKey(occurrence: Occurrence): string {
  const { title, course } = splitCourse(cleanText(plainSigns(occurrence.summary)))
  return `${course || courseOf(title, occurrence)}\n${withoutDue(title)}`
}

function courseOf(title: string, { categories, description, location }: Occurrence): string {
  return courseOfFeed(title, categories, description) || toldCourse(location) || ''
}

function guessOf(
  occurrence: Occurrence,
  title: string,
  times: Times,
  product: string,
): 'notice' | 'opening' | 'day-off' | 'homework' | 'meeting' {
  const isOfSystem = courseSystem.test(
    `${product} ${occurrence.uid} ${linkOf(occurrence.description)}`,
  )
  if (isOfSystem && isNotice(title)) return 'notice'
  if (freesDays(title) && isDay(times, saysClosed(title)) && !isOfCourse(occurrence))
    return 'day-off'
  if (isOpening(title) && (times.start === times.end || times.isWholeDay)) return 'opening'
  return isDue(occurrence, title, times, isOfSystem) ? 'homework' : 'meeting'
}

/** The host of the first page that it names. */
function linkOf(description: string): string {
  return /https?:\/\/([^/\s]+)/u.exec(description)?.[1] ?? ''
}

/** "No class" in the calendar of a course frees no day of others. */
function isOfCourse({ categories, description }: Occurrence): boolean {
  return namesCode(categories) || toldCourse(description) !== null
}

const day = 86_400

/** What has no length on one day is not held. */
function kindsOf(times: Times, isFree: boolean): LineKind[] {
  const { start, end, isAllDay } = times
  const isHeld = !isAllDay && end > start && end - startOfDay(start) <= day
  return [
    ...(isHeld ? eventKinds : []),
    'homework',
    ...(isDay(times, isFree) ? (['day-off'] as const) : []),
    'left-out',
  ]
}

/** Schools that close have their hours in some calendars. */
const longestLesson = 7 * 3_600

function isDay({ start, end, isWholeDay }: Times, isFree: boolean): boolean {
  return isWholeDay || (isFree && end - start >= longestLesson)
}

function canBeHeld(kinds: readonly LineKind[]): boolean {
  return kinds.includes('personal')
}

/** As its meeting would be called. */
function bareTitle(title: string, { start, end }: Times): string {
  const midnight = startOfDay(start)
  const span = { start: (start - midnight) / minute, end: (end - midnight) / minute }
  return splitEventTitle(title, { location: '', ...span }).title
}

/** In wall time; the end of an event of whole days is the midnight after it. */
function timesOf({ start, end, allDay }: Occurrence, zone: Zone): Times {
  if (allDay) {
    // Canvas ends a day on the day itself.
    const [first, last] = [wallOf(start), wallOf(end)]
    return { start: first, end: Math.max(last, first + day), isWholeDay: true, isAllDay: true }
  }
  const [begin, finish] = [zone.toWall(wallOf(start)), zone.toWall(wallOf(end))]
  const isWholeDay = begin === startOfDay(begin) && minuteOf(finish) === lastMinute
  return { start: begin, end: finish, isWholeDay, isAllDay: false }
}

function wallOf(at: string): number {
  return parseWall(at)?.wall ?? 0
}

function minuteOf(wall: number): number {
  return Math.floor((wall - startOfDay(wall)) / minute)
}

const shortest = 3_600

/** Whole days in the feed of a course system are the days on which its work is due. */
function isDue(
  { uid, recurring }: Occurrence,
  title: string,
  { start, end, isWholeDay }: Times,
  isOfSystem: boolean,
): boolean {
  if (end <= start) return true
  if (isWholeDay)
    return (
      (saysDue(title) && !isHousehold(title)) ||
      gradedId.test(uid) ||
      (isOfSystem && !speaksOfFree(title) && !isExamTitle(title))
    )
  // A lesson in which homework is gone over comes every week, and longer than the mark of a due time.
  return saysDue(title) && !recurring && !isExamTitle(title) && end - start <= shortest
}

function toWork(occurrence: Occurrence, said: string, { start, end, isWholeDay }: Times): DueWork {
  const due = occurrence.allDay ? end - 1 : end
  const hasTime = !occurrence.allDay
  const { title, course } = splitCourse(said)
  return {
    title: withoutDue(title) || said,
    course: course || courseOf(title, occurrence),
    teacher: toldTeacher(occurrence.description),
    date: isoDateOf(due),
    minute: hasTime ? minuteOf(isWholeDay || minuteOf(end) === lastMinute ? end : start) : null,
  }
}

/** No break between terms is longer; what would be is no span of days off. */
const mostDays = 60

function daysOf({ start, end }: Times): string[] {
  const first = isoDateOf(start)
  const last = isoDateOf(Math.max(start, end - 1))
  const days = [first]
  for (let day = addDays(first, 1); day <= last && days.length < mostDays; day = addDays(day, 1))
    days.push(day)
  return days
}
