// From starts to a diff: suggested places, both ends of every host, and a legal schedule.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchPlan } from '../../../../electron/planner/engine/search-plan.ts'
import { readProblem, writePlan } from '../../../../electron/planner/from-state/read-problem.ts'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { leftOut } from '../../../../electron/planner/problem/problem.ts'
import { applyDiff, type ScheduleDiff } from '../../../../shared/schedule/diff.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { findEvent, findTask, type ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskStatus } from '../../../../shared/schedule/task.ts'
import { at, beforeTerm, event, item, schedule } from '../../../builders.ts'
import { clashingStudyArbitrary, policyArbitrary, studyStateArbitrary } from './policies.ts'

const all: PlacementPolicy = { classIds: null, scope: null, now: beforeTerm, mayMove: 'all' }

function after(state: ScheduleState, diff: ScheduleDiff): ScheduleState {
  const applied = applyDiff(state, diff)
  if (!applied.ok) throw new Error('the diff does not apply')
  return applied.value
}

function write(state: ScheduleState, starts: number[], policy = all): ScheduleState {
  return after(state, writePlan(state, readProblem(state, policy), Int32Array.from(starts)))
}

describe('writePlan', () => {
  const state = schedule([
    event(1, at(1, 1, 3), { hosts: true }),
    event(2, at(2, 1, 3), { hosts: true }),
    item(3, { place: at(1, 2), hostId: 1 }),
    item(4),
  ])

  test('[S3] a guest that moves leaves its host and joins the other, at both ends', () => {
    const moved = write(state, [13, leftOut])
    expect(findTask(moved, 3)).toMatchObject({
      place: at(2, 2),
      hostId: 2,
      status: 'suggested',
    })
    expect(findEvent(moved, 1)?.guestIds).toEqual([])
    expect(findEvent(moved, 2)?.guestIds).toEqual([3])
    expect(findViolations(moved)).toEqual([])
  })

  test('[P1] what is new or moved is suggested, what stays keeps its status, what loses its start is pending', () => {
    const placed = write(state, [1, 30])
    expect(findTask(placed, 3)).toEqual(findTask(state, 3))
    expect(findTask(placed, 4)).toMatchObject({
      place: at(3, 7),
      hostId: null,
      status: 'suggested',
    })
    const lost = write(placed, [leftOut, 30])
    expect(findTask(lost, 3)).toMatchObject({ place: null, hostId: null, status: 'pending' })
    expect(findEvent(lost, 1)?.guestIds).toEqual([])
  })

  test('[P1] a single placement is what the edit of the same place does', () => {
    fc.assert(
      fc.property(clashingStudyArbitrary, fc.nat(), fc.nat(), (random, pick, at) => {
        const policy = { ...all, mayMove: 'none' as const }
        const read = readProblem(random, policy)
        const free = read.problem.tasks.flatMap((task, index) =>
          task.frozen === null && isFirstOfChain(read.problem.chains, index) ? [index] : [],
        )
        const chosen = free[pick % Math.max(1, free.length)]
        if (chosen === undefined) return
        const slots = slotsOf(read.problem.tasks[chosen]?.starts ?? new Int32Array(), 8)
        const slot = slots[at % Math.max(1, slots.length)]
        if (slot === undefined) return
        const starts = read.starts.slice()
        starts[chosen] = slot
        const task = read.taskIds[chosen] ?? 0
        const day = Math.floor(slot / 8) + 1
        const edited = applyEdit(
          random,
          { kind: 'place', task, day, start: (slot % 8) + 1 },
          policy.now,
        )
        if (!edited.ok) throw new Error(edited.failure.reason.kind)
        const written = after(random, writePlan(random, read, starts))
        expect(findTask(written, task)).toMatchObject({ status: 'suggested' })
        // The edit makes it `existing`; all else is the same.
        expect(withStatus(written, task, 'existing')).toEqual(edited.value.state)
      }),
      { numRuns: 120 },
    )
  })

  test('[P1] every plan of the engine is a legal schedule', () => {
    fc.assert(
      fc.property(studyStateArbitrary, policyArbitrary, fc.nat(), (random, policy, seed) => {
        const read = readProblem(random, policy)
        const { starts } = searchPlan(read.problem, { seed, steps: 200, initial: read.starts })
        expect(findViolations(after(random, writePlan(random, read, starts)))).toEqual([])
      }),
      { numRuns: 120 },
    )
  })
})

function withStatus(state: ScheduleState, id: number, status: TaskStatus): ScheduleState {
  const tasks = state.tasks.map((task) =>
    task.id === id && task.kind === 'item' ? Object.assign({}, task, { status }) : task,
  )
  return { ...state, tasks }
}

function isFirstOfChain(chains: readonly (readonly number[])[], task: number): boolean {
  return chains.some((chain) => chain[0] === task)
}

function slotsOf(starts: Int32Array, periods: number): number[] {
  return [...starts].flatMap((mask, day) =>
    Array.from({ length: periods }, (_, period) => period)
      .filter((period) => ((mask >>> period) & 1) === 1)
      .map((period) => day * periods + period),
  )
}
