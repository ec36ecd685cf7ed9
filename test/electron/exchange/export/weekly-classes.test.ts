// Classes that return weekly, in a calendar file (X3): one event each, which reads back to the same lessons, whatever changes.
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exportIcs, type IcsExport } from '../../../../electron/export/formats/export-ics.ts'
import { spanOf } from '../../../../electron/export/formats/export-range.ts'
import { entryKey, type SentEntry } from '../../../../shared/exchange/calendar-entry.ts'
import { addDays, buildWindow } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { EventTask } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'
import { at, event, hours, schedule, term } from '../../../builders.ts'
import { expand } from '../calendar-text.ts'
import { accept, emptyState, propose } from '../timetable/import-builders.ts'

type Lesson = { week: number; day: number; start: number; end: number; room: string }
type Plan = { zone: string; weeks: number; off: number[]; courses: Lesson[][] }

const monday = '2026-09-28'
const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Shanghai', 'UTC', 'Africa/Casablanca']

/** A class of every week, or of each second, but for some. */
const courseArbitrary = (column: number) =>
  fc
    .record({
      day: fc.integer({ min: 1, max: 7 }),
      start: fc.integer({ min: 1, max: 2 }),
      length: fc.integer({ min: 0, max: 1 }),
      every: fc.integer({ min: 1, max: 2 }),
      dropped: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
    })
    .map(({ day, start, length, every, dropped }) =>
      Array.from({ length: 10 }, (_, index) => index + 1)
        .filter((week) => week % every === 0 && !dropped.includes(week))
        .map((week) => {
          // Each course has hours of its own, so that no two are at one time.
          const first = column * 3 + start
          return { week, day, start: first, end: first + length, room: `Hall ${column}` }
        }),
    )

const planArbitrary: fc.Arbitrary<Plan> = fc.record({
  zone: fc.constantFrom(...zones),
  weeks: fc.integer({ min: 2, max: 10 }),
  off: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 4 }),
  courses: fc.tuple(courseArbitrary(0), courseArbitrary(1), courseArbitrary(2)),
})

function termOf({ zone, weeks, off }: Pick<Plan, 'zone' | 'weeks' | 'off'>): Term {
  const days = off.filter((day) => day <= weeks * 7)
  return term({
    firstMonday: monday,
    weeks,
    zone,
    periods: hours(12),
    overrides: days.map((day) => ({ kind: 'off', date: addDays(monday, day - 1) })),
  })
}

const dayOf = ({ week, day }: Lesson) => (week - 1) * 7 + day

function stateOf(plan: Plan): ScheduleState {
  let id = 0
  const events = plan.courses.flatMap((lessons, course) =>
    lessons
      .filter((lesson) => lesson.week <= plan.weeks && !plan.off.includes(dayOf(lesson)))
      .map((lesson) =>
        event((id += 1), at(dayOf(lesson), lesson.start, lesson.end), {
          series: course + 1,
          title: `Course ${course}`,
          course: `Course ${course}`,
          location: lesson.room,
        }),
      ),
  )
  return schedule(events, buildWindow(termOf(plan)))
}

function write(plan: Plan, state: ScheduleState, changes: Partial<IcsExport> = {}) {
  return exportIcs({
    state,
    term: termOf(plan),
    folderId: 'f1',
    from: monday,
    to: addDays(monday, plan.weeks * 7 - 1),
    withEvents: true,
    at: '2026-09-20T08:00:00.000Z',
    version: '0.1.0',
    language: 'en',
    sequenceOf: () => 0,
    ...changes,
  })
}

type Told = { title: string; location: string; from: string; to: string }

function lessonsOf(state: ScheduleState): Told[] {
  return state.tasks.flatMap((task) => {
    if (task.kind !== 'event') return []
    const { start, end } = spanOf(state, task)
    const [from, to] = [`${start.date}T${start.time}`, `${end.date}T${end.time}`]
    return [{ title: task.title, location: task.location, from, to }]
  })
}

function readBack(text: string, zone: string): Told[] {
  return expand(text, '2026-01-01', '2027-06-01', zone).occurrences.map((one) => ({
    title: one.summary,
    location: one.location,
    from: wallIn(one.start, zone),
    to: wallIn(one.end, zone),
  }))
}

/** The clock on the wall there at an instant. */
function wallIn(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant))
  return parts.replace(' ', 'T')
}

const uids = (text: string) => vevents(text).map((one) => String(one.getFirstPropertyValue('uid')))

const inOrder = (told: readonly Told[]) => told.map((one) => JSON.stringify(one)).toSorted()

const vevents = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

const weekly: Plan = {
  zone: 'Europe/Berlin',
  weeks: 6,
  off: [8],
  courses: [
    [1, 2, 3, 4, 6].map((week) => ({ week, day: 1, start: 1, end: 2, room: 'Hall 0' })),
    [2, 4].map((week) => ({ week, day: 3, start: 4, end: 4, room: 'Hall 1' })),
    [{ week: 3, day: 5, start: 7, end: 8, room: 'Hall 2' }],
  ],
}

describe('a calendar file with weekly classes', () => {
  it('[X3] a class is one event with its rule and the days that it lacks; a single date stays one', () => {
    const { text, events } = write(weekly, stateOf(weekly))
    expect(events).toBe(7)
    expect(vevents(text)).toHaveLength(3)
    // It ends with the day of the last lesson, in UTC: standard time has begun by then.
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261102T225900Z')
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20261005T080000')
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20261026T080000')
    expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261021T215900Z')
    expect(text.match(/^RRULE:FREQ=WEEKLY/gm)).toHaveLength(2)
  })

  it('[X3] exams stay events of their own, though two of a series have one time', () => {
    const state = stateOf(weekly)
    const tasks = state.tasks.map((task) =>
      task.kind === 'event' && task.series === 1 ? { ...task, eventKind: 'exam' as const } : task,
    )
    const { text } = write(weekly, { ...state, tasks })
    expect(vevents(text)).toHaveLength(4 + 1 + 1)
  })

  it('[X3] of some days only those lessons go out, as occurrences of the class', () => {
    const { text, events } = write(weekly, stateOf(weekly), { to: addDays(monday, 6) })
    expect(events).toBe(1)
    expect(text).toContain('UID:weekly-1.f1@weekloom')
    expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20260928T080000')
    expect(text).not.toMatch(/^RRULE:FREQ=WEEKLY/m)
    expect(inOrder(readBack(text, 'Europe/Berlin'))).toEqual(
      inOrder(lessonsOf(stateOf(weekly)).slice(0, 1)),
    )
  })

  it('[X3] any term comes back lesson by lesson, through summer time, days off and dropped lessons', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const state = stateOf(plan)
        const { text, events } = write(plan, state)
        expect(events).toBe(state.tasks.length)
        expect(inOrder(readBack(text, plan.zone))).toEqual(inOrder(lessonsOf(state)))
      }),
      { numRuns: 60 },
    )
  })

  it('[X2] [X3] imported into another folder it gives the same classes', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const state = stateOf(plan)
        const there = termOf(plan)
        const before = { term: there, state: emptyState(there), zone: plan.zone }
        fc.pre(state.tasks.length > 0)
        const brought = propose(write(plan, state).text, {
          ...before,
          now: { date: '2026-09-20', minute: 0 },
        })
        expect(inOrder(lessonsOf(accept(brought, before.state)))).toEqual(inOrder(lessonsOf(state)))
        expect(brought.problems).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('[X2] [X3] imported where there is no term yet it brings that too', () => {
    const state = stateOf({ ...weekly, courses: weekly.courses.slice(0, 2) })
    const brought = propose(write(weekly, state).text, { zone: 'Europe/Berlin' })
    expect(brought.term).toMatchObject({ firstMonday: monday, weeks: 6, zone: 'Europe/Berlin' })
    expect(inOrder(lessonsOf(accept(brought)))).toEqual(inOrder(lessonsOf(state)))
  })
})

type Change =
  | { kind: 'move'; task: number; day: number }
  | { kind: 'drop'; task: number }
  | { kind: 'shift'; course: number; from: number; day: number }
  | { kind: 'room'; course: number; from: number }

const changeArbitrary: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    task: fc.nat(40),
    day: fc.integer({ min: 1, max: 14 }),
  }),
  fc.record({ kind: fc.constant('drop' as const), task: fc.nat(40) }),
  fc.record({
    kind: fc.constant('shift' as const),
    course: fc.integer({ min: 1, max: 3 }),
    from: fc.integer({ min: 1, max: 70 }),
    day: fc.integer({ min: 1, max: 7 }),
  }),
  fc.record({
    kind: fc.constant('room' as const),
    course: fc.integer({ min: 1, max: 3 }),
    from: fc.integer({ min: 1, max: 70 }),
  }),
)

/** Days of a course stay different: the first lesson on one keeps it. */
function apply(state: ScheduleState, change: Change): ScheduleState {
  const changed = state.tasks.flatMap((task, index): EventTask[] => {
    if (task.kind !== 'event') return []
    const isOne = 'task' in change && index === change.task % Math.max(1, state.tasks.length)
    const isLater =
      'course' in change && task.series === change.course && task.place.day >= change.from
    if (change.kind === 'drop') return isOne ? [] : [task]
    if (change.kind === 'room') return [isLater ? { ...task, location: 'Room 9' } : task]
    if (change.kind === 'move') return [isOne ? onDay(task, change.day) : task]
    const weekStart = task.place.day - ((task.place.day - 1) % 7)
    return [isLater ? onDay(task, weekStart + change.day - 1) : task]
  })
  const taken = new Set<string>()
  return {
    ...state,
    tasks: changed.filter((task) => {
      const key = `${task.series} ${task.place.day}`
      return taken.has(key) ? false : taken.add(key) !== undefined
    }),
  }
}

function onDay(task: EventTask, day: number): EventTask {
  return { ...task, place: { ...task.place, day } }
}

/** A calendar that takes what is newer of each UID and occurrence, and shows nothing that is cancelled. */
function importInto(kept: Map<string, ICAL.Component>, text: string): void {
  for (const one of vevents(text)) {
    const key = ['uid', 'recurrence-id']
      .map((name) => String(one.getFirstPropertyValue(name)))
      .join()
    const before = Number(kept.get(key)?.getFirstPropertyValue('sequence') ?? -1)
    if (Number(one.getFirstPropertyValue('sequence')) >= before) kept.set(key, one)
  }
}

function shownIn(kept: ReadonlyMap<string, ICAL.Component>, zone: string): Told[] {
  const body = [...kept.values()].map(String).join('\r\n')
  return readBack(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body}\r\nEND:VCALENDAR\r\n`, zone)
}

describe('a calendar file with weekly classes, again', () => {
  it('[X10] after any changes, and files of some weeks between, a calendar shows what the plan has', () => {
    const steps = fc.array(
      fc.record({ change: changeArbitrary, week: fc.option(fc.integer({ min: 1, max: 10 })) }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(planArbitrary, steps, (plan, all) => {
        let state = stateOf({ ...plan, weeks: 10 })
        const whole = { ...plan, weeks: 10 }
        const kept = new Map<string, ICAL.Component>()
        const known = new Map<string, SentEntry>()
        const tell = (changes: Partial<IcsExport>) => {
          const { text, sent } = write(whole, state, { known, ...changes })
          for (const one of sent) known.set(entryKey(one.entry), one)
          importInto(kept, text)
        }
        tell({})
        for (const { change, week } of all) {
          state = apply(state, change)
          const from = addDays(monday, ((week ?? 1) - 1) * 7)
          tell(week === null ? {} : { from, to: addDays(from, 6) })
        }
        tell({})
        expect(inOrder(shownIn(kept, plan.zone))).toEqual(inOrder(lessonsOf(state)))
        const before = [...kept.values()].map(String)
        tell({})
        expect([...kept.values()].map(String)).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  it('[X10] a class keeps its UID when its first lesson is dropped, and when all of it moves', () => {
    const state = stateOf(weekly)
    const first = write(weekly, state)
    const known = new Map(first.sent.map((one) => [entryKey(one.entry), one]))
    for (const change of [
      { kind: 'drop', task: 0 },
      { kind: 'shift', course: 1, from: 1, day: 2 },
    ] as const) {
      const again = write(weekly, apply(state, change), { known })
      expect(uids(again.text)).toContain('weekly-1.f1@weekloom')
      expect(again.text).not.toContain('CANCELLED')
    }
  })
})
