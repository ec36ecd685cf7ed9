// Importing a feed again: what is added, moved, changed and gone, what the student's own changes make of it, and no doubles.
import { assert as check, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { EventTask } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'
import type { KnownFeed } from '../../../../shared/timetable/feed.ts'
import { usualLines } from '../../../../shared/timetable/import-changes.ts'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import type { ImportProposal } from '../../../../electron/timetable/import/import-proposal.ts'
import { item, taskClass, term as termOf } from '../../../builders.ts'
import { calendar } from '../calendar-text.ts'

/** Term of four weeks from Monday 2026-11-02; it is the Sunday before. */
const term = termOf({ weeks: 4, zone: 'UTC' })
const sunday = { date: '2026-11-01', minute: 600 }

type Lesson = { uid: string; title: string; day: number; hour: number; room?: string }

const dateOf = (day: number) => buildWindow(term).days[day - 1]?.date.replaceAll('-', '') ?? ''

function vevent({ uid, title, day, hour, room = '' }: Lesson): string[] {
  const clock = (minute: string) => `${dateOf(day)}T${String(hour).padStart(2, '0')}${minute}00Z`
  return [
    ...(uid === '' ? [] : [`UID:${uid}`]),
    `SUMMARY:${title}`,
    `LOCATION:${room}`,
    `DTSTART:${clock('00')}`,
    `DTEND:${clock('45')}`,
  ]
}

const feedText = (lessons: readonly Lesson[]) => calendar(...lessons.map(vevent))

const change = (lesson: Lesson, to: Partial<Lesson>): Lesson => ({ ...lesson, ...to })

/** A lesson on the same weekday of all four weeks. */
function weekly(
  uid: string,
  title: string,
  weekday: number,
  hour: number,
  room?: string,
): Lesson[] {
  const at = room === undefined ? {} : { room }
  return [0, 1, 2, 3].map((week) =>
    Object.assign({ uid: `${uid}-${week}`, title, day: week * 7 + weekday, hour }, at),
  )
}

type Desk = { term: Term; state: ScheduleState; feeds: KnownFeed[] }

const emptyDesk = (): Desk => ({
  term,
  state: { window: buildWindow(term), tasks: [], taskClasses: [] },
  feeds: [],
})

function look(desk: Desk, text: string, now = sunday): ImportProposal {
  const tasks = desk.state.tasks.map(({ id }) => id)
  const next = Math.max(
    0,
    ...tasks,
    ...desk.feeds.flatMap(({ records }) => records.map(({ task }) => task ?? 0)),
  )
  const series = desk.state.tasks.map((task) => (task.kind === 'event' ? task.series : 0))
  const proposed = proposeImport({
    text,
    fileName: 'feed.ics',
    ...desk,
    ids: { task: next + 1, class: 100, series: Math.max(0, ...series) + 1 },
    zone: 'UTC',
    now,
    language: 'en',
  })
  if (!proposed.ok) throw new Error(proposed.failure)
  return proposed.value
}

/** As the session does with a yes; study work is left out. */
function accept(desk: Desk, { diff, feeds: [feed], changes }: ImportProposal): Desk {
  const events = Object.entries(diff.added).filter(([, { kind }]) => kind === 'event')
  const after = applyDiff(desk.state, { ...diff, added: Object.fromEntries(events) })
  if (!after.ok || feed === undefined) throw new Error('does not apply')
  const taken = new Set(changes === null ? [] : usualLines(changes))
  const said = feed.records.filter(({ line }) => line === null || taken.has(line))
  const number = feed.feed ?? desk.feeds.length + 1
  const before = desk.feeds.find((known) => known.feed === number)
  const records = new Map(before?.records.map((record) => [record.key, record]))
  for (const { record } of said) records.set(record.key, record)
  const { name, kinds } = feed
  const known = { feed: number, name, kinds, records: [...records.values()] }
  const others = desk.feeds.filter((other) => other !== before)
  return { ...desk, state: after.value, feeds: [...others, known] }
}

const importOf = (lessons: readonly Lesson[], desk = emptyDesk()) =>
  accept(desk, look(desk, feedText(lessons)))

function eventsOf({ tasks }: ScheduleState) {
  return tasks
    .filter((task): task is EventTask => task.kind === 'event')
    .map(({ title, place, location }) => `${title} ${place.day}/${place.start} ${location}`.trim())
    .toSorted()
}

const linesOf = ({ changes }: ImportProposal) =>
  changes?.lines.map(({ kind, title, from, to }) => [kind, title, from, to].join(' | ')) ?? null

const algebra = weekly('a', 'Algebra', 2, 10, 'R1')
const physics = weekly('p', 'Physics', 4, 9)

const byHand = (desk: Desk, id: number, change: (event: EventTask) => EventTask | null): Desk => ({
  ...desk,
  state: {
    ...desk.state,
    tasks: desk.state.tasks.flatMap((task) =>
      task.id === id && task.kind === 'event' ? (change(task) ?? []) : [task],
    ),
  },
})

const idOf = ({ state }: Desk, title: string, day: number) =>
  state.tasks.find((task) => task.title === title && task.place?.day === day)?.id ?? 0

describe('a feed that is imported again', () => {
  test('[X5] has nothing new when it is the same, and names what was added, moved, changed and gone', () => {
    const desk = importOf([...algebra, ...physics])
    const same = look(desk, feedText([...algebra, ...physics]))
    expect(linesOf(same)).toEqual([])
    expect([same.alreadyThere, Object.keys(same.diff.added)]).toEqual([8, []])

    const now = [
      ...algebra.map((lesson, week) =>
        week < 2 ? lesson : change(lesson, { day: lesson.day + 1, hour: 14 }),
      ),
      ...physics.slice(0, 3).map((lesson) => change(lesson, { room: 'Lab' })),
      { uid: 'x', title: 'Physics', day: 26, hour: 11, room: 'Lab' },
    ]
    const again = look(desk, feedText(now))
    expect(again.changes?.feed).toBe('feed')
    expect(linesOf(again)).toEqual(
      [
        'moved | Algebra | Tue 10:00–10:45, weeks 3–4 | Wed 14:00–14:45, weeks 3–4',
        'changed | Physics | – | Lab',
        'moved | Physics | Thu 26 Nov 09:00–09:45 | Fri 27 Nov 11:00–11:45 · Lab',
      ].toSorted((a, b) => (a.startsWith('m') ? 0 : 1) - (b.startsWith('m') ? 0 : 1)),
    )
    const after = accept(desk, again)
    expect(eventsOf(after.state)).toEqual(eventsOf(importOf(now).state))
    expect(linesOf(look(after, feedText(now)))).toEqual([])
  })

  test('[X5] what is gone goes only in the shown lines, what is over stays, and half a feed is not taken away unasked', () => {
    const desk = importOf([...algebra, ...physics])
    const gone = look(desk, feedText([...algebra, ...physics.slice(0, 2)]))
    expect(linesOf(gone)).toEqual(['gone | Physics | Thu 09:00–09:45, weeks 3–4 | '])
    const late = look(desk, feedText([...algebra, ...physics.slice(2)]), {
      date: '2026-11-16',
      minute: 0,
    })
    expect(linesOf(late)).toEqual([])
    const many = [...algebra, ...physics, ...weekly('c', 'Chemistry', 5, 9)]
    const part = look(importOf(many), feedText(algebra))
    expect(part.changes?.lines.map(({ kind, isWanted }) => [kind, isWanted])).toEqual([
      ['gone', false],
      ['gone', false],
    ])
    expect(Object.keys(part.diff.removed)).toEqual([])
  })

  test('[X5] what the student has moved or removed stays so and is said; where both have moved it, the student decides', () => {
    const desk = importOf([...algebra, ...physics])
    const own = byHand(
      byHand(desk, idOf(desk, 'Algebra', 2), (event) => ({
        ...event,
        place: { day: 3, start: 7, end: 7 },
      })),
      idOf(desk, 'Physics', 4),
      () => null,
    )
    const again = look(own, feedText([...algebra, ...physics]))
    expect(linesOf(again)).toEqual([])
    expect(again.changes?.kept).toEqual([
      '“Physics” (Thu 5 Nov 09:00–09:45) was taken out of your week; the feed still has it. It stays out.',
      'You moved “Algebra” to Wed 4 Nov 14:00–14:45; the feed still says Tue 3 Nov 10:00–10:45. It stays as you have it.',
    ])
    const moved = [{ ...algebra[0], day: 5, hour: 15 } as Lesson, ...algebra.slice(1), ...physics]
    const both = look(own, feedText(moved))
    expect(both.changes?.lines).toMatchObject([
      {
        kind: 'yours',
        isWanted: false,
        from: 'Wed 4 Nov 14:00–14:45',
        to: 'Fri 6 Nov 15:00–15:45',
      },
    ])
    expect(both.diff.updated).toEqual({})
    const left = look(own, feedText([...algebra.slice(1), ...physics]))
    expect(linesOf(left)).toEqual([])
    expect(left.changes?.kept.join()).toContain('has left the feed')
  })

  test('[X5] study blocks under what moves are named and wait again', () => {
    const desk = importOf(algebra)
    const study = item(900, { title: 'Essay', place: { day: 3, start: 7, end: 7 } })
    const tasks = [...desk.state.tasks, study]
    const busy = { ...desk, state: { ...desk.state, tasks, taskClasses: [taskClass(1)] } }
    const now = algebra.map((lesson) => ({ ...lesson, day: lesson.day + 1, hour: 14 }))
    const again = look(busy, feedText(now))
    expect(again.changes?.lines).toMatchObject([{ kind: 'moved', blocks: ['Essay'] }])
    expect(again.diff.updated['task:900']?.[1]).toMatchObject({ place: null, status: 'pending' })
  })

  test('[X5] new UIDs each time, or none, are no new meetings, and another feed is left alone', () => {
    const desk = importOf(physics, importOf(algebra))
    expect(desk.feeds).toHaveLength(2)
    const renamed = algebra.map((lesson) => ({ ...lesson, uid: `new-${lesson.uid}` }))
    const again = look(desk, feedText(renamed))
    expect([again.feeds[0]?.feed, linesOf(again)]).toEqual([1, []])
    const bare = importOf(algebra.map((lesson) => ({ ...lesson, uid: '' })))
    const moved = algebra.map((lesson, week) =>
      change(lesson, { uid: '', hour: week === 3 ? 12 : 10 }),
    )
    expect(linesOf(look(bare, feedText(moved)))).toEqual([
      'moved | Algebra | Tue 24 Nov 10:00–10:45 | Tue 24 Nov 12:00–12:45',
    ])
  })
})

const lessonsArbitrary = uniqueArray(
  record({
    uid: constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', ''),
    title: constantFrom('Algebra', 'Physics', 'Law'),
    day: integer({ min: 1, max: 28 }),
    hour: integer({ min: 8, max: 18 }),
  }),
  { minLength: 1, maxLength: 8, selector: ({ uid, day, hour }) => uid || `${day} ${hour}` },
)

test('[X5] whatever a feed becomes, a yes leaves the week with each meeting once, and the next look finds nothing', () => {
  check(
    property(lessonsArbitrary, lessonsArbitrary, (first, second) => {
      const desk = importOf(first)
      const after = accept(desk, look(desk, feedText(second)))
      const events = eventsOf(after.state)
      expect(new Set(events).size).toBe(events.length)
      const again = look(after, feedText(second))
      const open = again.changes?.lines.filter(({ isWanted }) => isWanted) ?? []
      expect(open.map(({ kind }) => kind)).toEqual([])
      expect(again.diff.added).toEqual({})
    }),
    { numRuns: 60 },
  )
})
