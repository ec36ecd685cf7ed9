// The agenda of a day: time runs on without overlap of its gaps, and what is over waits to be closed out once.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { agendaOf, blocksToCloseOut, nowAndNext, whyWait } from '../../../renderer/today/agenda.ts'
import { listWaitingAgain } from '../../../shared/schedule/work/sum-work.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

/** Periods of 45 minutes begin at each full hour from 08:00. */
const day = schedule([
  taskClass(1),
  event(10, at(2, 1, 2), {
    title: 'Lecture',
    hosts: true,
    clock: { start: '08:15', end: '09:40' },
  }),
  item(1, { place: at(2, 2), hostId: 10 }),
  item(2, { place: at(2, 4, 5) }),
  item(3, { place: at(1, 3) }),
  item(4),
])

const clock = (hours: number, minutes = 0) => hours * 60 + minutes

test('[U3] classes, guests, study and the free time between them stand in order with their true times', () => {
  const lines = agendaOf(day, 2, clock(11, 30))
  expect(lines.map(({ start, end, when, task }) => [start, end, when, task?.id ?? 'free'])).toEqual(
    [
      [clock(8, 15), clock(9, 40), 'over', 10],
      [clock(9), clock(9, 45), 'over', 1],
      [clock(9, 45), clock(11), 'over', 'free'],
      [clock(11), clock(12, 45), 'now', 2],
      [clock(12, 45), clock(19, 45), 'ahead', 'free'],
    ],
  )
  expect(nowAndNext(lines)).toMatchObject({ now: [{ task: { id: 2 } }], next: null })
  expect(nowAndNext(agendaOf(day, 2, clock(7)))).toMatchObject({
    now: [],
    next: { task: { id: 10 } },
  })
})

test('[U3] gaps never overlap a task, and every task of the day has its line, at any minute', () => {
  const places = fc.array(
    fc.record({ start: fc.integer({ min: 1, max: 12 }), length: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 1439 }), (spans, minute) => {
      const state = schedule(
        spans.map(({ start, length }, index) =>
          event(index + 1, at(1, start, Math.min(12, start + length - 1))),
        ),
      )
      const lines = agendaOf(state, 1, minute)
      const tasks = lines.filter(({ task }) => task !== null)
      expect(new Set(tasks.map(({ task }) => task?.id))).toEqual(
        new Set(state.tasks.map(({ id }) => id)),
      )
      expect(tasks).toHaveLength(state.tasks.length)
      expect(lines.map(({ start }) => start)).toEqual(
        lines.map(({ start }) => start).toSorted((a, b) => a - b),
      )
      for (const gap of lines.filter(({ task }) => task === null))
        for (const task of tasks) expect(task.end <= gap.start || task.start >= gap.end).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('[P6] what is over and has no mark waits to be closed out, the oldest first; the present block does not', () => {
  const idsAt = (minute: number) =>
    blocksToCloseOut(day, { day: 2, period: 0, minute }).map(({ id }) => id)
  expect(idsAt(clock(11, 30))).toEqual([3, 1])
  expect(idsAt(clock(12, 45))).toEqual([3, 1, 2])
  expect(blocksToCloseOut(day, { day: 8, period: 0 }).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('[P6] what was missed and the rest of what was partly done waits again; what is pending anyway does not', () => {
  const now = { day: 2, period: 12 }
  const mark = (state: ScheduleState, task: number, as: 'partly' | 'missed', minutes: number) => {
    const edit = { kind: 'mark', task, mark: as, minutes, restId: 99 } as const
    const marked = applyEdit(state, edit, now)
    if (!marked.ok) throw new Error(marked.failure.reason.kind)
    return marked.value.state
  }
  expect(listWaitingAgain(day).length).toBe(0)
  const missed = mark(day, 3, 'missed', 0)
  expect(listWaitingAgain(missed).length).toBe(1)
  const partly = mark(missed, 2, 'partly', 20)
  expect(listWaitingAgain(partly).length).toBe(2)
  expect(
    blocksToCloseOut(partly, { day: 2, period: 0, minute: clock(20) }).map(({ id }) => id),
  ).toEqual([1])
})

test('[U10] what waits behind one that goes on now is told so, and not to mark what is over', () => {
  const state = schedule([
    taskClass(1),
    item(1, { order: 1, place: at(1, 3) }),
    item(2, { order: 2, place: at(2, 4, 5) }),
  ])
  const edit = { kind: 'mark', task: 1, mark: 'missed', minutes: 0, restId: 99 } as const
  const marked = applyEdit(state, edit, { day: 2, period: 4 })
  if (!marked.ok) throw new Error(marked.failure.reason.kind)
  const missed = marked.value.state
  const why = (minute: number, period: number) =>
    whyWait(
      missed,
      listWaitingAgain(missed),
      blocksToCloseOut(missed, { day: 2, period: 0, minute }),
      {
        day: 2,
        period,
      },
    )
  expect(why(clock(10), 2)).toBeNull()
  expect(why(clock(11, 30), 4)).toBe('running')
  expect(why(clock(13), 5)).toBe('open')
})

test('[U3] a day without anything is one stretch of free time', () => {
  const empty = { ...day, tasks: [] }
  expect(agendaOf(empty, 3, clock(9))).toMatchObject([{ task: null, when: 'now' }])
  expect(agendaOf({ ...empty, window: week({ periods: [] }) }, 3, clock(9))).toEqual([])
})
