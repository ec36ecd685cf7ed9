// What is offered where a change is refused: the smallest batch of moves that makes it possible.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offerShift } from '../../../../electron/planner/replan/offer-shift.ts'
import type { OfferedShift } from '../../../../shared/planner/replan.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import type { ScheduleToolName } from '../../../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../../../shared/tools/run-tool.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

type Call = { name: ScheduleToolName; arguments: unknown }

/** What is offered when the call is refused; it has to be. */
function offered(state: ScheduleState, call: Call, now: Moment = beforeTerm): OfferedShift | null {
  const outcome = runScheduleTool({ ...call, state, now, language: 'en' })
  if (outcome.kind !== 'refused') throw new Error(`not refused: ${outcome.kind}`)
  return offerShift({ ...call, state, now, refusal: outcome.refusal })
}

function move(task: number, day: number, start: number): Call {
  return { name: 'move', arguments: { task_id: task, new_day: day, new_slot_start: start } }
}

function place(task: number, day: number, start: number): Call {
  return { name: 'place', arguments: { task_id: task, day, slot_start: start } }
}

/** Runs the batch, and for a pending task its `place`; the answer is the state after that. */
function follow(state: ScheduleState, { kind, batch }: OfferedShift, call: Call, now = beforeTerm) {
  const run = (on: ScheduleState, each: Call) => {
    const outcome = runScheduleTool({ ...each, state: on, now, language: 'en' })
    if (outcome.kind !== 'change') throw new Error(outcome.kind)
    return outcome.state
  }
  const moved = run(state, { name: 'batch_move', arguments: batch })
  return kind === 'room' ? run(moved, call) : moved
}

const inOrder = schedule([1, 3, 4].map((day, index) => item(index + 1, { place: at(day, 3) })))

describe('offerShift', () => {
  test('[P3] a move against the order is offered with the later sessions behind it', () => {
    const call = move(1, 5, 3)
    const shift = offered(inOrder, call)
    expect(shift).toMatchObject({ kind: 'moves', others: [{ taskId: 2 }, { taskId: 3 }] })
    if (shift === null) return
    expect(shift.batch.moves[0]).toEqual({ task_id: 1, new_day: 5, new_slot_start: 3 })
    follow(inOrder, shift, call)
  })

  test('[P3] what lies there makes room, for a block, a pending one and an event', () => {
    const other = item(2, { classId: 2, place: at(3, 3) })
    const placed = schedule([item(1, { place: at(1, 3) }), other, event(50, at(2, 1, 2))])
    expect(offered(placed, move(1, 3, 3))?.others).toMatchObject([{ taskId: 2, from: at(3, 3) }])
    expect(offered(placed, move(50, 3, 3))).toMatchObject({
      kind: 'moves',
      others: [{ taskId: 2 }],
    })
    const waiting = schedule([item(1), other])
    const room = offered(waiting, place(1, 3, 3))
    expect(room).toMatchObject({ kind: 'room', batch: { moves: [{ task_id: 2 }] } })
    if (room !== null) follow(waiting, room, place(1, 3, 3))
  })

  test('[P3] a guest that is in the way of another makes room too', () => {
    const state = schedule([
      event(50, at(1, 3, 4), { hosts: true }),
      item(1, { place: at(1, 3), hostId: 50 }),
      item(2, { classId: 2 }),
    ])
    const call = place(2, 1, 3)
    const shift = offered(state, call)
    expect(shift?.others).toMatchObject([{ taskId: 1 }])
    if (shift === null) return
    expect(follow(state, shift, call).tasks.find(({ id }) => id === 2)).toMatchObject({
      hostId: 50,
    })
  })

  test('[P3] a swap and a batch that clash are completed', () => {
    const swap = { name: 'swap', arguments: { task_a: 1, task_b: 3 } } as const
    expect(offered(inOrder, swap)).toBeNull()
    const moves = [{ task_id: 1, new_day: 4, new_slot_start: 3 }]
    const batch = { name: 'batch_move', arguments: { moves } } as const
    expect(offered(inOrder, batch)?.others.map(({ taskId }) => taskId)).toEqual([2, 3])
  })

  test('[P3] nothing is offered where a lesson, a lock, a limit or the past forbids it', () => {
    const lesson = schedule([item(1, { place: at(1, 3) }), event(50, at(2, 3))])
    expect(offered(lesson, move(1, 2, 3))).toBeNull()
    const locked = item(2, { classId: 2, place: at(2, 3), locked: true })
    expect(offered(schedule([item(1, { place: at(1, 3) }), locked]), move(1, 2, 3))).toBeNull()
    const short = schedule([taskClass(1, { toDay: 3 }), item(1, { place: at(1, 3) })])
    expect(offered(short, move(1, 5, 3))).toBeNull()
    expect(offered(inOrder, move(3, 1, 3), { day: 2, period: 0 })).toBeNull()
    expect(offered(inOrder, move(99, 1, 3))).toBeNull()
  })

  test('[P3] whatever is offered can be done, and others move only where one alone can’t', () => {
    const anyCase = fc.record({
      state: stateArbitrary,
      now: momentArbitrary,
      pick: fc.nat(99),
      day: fc.integer({ min: 1, max: 14 }),
      start: fc.integer({ min: 1, max: 8 }),
    })
    fc.assert(
      fc.property(anyCase, ({ state, now, pick, day, start }) => {
        const task = state.tasks[pick % Math.max(1, state.tasks.length)]
        if (task === undefined) return
        const call = (task.place === null ? place : move)(task.id, day, start)
        const outcome = runScheduleTool({ ...call, state, now, language: 'en' })
        if (outcome.kind !== 'refused') return
        const shift = offerShift({ ...call, state, now, refusal: outcome.refusal })
        if (shift === null) return
        const after = follow(state, shift, call, now)
        expect(after.tasks.find(({ id }) => id === task.id)?.place).toMatchObject({ day, start })
      }),
      { numRuns: 150 },
    )
  })
})
