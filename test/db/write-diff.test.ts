// The tables give back exactly the state that a diff makes, over random changes and their undoing.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitChange, writeTerm } from '../../db/change.ts'
import { historyHeads } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import { loadRecords, readState } from '../../db/schedule.ts'
import { applyDiff, diffStates, emptyDiff } from '../../shared/schedule/diff.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { at, event, item, schedule, taskClass, term, week } from '../builders.ts'
import { byPerson, emptyFolder, now, open, openWith, placing, smallState } from './data-folder.ts'
import { anyState, propertyTerm } from './schedule-states.ts'

test('[D1] what is read after a diff is what the diff makes in memory, forwards, back and again', () => {
  const folder = emptyFolder()
  const database = open(folder)
  writeTerm(database, propertyTerm)
  const fromFile = () => loadRecords(database)?.state
  const walk = (kind: 'undo' | 'redo') => {
    const entryId = historyHeads(database)[kind]?.id ?? 0
    return commitChange(database, { at: now, change: { kind, entryId } }).state
  }
  fc.assert(
    fc.property(fc.array(anyState, { minLength: 1, maxLength: 4 }), (states) => {
      const path: ScheduleState[] = [present(database)]
      for (const next of states) {
        const before = present(database)
        const diff = diffStates(before, next)
        const applied = applyDiff(before, diff)
        const receipt = commitChange(database, { at: now, change: byPerson(diff) })
        expect(fromFile()).toEqual(applied.ok ? applied.value : null)
        expect(receipt.state).toEqual(fromFile())
        path.push(next)
      }
      for (const earlier of path.slice(0, -1).toReversed()) {
        expect(walk('undo')).toEqual(earlier)
        expect(fromFile()).toEqual(earlier)
      }
      for (const later of path.slice(1)) {
        expect(walk('redo')).toEqual(later)
        expect(fromFile()).toEqual(later)
      }
    }),
    { numRuns: 60 },
  )
  const last = readState(database)
  database.close()
  expect(readState(open(folder))).toEqual(last)
})

test('[S1] the series of an event that changes its series is not handed out again', () => {
  const database = openWith(emptyFolder())
  const [before, { series }] = [present(database), nextIds(database)]
  const exam = (task: Task) =>
    task.kind === 'event' && task.id === 2 ? { ...task, eventKind: 'exam' as const, series } : task
  const diff = diffStates(before, { ...before, tasks: before.tasks.map(exam) })
  commitChange(database, { at: now, change: byPerson(diff) })
  expect(nextIds(database).series).toBe(series + 1)
})

test('[S2] an event before, between and after as many rows as a day can have comes back from the file', () => {
  const clock = { start: '06:00', end: '06:30' }
  const periods = Array.from({ length: maxPeriods }, (_, row) => ({
    start: clockOf(450 + row * 30),
    end: clockOf(475 + row * 30),
  }))
  const state = schedule(
    [
      event(1, at(1, 1, 0), { clock }),
      event(2, at(1, 7, 6), { clock }),
      event(3, at(1, 31, 30), { clock }),
    ],
    week({ periods }),
  )
  const folder = emptyFolder()
  const database = open(folder)
  writeTerm(database, term({ periods }))
  commitChange(database, { at: now, change: byPerson(diffStates(present(database), state)) })
  database.close()
  expect(readState(open(folder))).toEqual(state)
})

test('[D1] an empty range of days survives the dates that it is stored as', () => {
  const state = schedule([
    taskClass(1, { fromDay: 1, toDay: 0 }),
    taskClass(2, { fromDay: 9, toDay: 3 }),
  ])
  const folder = emptyFolder()
  openWith(folder, state).close()
  expect(readState(open(folder))).toEqual(state)
})

test('[S3] a guest and its host come back with both ends of their relation', () => {
  const state = schedule([
    event(1, at(1, 3, 4), { hosts: true }),
    item(2, { place: at(1, 3), hostId: 1 }),
    item(3, { place: at(1, 4), hostId: 1 }),
  ])
  const folder = emptyFolder()
  openWith(folder, state).close()
  expect(readState(open(folder))).toEqual(state)
})

test('[D1] two items exchange their ranks in one diff', () => {
  const database = openWith(emptyFolder())
  const before = present(database)
  const after = schedule([
    ...before.tasks.filter(({ id }) => id !== 4 && id !== 5),
    ...before.taskClasses,
    item(4, { order: 5 }),
    item(5, { order: 4 }),
  ])
  commitChange(database, { at: now, change: byPerson(diffStates(before, after)) })
  expect(loadRecords(database)?.state).toEqual(after)
})

test('[D1] the row of a series goes with its last meeting', () => {
  const database = openWith(emptyFolder())
  const before = present(database)
  const after = { ...before, tasks: before.tasks.filter(({ id }) => id !== 2) }
  commitChange(database, { at: now, change: byPerson(diffStates(before, after)) })
  expect(database.connection.prepare('SELECT ref FROM event').pluck().all()).toEqual([1])
})

test('[S1] ids are never handed out again, not after a removal, its undo, or a restart', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  expect(nextIds(database)).toEqual({ task: 6, class: 2, series: 3 })
  const entryId = historyHeads(database).undo?.id ?? 0
  commitChange(database, { at: now, change: { kind: 'undo', entryId } })
  expect(present(database).tasks).toEqual([])
  expect(nextIds(database)).toEqual({ task: 6, class: 2, series: 3 })
  database.close()
  expect(nextIds(open(folder))).toEqual({ task: 6, class: 2, series: 3 })
})

test.for([
  [
    'one end of a host relation',
    [event(1, at(1, 3, 4), { guestIds: [3] }), event(2, at(2, 1, 2)), item(3, { place: at(3, 1) })],
  ],
  ['a place that is longer than the item', [item(3, { place: at(3, 1, 2), duration: 1 })]],
  ['a pending item with a place', [item(3, { place: at(3, 1), status: 'pending' })]],
  ['a place after the last day', [item(3, { place: at(8, 1) })]],
  ['a place after the last period', [event(9, at(1, 12, 13))]],
  ['an event beside the periods that has no times', [event(9, at(1, 4, 3))]],
  [
    'meetings of one series that disagree',
    [event(8, at(1, 8), { series: 9 }), event(9, at(1, 9), { series: 9, course: 'Other' })],
  ],
  ['an item without its class', [item(9, { classId: 9 })]],
] as const)('[D2] %s is not written', ([, records]) => {
  const database = openWith(emptyFolder())
  const before = present(database)
  const ids = new Set<number>(records.map(({ id }) => id))
  const tasks = [...before.tasks.filter(({ id }) => !ids.has(id)), ...records].toSorted(
    (a, b) => a.id - b.id,
  )
  const diff = diffStates(before, { ...before, tasks })
  expect(() => commitChange(database, { at: now, change: byPerson(diff) })).toThrow(
    /does not hold that it/,
  )
  expect(readState(database)).toEqual(before)
})

test('[D2] a diff that does not start from the present records is refused whole', () => {
  const database = openWith(emptyFolder())
  const stale = placing(present(database), 4)
  commitChange(database, { at: now, change: byPerson(placing(present(database), 4, at(5, 1))) })
  const before = present(database)
  expect(() => commitChange(database, { at: now, change: byPerson(stale) })).toThrow(/task:4/)
  expect(loadRecords(database)?.state).toEqual(before)
})

test('[D2] without a term there is nothing to write into', () => {
  const database = open(emptyFolder())
  expect(() => commitChange(database, { at: now, change: byPerson(emptyDiff()) })).toThrow(/term/)
  expect(readState(database)).toBeNull()
})

test('[D2] the same state is given until something is written', () => {
  const database = openWith(emptyFolder())
  expect(readState(database)).toBe(readState(database))
  expect(readState(database)).toEqual({ ...smallState, window: week() })
})

function present(database: Parameters<typeof readState>[0]): ScheduleState {
  const state = readState(database)
  if (state === null) throw new Error('no term')
  return state
}
