// One meeting: an occurrence in the term's own days and minutes, if the week can hold such a thing.
import { isoDateOf, parseWall, startOfDay } from '../ics/wall-time.ts'
import type { Occurrence } from '../ics/expand-calendar.ts'
import type { Zone } from '../ics/zone.ts'
import { cleanText } from '../clean-text.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'
import type { LeftOut } from './left-out.ts'

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
}

const ownBlock = /^task-\d+.*@weekloom$/

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
  meetings.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.start - b.start))
  return { meetings, leftOut }
}

function toMeeting(occurrence: Occurrence, zone: Zone, untitled: string): Meeting | LeftOut {
  const title = cleanText(occurrence.summary) || untitled
  if (ownBlock.test(occurrence.uid)) return { reason: 'own-block', title }
  if (occurrence.allDay) return { reason: 'all-day', title }
  const begin = wallIn(zone, occurrence.start)
  const finish = wallIn(zone, occurrence.end)
  if (finish <= begin) return { reason: 'no-length', title }
  const midnight = startOfDay(begin)
  const start = Math.floor((begin - midnight) / 60)
  const end = Math.ceil((finish - midnight) / 60)
  if (end > 1440) return { reason: 'over-midnight', title }
  return {
    uid: occurrence.uid,
    original: occurrence.original,
    title,
    course: courseName(title),
    location: cleanText(occurrence.location),
    date: isoDateOf(begin),
    start,
    end,
    recurring: occurrence.recurring,
  }
}

function wallIn(zone: Zone, instant: string): number {
  return zone.toWall(parseWall(instant)?.wall ?? 0)
}
