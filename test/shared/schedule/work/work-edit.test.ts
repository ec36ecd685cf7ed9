import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff, isEmptyDiff, reverseDiff } from '../../../../shared/schedule/diff.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { findUnstorable } from '../../../../shared/schedule/storable.ts'
import {
  applyWorkEdit,
  workEditSchema,
  type WorkEdit,
} from '../../../../shared/schedule/work/work-edit.ts'
import { sumWork } from '../../../../shared/schedule/work/sum-work.ts'
import { sayWorkEdit, sayWorkProblem } from '../../../../shared/words/schedule/say-work-edit.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { deepFreeze, momentArbitrary, stateArbitrary } from '../arbitraries.ts'

const ids = { task: 100, class: 50 }

const partly = {
  outcome: 'partly',
  place: at(1, 1, 2),
  planned: 90,
  minutes: 40,
  restId: 4,
} as const

/** A placed and partly done session, its rest, one placed in a host and two that wait. */
const essay = deepFreeze(
  schedule([
    taskClass(1, { title: 'Essay', course: 'History' }),
    taskClass(2, { title: 'History', course: 'History' }),
    event(10, at(3, 1, 4), { title: 'History', course: 'History', hosts: true }),
    event(11, at(4, 1), { title: 'History exam', course: 'History' }),
    item(3, { order: 1, place: at(1, 1, 2), log: [partly] }),
    item(4, { order: 2, title: 'Rest' }),
    item(5, { order: 3, place: at(3, 1, 2), hostId: 10 }),
    item(6, { order: 4 }),
    item(7, { order: 5 }),
    item(8, { classId: 2, title: 'History 1' }),
    item(9, { classId: 2, title: 'Historyless' }),
  ]),
)

function run(edit: WorkEdit, state: ScheduleState = essay, now: Moment = beforeTerm) {
  return applyWorkEdit(state, edit, now, ids)
}

function order(edit: WorkEdit): unknown {
  const result = run(edit)
  return result.ok ? itemsOfClass(result.value.state, 1).map(({ id }) => id) : result.failure
}

test('[U8] a session that waits takes any place in the order; one in the week says that its time decides', () => {
  expect(order({ kind: 'reorder', task: 7, rank: 2 })).toEqual([3, 7, 4, 5, 6])
  expect(order({ kind: 'reorder', task: 6, rank: 99 })).toEqual([3, 4, 5, 7, 6])
  expect(order({ kind: 'reorder', task: 6, rank: 4 })).toEqual({ kind: 'no-change' })
  expect(order({ kind: 'reorder', task: 5, rank: 1 })).toEqual({ kind: 'placed', task: 5 })
  // What is left of a block comes after it.
  expect(order({ kind: 'reorder', task: 4, rank: 1 })).toEqual({ kind: 'rest', task: 4, of: 3 })
})

test('[U8] a session is removed and the order closes up; its host lets go of it; a rest and a worked one stay', () => {
  expect(order({ kind: 'remove-session', task: 6 })).toEqual([3, 4, 5, 7])
  const guest = run({ kind: 'remove-session', task: 5 })
  expect(guest.ok && guest.value.state.tasks.find(({ id }) => id === 10)).toMatchObject({
    guestIds: [],
  })
  expect(order({ kind: 'remove-session', task: 4 })).toEqual({ kind: 'rest', task: 4, of: 3 })
  expect(order({ kind: 'remove-session', task: 3 })).toMatchObject({
    kind: 'refused',
    refusal: { reason: { kind: 'worked' } },
  })
  expect(order({ kind: 'remove-session', task: 10 })).toMatchObject({ kind: 'refused' })
  expect(order({ kind: 'remove-session', task: 99 })).toMatchObject({ kind: 'refused' })
})

test('[U8] a session is given a title, whatever has become of it, and a length where the week allows it', () => {
  expect(run({ kind: 'session', task: 3, title: 'Sources' })).toMatchObject({
    ok: true,
    value: { classId: 1 },
  })
  expect(run({ kind: 'session', task: 6, title: 'Sources', periods: 3 })).toMatchObject({
    ok: true,
  })
  expect(run({ kind: 'session', task: 3, periods: 3 })).toMatchObject({
    failure: { kind: 'refused', refusal: { reason: { kind: 'worked' } } },
  })
  expect(run({ kind: 'session', task: 6, title: 'Item 6' })).toEqual({
    ok: false,
    failure: { kind: 'no-change' },
  })
})

test('[U8] a body of work goes whole, with what was worked on it; what is pinned has to be unpinned first', () => {
  expect(sumWork(essay, 1)).toEqual({
    sessions: 5,
    placed: 1,
    worked: 1,
    waiting: 3,
    planned: 90 + 90 + 3 * 45,
    minutes: 40,
  })
  const gone = run({ kind: 'delete-class', classId: 1 })
  if (!gone.ok) throw new Error(gone.failure.kind)
  expect(gone.value.state.tasks.map(({ id }) => id)).toEqual([8, 9, 10, 11])
  expect(gone.value.state.taskClasses.map(({ id }) => id)).toEqual([2])
  expect(applyDiff(gone.value.state, reverseDiff(gone.value.diff))).toEqual({
    ok: true,
    value: essay,
  })
  const pinned = schedule([item(3, { place: at(1, 1), locked: true })])
  expect(run({ kind: 'delete-class', classId: 1 }, pinned)).toEqual({
    ok: false,
    failure: { kind: 'pinned', taskIds: [3] },
  })
  expect(run({ kind: 'delete-class', classId: 9 })).toMatchObject({ ok: false })
})

test('[U8] a course is renamed with its events, its work and what bears just its name; two become one only where that is asked for', () => {
  const renamed = run({ kind: 'rename-course', course: 'History', name: 'World history' })
  if (!renamed.ok) throw new Error(renamed.failure.kind)
  const { tasks, taskClasses } = renamed.value.state
  expect(taskClasses.map(({ course, title }) => [course, title])).toEqual([
    ['World history', 'Essay'],
    ['World history', 'World history'],
  ])
  expect(tasks.map(({ title }) => title)).toEqual([
    'Item 3',
    'Rest',
    'Item 5',
    'Item 6',
    'Item 7',
    'World history 1',
    'Historyless',
    'World history',
    'History exam',
  ])
  const other = schedule([taskClass(1, { course: 'A' }), taskClass(2, { course: 'B' })])
  expect(run({ kind: 'rename-course', course: 'A', name: 'B' }, other)).toMatchObject({
    failure: { kind: 'course-exists' },
  })
  const joined = run({ kind: 'rename-course', course: 'A', name: 'B', joins: true }, other)
  expect(joined.ok && joined.value.state.taskClasses.map(({ course }) => course)).toEqual([
    'B',
    'B',
  ])
  expect(run({ kind: 'rename-course', course: 'C', name: 'D' }, other)).toMatchObject({
    failure: { kind: 'unknown-course' },
  })
})

test('[U8] [S7] limits are changed through the one editor; blocks that they would break are named', () => {
  const limited = run({
    kind: 'class',
    classId: 1,
    fields: { excludedWeekdays: [3] },
    sessions: [],
  })
  expect(limited).toEqual({ ok: false, failure: { kind: 'in-the-way', taskIds: [5] } })
  const longer = run({
    kind: 'class',
    classId: 1,
    fields: { priority: 5 },
    sessions: [{ title: 'Last', periods: 2 }],
  })
  expect(longer).toMatchObject({ ok: true, value: { classId: 1 } })
  expect(
    run({ kind: 'class', classId: 1, fields: {}, sessions: [{ title: 'Long', periods: 13 }] }),
  ).toEqual({ ok: false, failure: { kind: 'too-long', periods: 13, most: 12 } })
})

const classIdArbitrary = fc.integer({ min: 0, max: 4 })

/** Ids and ranks that do not exist stay possible. */
const workEditArbitrary: fc.Arbitrary<WorkEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('remove-session' as const),
    task: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('reorder' as const),
    task: fc.integer({ min: 1, max: 30 }),
    rank: fc.integer({ min: 1, max: 16 }),
  }),
  fc.record({
    kind: fc.constant('session' as const),
    task: fc.integer({ min: 1, max: 30 }),
    title: fc.constantFrom('A', 'B'),
    periods: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('class' as const),
    classId: classIdArbitrary.map((id) => (id === 0 ? null : id)),
    fields: fc.record(
      {
        course: fc.constantFrom('Course 1', 'New'),
        fromDay: fc.integer({ min: 1, max: 14 }),
        toDay: fc.integer({ min: 1, max: 14 }),
        mayEmbed: fc.boolean(),
        excludedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
        slotBudget: fc.option(fc.integer({ min: 1, max: 12 })),
      },
      { requiredKeys: [] },
    ),
    sessions: fc.array(
      fc.record({ title: fc.constant('New 1'), periods: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    kind: fc.constant('delete-class' as const),
    classId: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('rename-course' as const),
    course: fc.constantFrom('Course 1', 'Course 2', 'Nowhere'),
    name: fc.constantFrom('Course 2', 'Course 9'),
  }),
)

test('[U8] [S3] [S4] [S5] [D1] any edit of the work breaks nothing, can be stored, and is undone exactly', () => {
  const seen: Record<string, number> = {}
  fc.assert(
    fc.property(stateArbitrary, workEditArbitrary, momentArbitrary, (state, edit, now) => {
      expect(workEditSchema.safeParse(edit).success).toBe(true)
      const result = applyWorkEdit(state, edit, now, ids)
      const key = `${edit.kind} ${result.ok ? 'made' : 'refused'}`
      seen[key] = (seen[key] ?? 0) + 1
      for (const language of ['en', 'zh'] as const) {
        const said = result.ok
          ? sayWorkEdit(state, edit, language)
          : sayWorkProblem(state, result.failure, language)
        expect(said).not.toBe('')
        expect(said).not.toContain('undefined')
      }
      if (!result.ok) return
      const { state: after, diff } = result.value
      expect(isEmptyDiff(diff)).toBe(false)
      expect(findViolations(after, now)).toEqual([])
      expect(findUnstorable(after, diff)).toBeNull()
      expect(applyDiff(state, diff)).toEqual({ ok: true, value: after })
      expect(applyDiff(after, reverseDiff(diff))).toEqual({ ok: true, value: state })
    }),
    { numRuns: 700 },
  )
  const kinds = ['remove-session', 'reorder', 'session', 'class', 'delete-class', 'rename-course']
  expect(Object.keys(seen).toSorted()).toEqual(
    kinds.flatMap((kind) => [`${kind} made`, `${kind} refused`]).toSorted(),
  )
})
