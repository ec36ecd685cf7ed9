// The period table over random weeks: what lies there keeps its clock times, and the way back is exact.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { isBesideRows } from '../../../shared/schedule/place.ts'
import { type ScheduleState, findTask } from '../../../shared/schedule/state.ts'
import { findUnstorableIn } from '../../../shared/schedule/storable.ts'
import {
  changeDetails,
  changePeriods,
  type DetailsProblem,
  type PeriodRow,
} from '../../../shared/timetable/change-details.ts'
import { walkPlan, type Plan } from '../../../shared/timetable/term-change.ts'
import { at, event, hours, item, schedule, taskClass, term, week } from '../../builders.ts'
import { stateArbitrary } from '../schedule/arbitraries.ts'

const eight = term({ weeks: 2, periods: hours(8) })

function rowsOf(plan: Plan): PeriodRow[] {
  return plan.term.periods.map((period, index) => ({ ...period, was: index + 1 }))
}

function planOf(state: ScheduleState, changes = eight): Plan {
  return { term: changes, state }
}

/** New rows of ten minutes in the breaks, at the front and at the end; rows that are asked to go. */
const tableArbitrary = fc.record({
  grown: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
  gone: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
})

function makeTable(plan: Plan, { grown, gone }: { grown: number[]; gone: number[] }): PeriodRow[] {
  const fresh = grown.map((hour) => ({
    start: clockOf((7 + hour) * 60 + 47),
    end: clockOf((7 + hour) * 60 + 57),
    was: null,
  }))
  const kept = rowsOf(plan).filter(({ was }) => was === null || !gone.includes(was))
  return [...kept, ...fresh].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

function checkRefusal(failure: DetailsProblem, gone: number[]): void {
  if (failure.kind === 'same' || failure.kind === 'bad-table') return
  if (failure.kind === 'own-clock' && isBesideRows(failure.task.place ?? at(1, 1))) return
  if (failure.kind !== 'row-in-use') throw new Error(failure.kind)
  const { row, task } = failure
  expect(gone).toContain(row)
  expect(task.place).not.toBeNull()
  expect(task.place?.start).toBeLessThanOrEqual(row)
  expect(task.place?.end).toBeGreaterThanOrEqual(row)
}

function clockIn({ state }: Plan, id: number) {
  const task = findTask(state, id)
  if (task == null || task.place === null) return null
  return placeClock(state.window, { clock: null, ...task, place: task.place })
}

function startsOf({ term: { periods } }: Plan, rows: number[]) {
  return rows.map((row) => periods[row - 1]?.start)
}

test('[U6] rows come and go: what lies there keeps its clock times, is storable, and undo is exact', () => {
  fc.assert(
    fc.property(stateArbitrary, tableArbitrary, (state, wish) => {
      const plan = planOf(state)
      const table = makeTable(plan, wish)
      const changed = changePeriods(plan, table)
      if (!changed.ok) return checkRefusal(changed.failure, wish.gone)
      const walked = walkPlan(plan, 'redo', changed.value)
      if (!walked.ok) throw new Error(walked.failure.conflicts.join())
      const after = walked.value
      expect(findUnstorableIn(after.state)).toBeNull()
      const lasting = state.tasks.filter(({ place }) => place !== null).map(({ id }) => id)
      expect(lasting.map((id) => clockIn(after, id))).toEqual(
        lasting.map((id) => clockIn(plan, id)),
      )
      for (const { id, excludedPeriods } of state.taskClasses) {
        const kept = excludedPeriods.filter((row) => !wish.gone.includes(row))
        const now = after.state.taskClasses.find((one) => one.id === id)?.excludedPeriods ?? []
        expect(startsOf(after, now)).toEqual(startsOf(plan, kept))
      }
      const back = walkPlan(after, 'undo', changed.value)
      expect(back).toEqual({ ok: true, value: plan })
      expect(walkPlan(plan, 'undo', changed.value).ok).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('[U6] a block across two rows grows with the row that comes between them, its log too', () => {
  const entry = { outcome: 'done', place: at(1, 2, 3), minutes: 90, restId: null, at: '' } as never
  const plan = planOf(
    schedule(
      [item(1, { place: at(1, 2, 3), log: [entry] })],
      week({ weeks: 2, periods: hours(8) }),
    ),
  )
  const rows = rowsOf(plan)
  const table = [...rows.slice(0, 2), { start: '09:46', end: '09:58', was: null }, ...rows.slice(2)]
  const changed = changePeriods(plan, table)
  if (!changed.ok) throw new Error(changed.failure.kind)
  const after = walkPlan(plan, 'redo', changed.value)
  expect(after).toMatchObject({
    value: {
      state: { tasks: [{ place: at(1, 2, 4), duration: 3, log: [{ place: at(1, 2, 4) }] }] },
    },
  })
})

test('[S5] [U6] a block that grows so takes its class over no budget, and undo is exact', () => {
  const window = week({ weeks: 2, periods: hours(8) })
  const full = taskClass(1, { slotBudget: 2 })
  const plan = planOf(schedule([full, item(1, { place: at(1, 2, 3) })], window))
  const rows = rowsOf(plan)
  const table = [...rows.slice(0, 2), { start: '09:46', end: '09:58', was: null }, ...rows.slice(2)]
  const changed = changePeriods(plan, table)
  if (!changed.ok) throw new Error(changed.failure.kind)
  const after = walkPlan(plan, 'redo', changed.value)
  if (!after.ok) throw new Error('no way on')
  expect(after.value.state.taskClasses).toMatchObject([{ slotBudget: 3 }])
  expect(findViolations(after.value.state)).toEqual([])
  expect(walkPlan(after.value, 'undo', changed.value)).toEqual({ ok: true, value: plan })
})

test('[U6] other clock times take everything in their rows along, but no class out of its own times', () => {
  const own = event(2, at(1, 4), { clock: { start: '11:10', end: '11:50' } })
  const plan = planOf(schedule([event(1, at(1, 1)), own], week({ weeks: 2, periods: hours(8) })))
  const later = (row: number, start: string, end: string) =>
    rowsOf(plan).with(row - 1, { start, end, was: row })
  const moved = changePeriods(plan, later(1, '07:30', '08:15'))
  expect(moved.ok && moved.value.term.to.periods[0]).toEqual({ start: '07:30', end: '08:15' })
  expect(moved.ok && moved.value.term.rows).toBeUndefined()
  expect(changePeriods(plan, later(4, '11:51', '11:59'))).toMatchObject({
    ok: false,
    failure: { kind: 'own-clock', task: { id: 2 } },
  })
  for (const wrong of [
    later(2, '08:30', '09:45'),
    later(2, '09:45', '09:00'),
    rowsOf(plan).toReversed(),
    rowsOf(plan).map(({ start, end }) => ({ start, end, was: 1 })),
    [],
  ])
    expect(changePeriods(plan, wrong)).toEqual({ ok: false, failure: { kind: 'bad-table' } })
  expect(changePeriods(plan, rowsOf(plan))).toEqual({ ok: false, failure: { kind: 'same' } })
})

test('[U6] weeks: never fewer than what lies there, and the last ones go with their days off', () => {
  const overrides = [{ kind: 'off' as const, date: '2026-11-20' }]
  const long = term({ weeks: 3, periods: hours(8), overrides })
  const state = schedule([event(1, at(9, 1)), taskClass(1)], week({ weeks: 3, periods: hours(8) }))
  const plan = planOf(state, long)
  expect(changeDetails(plan, { name: 'Spring', weeks: 1 })).toMatchObject({
    ok: false,
    failure: { kind: 'week-in-use', weeks: 1, task: { id: 1 }, others: 0 },
  })
  const changed = changeDetails(plan, { name: 'Spring', weeks: 2 })
  if (!changed.ok) throw new Error(changed.failure.kind)
  const after = walkPlan(plan, 'redo', changed.value)
  expect(after).toMatchObject({ value: { term: { name: 'Spring', weeks: 2, overrides: [] } } })
  if (!after.ok) throw new Error(after.failure.conflicts.join())
  expect(after.value.state.window.days).toHaveLength(14)
  expect(walkPlan(after.value, 'undo', changed.value)).toEqual({ ok: true, value: plan })
  expect(changeDetails(plan, { name: long.name, weeks: 3 })).toMatchObject({ ok: false })
})
