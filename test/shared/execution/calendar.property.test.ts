// Operations on lessons, exams, appointments and days: legal whatever they say, and undone to exactly what was.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  editDocument,
  type DocumentPorts,
} from '../../../electron/guide/execution/edit-document.ts'
import { executionDocSchema, type ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { fail } from '../../../shared/result.ts'
import { hasBegun, newViolations } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { findUnstorable } from '../../../shared/schedule/storable.ts'
import { walkPlan } from '../../../shared/timetable/term-change.ts'
import { hours, term } from '../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../schedule/arbitraries.ts'

const ofTwoWeeks = term({ weeks: 2, periods: hours(8) })

const head = { taskId: null, section: 'calendar', itemId: null, preview: '', reason: '' }

const placeArbitrary = fc
  .record({
    day: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 7, max: 14 }) },
      fc.integer({ min: 1, max: 16 }),
    ),
    start: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(9)),
    length: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ day, start, length }) => ({ day, start, end: start + length - 1 }))

const clockArbitrary = fc.constantFrom(null, { start: '08:10', end: '08:40' })

const dateArbitrary = fc
  .integer({ min: -2, max: 16 })
  .map((offset) => `2026-11-${String(Math.max(1, 2 + offset)).padStart(2, '0')}`)

function operationOn(state: ScheduleState): fc.Arbitrary<ExecutionOperation> {
  const events = state.tasks.filter(({ kind }) => kind === 'event').map(({ id }) => id)
  const eventId = fc.constantFrom(...events, ...events, ...events, 999)
  const kind = fc.constantFrom('class' as const, 'exam' as const, 'personal' as const)
  return fc
    .oneof(
      fc.record({
        operation: fc.constant('add_events' as const),
        changes: fc.record({
          title: fc.constantFrom('Choir', 'Band', '<b>x</b>', ' '),
          course: fc.constantFrom('', 'Course 1'),
          kind,
          location: fc.constantFrom('', 'Hall'),
          places: fc.array(placeArbitrary, { minLength: 1, maxLength: 4 }),
          clock: clockArbitrary,
        }),
      }),
      fc.record({
        operation: fc.constant('change_events' as const),
        changes: fc.record({
          events: fc.array(fc.record({ eventId, place: placeArbitrary, clock: clockArbitrary }), {
            minLength: 1,
            maxLength: 3,
          }),
          location: fc.constantFrom('', 'Room 2'),
        }),
      }),
      fc.record({
        operation: fc.constant('remove_events' as const),
        changes: fc.record({ eventIds: fc.array(eventId, { minLength: 1, maxLength: 3 }) }),
      }),
      fc.record({
        operation: fc.constant('set_days' as const),
        changes: fc.oneof(
          fc.record({
            kind: fc.constant('off' as const),
            from: dateArbitrary,
            to: dateArbitrary,
            freeStudy: fc.boolean(),
          }),
          fc.record({
            kind: fc.constant('follows' as const),
            date: dateArbitrary,
            week: fc.integer({ min: 1, max: 3 }),
            weekday: fc.integer({ min: 1, max: 7 }),
          }),
        ),
      }),
    )
    .map((operation) => executionDocSchema.parse([{ ...head, ...operation }])[0] as never)
}

function portsOf(state: ScheduleState, now: Moment): DocumentPorts {
  return {
    state,
    standing: noStudentProfile,
    preferences: { ...usualPreferences, language: 'en' },
    now,
    ids: { task: 500, class: 50, series: 500 },
    language: 'en',
    term: ofTwoWeeks,
    takenLessons: () => [],
    replan: async () => fail('none'),
    planRecalls: () => fail('none'),
    newHomework: () => fail('none'),
  }
}

const documentArbitrary = fc
  .record({ state: stateArbitrary, now: momentArbitrary })
  .chain(({ state, now }) =>
    fc
      .array(operationOn(state), { minLength: 1, maxLength: 3 })
      .map((document) => ({ state, now, document })),
  )

it('[B8] whatever is added, moved, taken away or set off breaks no rule, leaves what has begun, and undo brings back exactly what was', async () => {
  let written = 0
  await fc.assert(
    fc.asyncProperty(documentArbitrary, async ({ state, now, document }) => {
      const edited = await editDocument(document, portsOf(state, now))
      if (!edited.ok) return edited.failure !== ''
      written += 1
      const plan = { term: ofTwoWeeks, state }
      const { diff, term: change } = edited.value
      const done = walkPlan(plan, 'redo', { diff, term: change })
      if (!done.ok) throw new Error('it starts from the present')
      expect(newViolations(state, done.value.state, now)).toEqual([])
      expect(findUnstorable(done.value.state, diff)).toBeNull()
      const begun = state.tasks.filter(({ place }) => place !== null && hasBegun({ place }, now))
      for (const { id, place } of begun)
        expect(done.value.state.tasks.find((task) => task.id === id)?.place).toEqual(place)
      const back = walkPlan(done.value, 'undo', { diff, term: change })
      expect(back).toEqual({ ok: true, value: plan })
      return true
    }),
    { numRuns: 600 },
  )
  expect(written).toBeGreaterThan(100)
})
