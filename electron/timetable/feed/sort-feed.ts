// Sorts what a feed holds: what is due is homework, whole days without lessons are days off, the rest are meetings.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Occurrence } from '../../ics/expand-calendar.ts'
import { isoDateOf, parseWall, startOfDay } from '../../ics/wall-time.ts'
import type { Zone } from '../../ics/zone.ts'
import { freesDays, isNotice, isOpening, saysDue, withoutDue } from './due-words.ts'
import { courseOfFeed } from './course-of-feed.ts'
import { plainSigns } from './event-title.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { DueWork } from './found-work.ts'
import type { LeftOut } from './series.ts'

export type SortedFeed = {
  meetings: Occurrence[]
  work: DueWork[]
  daysOff: { date: string; title: string }[]
  leftOut: LeftOut[]
}

/** What course systems call themselves, as the maker of a feed or in the ids of what it holds. */
const courseSystem =
  /canvas|instructure|moodle|blackboard|brightspace|desire2learn|schoology|sakai|classroom/i
const gradedId = /assignment|gradable|gradebook|quiz|homework/i

const minute = 60
const lastMinute = 1439

type Times = { start: number; end: number; isWholeDay: boolean }

export function sortFeed(
  occurrences: readonly Occurrence[],
  { zone, product }: { zone: Zone; product: string },
): SortedFeed {
  const sorted: SortedFeed = { meetings: [], work: [], daysOff: [], leftOut: [] }
  for (const occurrence of occurrences) {
    const title = cleanText(plainSigns(occurrence.summary))
    const times = timesOf(occurrence, zone)
    const isOfSystem = courseSystem.test(`${product} ${occurrence.uid}`)
    if (isOfSystem && isNotice(title)) sorted.leftOut.push({ reason: 'notice', title })
    else if (times.isWholeDay && freesDays(title))
      sorted.daysOff.push(...daysOf(times).map((date) => ({ date, title })))
    else if (isOpening(title) && times.start === times.end)
      sorted.leftOut.push({ reason: 'opening', title })
    else if (isDue(occurrence, title, times, isOfSystem))
      sorted.work.push(toWork(occurrence, title, times))
    else sorted.meetings.push(occurrence)
  }
  return sorted
}

/** In wall time; the end of an event of whole days is the midnight after it. */
function timesOf({ start, end, allDay }: Occurrence, zone: Zone): Times {
  if (allDay) return { start: wallOf(start), end: wallOf(end), isWholeDay: true }
  const [begin, finish] = [zone.toWall(wallOf(start)), zone.toWall(wallOf(end))]
  const isWholeDay = begin === startOfDay(begin) && minuteOf(finish) === lastMinute
  return { start: begin, end: finish, isWholeDay }
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
  if (isWholeDay) return saysDue(title) || isOfSystem || gradedId.test(uid)
  // A lesson in which homework is gone over comes every week, and longer than the mark of a due time.
  return saysDue(title) && !recurring && !isExamTitle(title) && end - start <= shortest
}

function toWork(occurrence: Occurrence, said: string, { start, end, isWholeDay }: Times): DueWork {
  const due = occurrence.allDay ? end - 1 : end
  const hasTime = !occurrence.allDay
  const { title, course } = splitCourse(said)
  return {
    title: withoutDue(title) || said,
    course: course || courseOfFeed(title, occurrence.categories),
    date: isoDateOf(due),
    minute: hasTime ? minuteOf(isWholeDay || minuteOf(end) === lastMinute ? end : start) : null,
  }
}

/** "Essay 2 [HIST 110]": course systems write the course behind the title. */
function splitCourse(said: string): { title: string; course: string } {
  const match = /^(.*\S)\s*\[([^[\]]{2,})\]$/u.exec(said)
  return { title: match?.[1] ?? said, course: match?.[2]?.trim() ?? '' }
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
