import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffStates, emptyDiff } from '../../../shared/schedule/diff.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../builders.ts'

const algebra = event(10, at(1, 1, 2), { title: 'Algebra' })
const seminar = event(12, at(2, 7, 8), { title: 'Seminar', hosts: true })
const review = item(1, { title: 'Review', place: at(1, 3, 4) })
const essay = item(3, { title: 'Essay', classId: 2 })
const before = schedule([algebra, seminar, review, item(2, { title: 'Drill' }), essay])

function effectOf(after: ScheduleState) {
  return describeEffect(before, diffStates(before, after))
}

test('[D1] an empty diff has no effect', () => {
  expect(describeEffect(before, emptyDiff())).toEqual({
    changes: [],
    classes: [],
    addedEvents: 0,
    removedEvents: 0,
    dayLoads: [],
    pending: { from: 2, to: 2 },
    switches: { from: 0, to: 0 },
    gaps: [],
  })
})

test('[D1] a placed guest is one change: its host is its other end', () => {
  const guest = item(2, { title: 'Drill', place: at(2, 7), hostId: 12 })
  expect(effectOf(schedule([algebra, seminar, review, guest, essay]))).toEqual({
    changes: [
      {
        kind: 'placed',
        taskKind: 'item',
        taskId: 2,
        title: 'Drill',
        from: null,
        to: at(2, 7),
        hostTitle: 'Seminar',
      },
    ],
    classes: [],
    addedEvents: 0,
    removedEvents: 0,
    dayLoads: [{ day: 2, from: 0, to: 45 }],
    pending: { from: 2, to: 1 },
    switches: { from: 0, to: 0 },
    gaps: [],
  })
})

test('[D1] changes come items first, in order of time, pending ones last', () => {
  const after = schedule([
    { ...algebra, place: at(1, 5, 6) },
    { ...seminar, title: 'Colloquium' },
    { ...review, place: null, status: 'pending' },
    item(2, { title: 'Drill', place: at(3, 1) }),
    item(3, { title: 'Essay', classId: 2, place: at(2, 1) }),
  ])
  expect(effectOf(after).changes.map(({ kind, taskId }) => [kind, taskId])).toEqual([
    ['placed', 3],
    ['placed', 2],
    ['unplaced', 1],
    ['moved', 10],
    ['edited', 12],
  ])
})

test('[D1] events that come or go are counted, items are listed', () => {
  const after = schedule(
    [seminar, event(20, at(3, 1)), event(21, at(4, 1)), item(2), essay, item(4, { title: 'New' })],
    week(),
  )
  const effect = effectOf({ ...after, taskClasses: before.taskClasses })
  expect(effect.addedEvents).toBe(2)
  expect(effect.removedEvents).toBe(1)
  expect(effect.changes.map(({ kind, taskId, from, to }) => [kind, taskId, from, to])).toEqual([
    ['removed', 1, at(1, 3, 4), null],
    ['edited', 2, null, null],
    ['added', 4, null, null],
  ])
  expect(effect.dayLoads).toEqual([{ day: 1, from: 90, to: 0 }])
  expect(effect.pending).toEqual({ from: 2, to: 3 })
})

test('[P6] [D1] a mark is a change of its own; what only moves up in its class is none', () => {
  const log = [
    { outcome: 'partly' as const, place: at(1, 3, 4), planned: 90, minutes: 50, restId: 4 },
  ]
  const rest = item(4, { title: 'Review', order: 2 })
  const worked = schedule([
    algebra,
    seminar,
    { ...review, log },
    rest,
    item(2, { title: 'Drill', order: 3 }),
    essay,
  ])
  const effect = effectOf(worked)
  expect(effect.changes).toEqual([
    {
      kind: 'marked',
      taskKind: 'item',
      taskId: 1,
      title: 'Review',
      from: at(1, 3, 4),
      to: at(1, 3, 4),
      hostTitle: null,
      mark: log[0],
    },
    {
      kind: 'added',
      taskKind: 'item',
      taskId: 4,
      title: 'Review',
      from: null,
      to: null,
      hostTitle: null,
    },
  ])
  expect(effect.pending).toEqual({ from: 2, to: 3 })
  const back = describeEffect(worked, diffStates(worked, before))
  expect(back.changes.map(({ kind, taskId, mark }) => [kind, taskId, mark])).toEqual([
    ['unmarked', 1, log[0]],
    ['removed', 4, undefined],
  ])
})

test('[P6] [D1] a miss is a mark, not a block taken off', () => {
  const log = [
    { outcome: 'missed' as const, place: at(1, 3, 4), planned: 90, minutes: 0, restId: null },
  ]
  const missed: ItemTask = { ...review, place: null, status: 'pending', log }
  const { changes, dayLoads } = effectOf(
    schedule([algebra, seminar, missed, item(2, { title: 'Drill' }), essay]),
  )
  expect(changes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['marked', at(1, 3, 4), null],
  ])
  expect(dayLoads).toEqual([{ day: 1, from: 90, to: 0 }])
})

test('[D1] classes that come, go or change are named', () => {
  const after = {
    ...before,
    taskClasses: [taskClass(1, { title: 'Algebra drill' }), taskClass(5, { title: 'French' })],
  }
  expect(effectOf(after).classes).toEqual([
    { kind: 'added', classId: 5, title: 'French' },
    { kind: 'edited', classId: 1, title: 'Algebra drill', wasTitle: 'Class 1' },
    { kind: 'removed', classId: 2, title: 'Class 2' },
  ])
})

test('[D1] switches count changes of course between neighbours of the touched days only', () => {
  const mixed = schedule([
    item(1, { classId: 1, place: at(1, 1) }),
    item(2, { classId: 2, order: 1, place: at(1, 2) }),
    item(3, { classId: 1, place: at(1, 3) }),
    item(4, { classId: 1, place: at(2, 1) }),
    item(5, { classId: 2, order: 2, place: at(2, 2) }),
  ])
  const sorted = schedule([
    item(1, { classId: 1, place: at(1, 1) }),
    item(2, { classId: 2, order: 1, place: at(1, 5) }),
    item(3, { classId: 1, place: at(1, 3) }),
    item(4, { classId: 1, place: at(2, 1) }),
    item(5, { classId: 2, order: 2, place: at(2, 2) }),
  ])
  const effect = describeEffect(mixed, diffStates(mixed, sorted))
  expect(effect.switches).toEqual({ from: 2, to: 1 })
  expect(effect.dayLoads).toEqual([])
})

test('[G6] a diff that no longer fits the state is still described', () => {
  const after = schedule([algebra, seminar, { ...review, place: at(4, 1, 2) }, item(2), essay])
  const diff = diffStates(before, after)
  const moved = describeEffect(schedule([algebra, essay]), diff)
  expect(moved.changes.find(({ taskId }) => taskId === 1)?.to).toEqual(at(4, 1, 2))
  expect(moved.dayLoads).toEqual([{ day: 4, from: 0, to: 90 }])
})

// The numbers again, the slow way: by looking at both states whole.
function countStudy(state: ScheduleState, day: number): number {
  return state.tasks
    .flatMap((task) => (task.kind === 'item' && task.place?.day === day ? [task.duration] : []))
    .reduce((sum, periods) => sum + periods * 45, 0)
}

function countPending(state: ScheduleState): number {
  return state.tasks.filter((task) => task.place === null).length
}

function countSwitches(state: ScheduleState, days: number[]): number {
  let switches = 0
  for (const day of days) {
    const courses: string[] = []
    for (let period = 1; period <= 12; period += 1) {
      const here = state.tasks.find(
        (task) => task.kind === 'item' && task.place?.day === day && task.place.start === period,
      )
      const classId = here?.kind === 'item' ? here.classId : null
      const course = state.taskClasses.find(({ id }) => id === classId)?.course
      if (course !== undefined) courses.push(course)
    }
    switches += courses.filter((course, index) => index > 0 && course !== courses[index - 1]).length
  }
  return switches
}

const startState = schedule([
  event(50, at(3, 1, 4), { hosts: true }),
  event(51, at(2, 5, 6)),
  ...Array.from({ length: 9 }, (_, index) =>
    item(index + 1, { classId: (index % 3) + 1, order: index + 1, duration: (index % 2) + 1 }),
  ),
])

const anyTask = fc.integer({ min: 1, max: 9 })
const anyTarget = { task: anyTask, day: fc.integer({ min: 1, max: 7 }), start: fc.nat(12) }
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), ...anyTarget }) },
  fc.record({ kind: fc.constant('move' as const), ...anyTarget }),
  fc.record({ kind: fc.constant('swap' as const), taskA: anyTask, taskB: anyTask }),
  fc.record({ kind: fc.constant('unplace' as const), task: anyTask }),
)

test('[D1] the numbers are those of the two states, for any sequence of edits', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), fc.nat(39), (edits, split) => {
      let from = startState
      let to = startState
      for (const [index, edit] of edits.entries()) {
        const edited = applyEdit(to, edit, beforeTerm)
        if (edited.ok) to = edited.value.state
        if (index === split) from = to
      }
      const effect = describeEffect(from, diffStates(from, to))
      const allDays = [1, 2, 3, 4, 5, 6, 7]
      expect(effect.dayLoads).toEqual(
        allDays
          .map((day) => ({ day, from: countStudy(from, day), to: countStudy(to, day) }))
          .filter((load) => load.from !== load.to),
      )
      expect(effect.pending).toEqual({
        from: countPending(from),
        to: countPending(to),
      })
      const difference = countSwitches(to, allDays) - countSwitches(from, allDays)
      expect(effect.switches.to - effect.switches.from).toBe(difference)
    }),
  )
})
