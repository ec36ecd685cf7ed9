// The smallest batch of moves with which a task can go where it is wanted.
import type { BatchMove } from '../../../../shared/tools/write/batch-moves.ts'
import { describe, expect, test } from 'vitest'
import { proposeDelay, proposeShift } from '../../../../electron/planner/replan/propose-shift.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'

/** `task → day.start`. */
function told(batch: BatchMove | null): Record<number, string> | null {
  if (batch === null) return null
  return Object.fromEntries(
    batch.moves.map(({ task_id: task, new_day: day, new_slot_start: start }) => [
      task,
      `${day}.${start}`,
    ]),
  )
}

/** Only the third period is open to the class. */
const onePeriod = taskClass(1, { excludedPeriods: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12] })

function sessions(...days: number[]): ScheduleState {
  return schedule([onePeriod, ...days.map((day, index) => item(index + 1, { place: at(day, 3) }))])
}

describe('proposeShift', () => {
  test('[P3] a block that may go there moves alone', () => {
    expect(told(proposeShift(sessions(1, 3, 5), 2, at(4, 3), beforeTerm))).toEqual({ 2: '4.3' })
  })

  test('[P3] later sessions in the way move along, as few as will do', () => {
    expect(told(proposeShift(sessions(1, 3, 4, 6), 2, at(4, 3), beforeTerm))).toEqual({
      2: '4.3',
      3: '5.3',
    })
  })

  test('[P3] what lies there of another class makes room', () => {
    const state = schedule([
      item(1, { place: at(2, 3, 4) }),
      item(2, { classId: 2, order: 1, place: at(3, 4, 5) }),
    ])
    const batch = told(proposeShift(state, 1, at(3, 3, 4), beforeTerm))
    expect(Object.keys(batch ?? {})).toEqual(expect.arrayContaining(['1', '2']))
    expect(batch?.[1]).toBe('3.3')
  })

  test('[P3] null where a limit, a lesson or a lock forbids it whatever moves', () => {
    const locked = item(1, { place: at(2, 3), locked: true })
    expect(proposeShift(sessions(1, 3), 1, at(2, 5), beforeTerm)).toBe(null)
    expect(proposeShift(schedule([locked]), 1, at(3, 3), beforeTerm)).toBe(null)
    const state = schedule([item(1, { place: at(2, 3) }), event(50, at(3, 3))])
    expect(proposeShift(state, 1, at(3, 3), beforeTerm)).toBe(null)
    expect(proposeShift(state, 1, at(2, 3), beforeTerm)).toBe(null)
    expect(proposeShift(state, 99, at(2, 3), beforeTerm)).toBe(null)
    expect(proposeShift(sessions(5, 6, 7), 1, at(7, 3), beforeTerm)).toBe(null)
  })

  test('[P3] today makes room only for what comes from it or goes there', () => {
    const now = { day: 3, period: 0 }
    const other = { classId: 2, order: 1 }
    const into = schedule([item(1, { place: at(4, 3) }), item(2, { ...other, place: at(3, 5) })])
    expect(told(proposeShift(into, 1, at(3, 5), now))).toMatchObject({ 1: '3.5' })
    // The later session of today would have to make room for one of tomorrow's class that goes on.
    const past = schedule([item(1, { place: at(4, 3) }), item(2, { place: at(5, 3) })])
    expect(told(proposeShift(past, 1, at(6, 3), now))).toMatchObject({ 1: '6.3' })
  })

  test('[P3] blocks give way to an event that moves, and its guests go along', () => {
    const state = schedule([
      event(50, at(1, 3, 4), { hosts: true }),
      item(1, { place: at(1, 3), hostId: 50 }),
      item(2, { classId: 2, order: 1, place: at(2, 4, 5) }),
    ])
    const batch = told(proposeShift(state, 50, at(2, 3, 4), beforeTerm))
    expect(batch?.[50]).toBe('2.3')
    expect(Object.keys(batch ?? {}).toSorted()).toEqual(['2', '50'])
    const free = told(proposeShift(state, 50, at(3, 3, 4), beforeTerm))
    expect(free).toEqual({ 50: '3.3' })
    const around = schedule([event(50, at(1, 3, 4), { hosts: true }), item(1, { place: at(2, 3) })])
    expect(told(proposeShift(around, 50, at(2, 3, 4), beforeTerm))).toEqual({ 1: '2.3', 50: '2.3' })
    const taken = schedule([event(50, at(1, 3)), event(51, at(2, 3))])
    expect(proposeShift(taken, 50, at(2, 3), beforeTerm)).toBe(null)
  })
})

describe('proposeDelay', () => {
  test('[P3] a block and the later ones of its class go a day later, at their hour', () => {
    expect(told(proposeDelay(sessions(1, 2, 4), 2, 1, beforeTerm))).toEqual({ 2: '3.3', 3: '5.3' })
  })

  test('[P3] where the hour is taken they come as near as they can', () => {
    const state = schedule([
      item(1, { place: at(1, 3) }),
      item(2, { place: at(2, 3) }),
      event(50, at(3, 2, 3)),
    ])
    expect(told(proposeDelay(state, 1, 1, beforeTerm))).toEqual({ 1: '2.3', 2: '3.4' })
  })

  test('[P3] null where one of them can’t, and for what is no block', () => {
    expect(proposeDelay(sessions(5, 6, 7), 1, 1, beforeTerm)).toBe(null)
    expect(proposeDelay(schedule([event(50, at(1, 1))]), 50, 1, beforeTerm)).toBe(null)
    expect(proposeDelay(schedule([item(1)]), 1, 1, beforeTerm)).toBe(null)
  })
})
