// A calendar file once more (X10): what has changed since is told so that a calendar moves it, and what is gone leaves.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exportIcs, type IcsExport } from '../../../../electron/export/formats/export-ics.ts'
import { entryKey, type SentEntry } from '../../../../shared/exchange/calendar-entry.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, event, hours, item, schedule, taskClass, term, week } from '../../../builders.ts'

const done = {
  outcome: 'done',
  place: at(2, 3, 4),
  planned: 90,
  minutes: 80,
  restId: null,
} as const

const plan = schedule(
  [
    taskClass(1, { title: 'Sets', course: 'Calculus', toDay: 6, priority: 5 }),
    taskClass(2, { title: 'Readings', course: 'History' }),
    event(10, at(1, 1, 2), { title: 'Lecture', course: 'Calculus', location: 'Hall 3' }),
    item(1, { title: 'Problem set', place: at(2, 3, 4), log: [done] }),
    item(2, { title: 'Second set', order: 2, place: at(3, 6) }),
    item(3, { title: 'Waits', order: 3 }),
    item(4, { title: 'Chapter 1', classId: 2, order: 1, place: at(4, 1) }),
  ],
  week({ weeks: 2 }),
)

function write(state: ScheduleState, changes: Partial<IcsExport> = {}) {
  return exportIcs({
    state,
    term: term({ weeks: 2 }),
    folderId: 'f1',
    from: '2026-11-02',
    to: '2026-11-08',
    withEvents: false,
    at: '2026-11-01T08:00:00.000Z',
    version: '0.1.0',
    language: 'en',
    sequenceOf: () => 0,
    ...changes,
  })
}

const knownAfter = (sent: readonly SentEntry[]) =>
  new Map(sent.map((one) => [entryKey(one.entry), one]))

const later = { at: '2026-11-02T09:00:00.000Z' }

function entriesIn(text: string): Map<string, ICAL.Component> {
  const root = new ICAL.Component(ICAL.parse(text))
  const all = [...root.getAllSubcomponents('vevent'), ...root.getAllSubcomponents('vtodo')]
  return new Map(
    all.map((one) => [String(one.getFirstPropertyValue('uid')).replace(/\..*/, ''), one]),
  )
}

function told(text: string, key: string) {
  const entry = entriesIn(text).get(key)
  const value = (name: string) => String(entry?.getFirstPropertyValue(name))
  return {
    status: value('status'),
    start: value('dtstart'),
    sequence: Number(value('sequence')),
    changed: value('last-modified'),
  }
}

const moved = (id: number, place: ReturnType<typeof at> | null): ScheduleState => ({
  ...plan,
  tasks: plan.tasks.map((task) =>
    task.id === id && task.kind === 'item'
      ? { ...task, place, status: place === null ? 'pending' : 'existing' }
      : task,
  ),
})

describe('exportIcs, again', () => {
  it('[X10] the same schedule tells the same numbers, whenever it is written', () => {
    const first = write(plan, { sequenceOf: (id) => id })
    const again = write(plan, { ...later, sequenceOf: (id) => id, known: knownAfter(first.sent) })
    expect(again.text.replaceAll('20261102T090000Z', '20261101T080000Z')).toBe(first.text)
    expect(told(again.text, 'task-1').changed).toBe('2026-11-01T08:00:00Z')
  })

  it('[X10] a change raises the number and the instant, also one of the period table alone', () => {
    const known = knownAfter(write(plan).sent)
    const state = { ...plan, window: week({ weeks: 2, periods: hours(12).slice(1) }) }
    const again = write(state, { ...later, known })
    expect(told(again.text, 'task-1')).toEqual({
      status: 'CONFIRMED',
      start: '2026-11-03T11:00:00',
      sequence: 1,
      changed: '2026-11-02T09:00:00Z',
    })
    const third = write(state, { ...later, known: knownAfter(again.sent) })
    expect(told(third.text, 'task-1').sequence).toBe(1)
  })

  it('[X10] what has left the days goes along with its new place, and what is gone as cancelled', () => {
    const known = knownAfter(write(plan).sent)
    const away = write(moved(2, at(9, 1)), { ...later, known, sequenceOf: () => 1 })
    expect(told(away.text, 'task-2')).toMatchObject({
      status: 'CONFIRMED',
      start: '2026-11-10T08:00:00',
      sequence: 1,
    })
    const gone = write(moved(2, null), { ...later, known, sequenceOf: () => 1 })
    expect(told(gone.text, 'task-2')).toMatchObject({
      status: 'CANCELLED',
      start: '2026-11-04T13:00:00',
      sequence: 1,
    })
    expect(gone.text).toContain('SUMMARY:Removed: Second set')
    expect(gone.text).toContain('TRANSP:TRANSPARENT')
    expect(gone.blocks).toBe(2)
    // It is told for as long as it stays away, and when it comes back.
    const still = write(moved(2, null), { ...later, known: knownAfter(gone.sent) })
    expect(told(still.text, 'task-2')).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    const back = write(plan, { ...later, known: knownAfter(still.sent) })
    expect(told(back.text, 'task-2')).toMatchObject({ status: 'CONFIRMED', sequence: 2 })
  })

  it('[X10] what is merely not chosen this time is left alone', () => {
    const known = knownAfter(write(plan, { withEvents: true }).sent)
    const calculus = write(plan, { ...later, known, courses: ['Calculus'] })
    expect([...entriesIn(calculus.text).keys()]).toEqual(['task-1', 'task-2'])
    const open = write(plan, { ...later, known, done: 'open' })
    expect([...entriesIn(open.text).keys()]).toEqual(['task-2', 'task-4'])
    const worked = write(plan, { ...later, known, done: 'done', withPending: true })
    expect([...entriesIn(worked.text).keys()]).toEqual(['task-1'])
  })

  it('[X10] waiting work is a task with its last day and rank, taken away once it has a place', () => {
    const first = write(plan, { withPending: true })
    expect(first).toMatchObject({ blocks: 3, events: 0, pending: 1 })
    const todo = entriesIn(first.text).get('todo-3')
    expect(todo?.name).toBe('vtodo')
    expect(first.text).toContain('DUE;VALUE=DATE:20261107')
    expect(first.text).toContain('PRIORITY:1\r\n')
    expect(first.text).toContain('STATUS:NEEDS-ACTION')
    const placed = write(moved(3, at(5, 1)), {
      ...later,
      withPending: true,
      known: knownAfter(first.sent),
    })
    expect(told(placed.text, 'todo-3').status).toBe('CANCELLED')
    expect(told(placed.text, 'task-3').status).toBe('CONFIRMED')
  })

  it('[X10] reminds before study alone, names the course, and writes no alarm that nobody wants', () => {
    const { text } = write(plan, { withEvents: true, reminder: 15 })
    expect(text.match(/BEGIN:VALARM\r\nACTION:DISPLAY/g)).toHaveLength(3)
    expect(text.match(/TRIGGER:-PT15M/g)).toHaveLength(3)
    expect(text.match(/^CATEGORIES:Calculus/gm)).toHaveLength(3)
    expect(write(plan, { reminder: 0 }).text).toContain('TRIGGER:PT0S')
    expect(write(plan).text).not.toContain('VALARM')
  })
})
