// Which known feed a file is another state of, and which of its meetings is which.
import {
  datesFollowing,
  timetableOf,
  weekdayOf,
  mondayOf,
} from '../../../shared/schedule/calendar.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { FeedMeeting, FeedRecord, KnownFeed } from '../../../shared/timetable/feed.ts'
import {
  compareTimes,
  type LeftOut,
  type Meeting,
  regularMeetings,
  type Series,
} from '../feed/series.ts'

/** `meeting` lies on the date on which it is held, `said` as the file has it. */
export type HeldMeeting = {
  key: string
  meeting: Meeting
  said: FeedMeeting
  /** What the person has said that it is. */
  become: EventNature | null
}

export type HeldSeries = { series: Series; meetings: HeldMeeting[] }

type EventNature = Pick<EventTask, 'eventKind' | 'course' | 'locked'>

export function natureOf({ kind, course }: Series): EventNature {
  const isPersonal = kind === 'personal'
  return { eventKind: kind, course: isPersonal ? '' : course, locked: !isPersonal }
}

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
    const become = one.isSaid === true ? natureOf(one) : null
    const regular = new Set(one.kind === 'class' ? regularMeetings(one) : [])
    const meetings = one.meetings.flatMap((meeting) => {
      const said = wordOf(meeting, one, regular.has(meeting))
      const dates = heldDates(said, term)
      if (dates.length === 0) leftOut.push({ reason: 'day-off', title: meeting.title })
      const key = keyOf(meeting)
      return dates.map((date) => ({
        key: number(key),
        said,
        become,
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
  const { title, location, date, start, end, teacher } = meeting
  const said = { title, location, eventKind: series.kind, date, start, end, follows }
  return teacher === undefined ? said : { ...said, teacher }
}

const longestUid = 400

// A feed without UIDs is known by what it says.
function keyOf({ uid, original = '', title, date, start }: Meeting): string {
  const key =
    uid === '' ? `at:${title}|${date} ${start}` : `uid:${uid.slice(0, longestUid)}|${original}`
  return key.toWellFormed().replaceAll('\0', ' ')
}

/** The UID in a key; empty where the feed gives none. */
function uidOfKey(key: string): string {
  return key.startsWith('uid:') ? key.slice(0, key.lastIndexOf('|')) : ''
}

/**
 * The feed that shares the most events with the file. Where none shares a UID, as with feeds that give new UIDs each time,
 * it is the one in whose titles the file's are found and the other way round.
 */
export function findFeed(
  held: readonly HeldSeries[],
  feeds: readonly KnownFeed[],
): KnownFeed | null {
  const meetings = held.flatMap((one) => one.meetings)
  const uids = uidsOf(meetings)
  const titles = new Set(meetings.map(({ said }) => said.title.toLowerCase()))
  const byUid = feeds.map((feed) => ({
    feed,
    shared: uidsOf(feed.records).intersection(uids).size,
  }))
  const byTitles = feeds.map((feed) => {
    const known = new Set(feed.records.map(({ meeting }) => meeting.title.toLowerCase()))
    const shared = known.intersection(titles).size
    return { feed, shared: 2 * shared >= Math.max(known.size, titles.size) ? shared : 0 }
  })
  return best(byUid) ?? best(byTitles)
}

function uidsOf(keyed: readonly { key: string }[]): Set<string> {
  return new Set(keyed.map(({ key }) => uidOfKey(key)).filter((uid) => uid !== ''))
}

function best(scores: readonly { feed: KnownFeed; shared: number }[]): KnownFeed | null {
  const [first] = scores.filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared)
  return first?.feed ?? null
}

type Matched = {
  pairs: { held: HeldMeeting; record: FeedRecord }[]
  /** Meetings that the feed did not have before, by key. */
  fresh: Set<string>
  /** What the feed had and has no longer. */
  gone: FeedRecord[]
}

/** By key; then the very same meeting under another key; then one of the same name in the same week. */
export function matchMeetings(held: readonly HeldSeries[], { records }: KnownFeed): Matched {
  const open = new Map(
    records
      .filter(({ task }) => task !== null)
      .toSorted((a, b) => compareTimes(a.meeting, b.meeting))
      .map((record) => [record.key, record]),
  )
  const pairs: Matched['pairs'] = []
  let left = held.flatMap(({ meetings }) => meetings)
  const pairBy = (
    nameHeld: (meeting: HeldMeeting) => string,
    nameRecord: (record: FeedRecord) => string,
  ) => {
    const named = Map.groupBy(open.values(), nameRecord)
    left = left.filter((meeting) => {
      const record = named.get(nameHeld(meeting))?.shift()
      if (record === undefined) return true
      open.delete(record.key)
      pairs.push({ held: meeting, record })
      return false
    })
  }
  pairBy(
    ({ key }) => key,
    ({ key }) => key,
  )
  for (const name of [nameExactly, nameByWeek]) {
    pairBy(
      ({ said }) => name(said),
      ({ meeting }) => name(meeting),
    )
  }
  return { pairs, fresh: new Set(left.map(({ key }) => key)), gone: [...open.values()] }
}

function nameExactly({ title, date, start }: FeedRecord['meeting']): string {
  return `${date} ${start} ${title.toLowerCase()}`
}

function nameByWeek({ title, date }: FeedRecord['meeting']): string {
  return `${mondayOf(date)} ${title.toLowerCase()}`
}
