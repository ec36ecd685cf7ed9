// When the term holds what a file says: each meeting on its dates, with the key that tells it from all others of its feed.
import { datesFollowing, timetableOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { FeedMeeting } from '../../../shared/timetable/feed.ts'
import type { LeftOut } from './left-out.ts'
import type { Meeting } from './meeting.ts'
import { regularMeetings, type Series } from './series.ts'

/** `meeting` lies on the date on which it is held, `said` as the file has it. */
export type HeldMeeting = { key: string; meeting: Meeting; said: FeedMeeting }

export type HeldSeries = { series: Series; meetings: HeldMeeting[] }

/** Lessons follow the days off and make-up days of the term. */
export function holdMeetings(
  series: readonly Series[],
  term: Term,
): { held: HeldSeries[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const seen = new Map<string, number>()
  const number = (key: string) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key} #${count}`
  }
  const held = series.map((one) => {
    const regular = new Set(one.kind === 'class' ? regularMeetings(one) : [])
    const meetings = one.meetings.flatMap((meeting) => {
      const said = wordOf(meeting, one, regular.has(meeting))
      const dates = heldDates(said, term)
      if (dates.length === 0) leftOut.push({ reason: 'day-off', title: meeting.title })
      const key = keyOf(meeting)
      return dates.map((date) => ({
        key: number(key),
        said,
        meeting: date === meeting.date ? meeting : { ...meeting, date },
      }))
    })
    return { series: one, meetings }
  })
  return { held, leftOut }
}

/** None where its day of the timetable is held on no date. */
export function heldDates({ date, follows }: FeedMeeting, term: Term): string[] {
  if (!follows || term.overrides.length === 0) return [date]
  const own = timetableOf({ ...term, overrides: [] }, date)
  return own === null ? [date] : datesFollowing(term, own.week, weekdayOf(date))
}

function wordOf(meeting: Meeting, series: Series, follows: boolean): FeedMeeting {
  const { title, location, date, start, end } = meeting
  return { title, location, eventKind: series.kind, date, start, end, follows }
}

const longestUid = 400

// A feed without UIDs is known by what it says.
function keyOf({ uid, original = '', title, date, start }: Meeting): string {
  const key =
    uid === '' ? `at:${title}|${date} ${start}` : `uid:${uid.slice(0, longestUid)}|${original}`
  return key.toWellFormed().replaceAll('\0', ' ')
}

/** The UID in a key; empty where the feed gives none. */
export function uidOfKey(key: string): string {
  return key.startsWith('uid:') ? key.slice(0, key.lastIndexOf('|')) : ''
}
