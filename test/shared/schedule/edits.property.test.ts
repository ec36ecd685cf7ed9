import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff, isEmptyDiff, reverseDiff, squashDiffs } from '../../../shared/schedule/diff.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import {
  type Moment,
  type ScheduleState,
  findTask,
  scheduleStateSchema,
} from '../../../shared/schedule/state.ts'
import { isSamePlace, placeAt, type Place } from '../../../shared/schedule/place.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { item, schedule } from '../../builders.ts'
import {
  clashingStateArbitrary,
  deepFreeze,
  editWishArbitrary,
  everyPlace,
  momentArbitrary,
  stateArbitrary,
  toEdit,
  type EditWish,
} from './arbitraries.ts'
import { cellsOf, plainFreedomTroubles, plainMoves, plainViolations } from './plain-rules.ts'

const wishesArbitrary = fc.array(editWishArbitrary, { minLength: 1, maxLength: 14 })

/** Runs the edits one after the other and calls back with each one's outcome. */
function runEdits(
  start: ScheduleState,
  wishes: readonly EditWish[],
  now: Moment,
  visit: (
    before: ScheduleState,
    edit: ReturnType<typeof toEdit>,
    result: ReturnType<typeof applyEdit>,
  ) => void,
): ScheduleState {
  let state = start
  for (const wish of wishes) {
    const edit = toEdit(state, wish, now)
    const result = applyEdit(state, edit, now)
    visit(state, edit, result)
    if (result.ok) state = deepFreeze(result.value.state)
  }
  return state
}

test('[S3] [S4] [S5] [S6] any sequence of legal and illegal edits keeps every invariant', () => {
  const accepted: Record<string, number> = {}
  const refused: Record<string, number> = {}
  fc.assert(
    fc.property(stateArbitrary, wishesArbitrary, momentArbitrary, (start, wishes, now) => {
      expect(plainViolations(start)).toEqual([])
      runEdits(start, wishes, now, (before, edit, result) => {
        if (!result.ok) {
          const { kind } = result.failure.reason
          refused[kind] = (refused[kind] ?? 0) + 1
          return
        }
        accepted[edit.kind] = (accepted[edit.kind] ?? 0) + 1
        const { state } = result.value
        expect(plainViolations(state)).toEqual([])
        expect(plainFreedomTroubles(before, state, now)).toEqual([])
        expect(findViolations(state)).toEqual([])
        expect(scheduleStateSchema.safeParse(state).success).toBe(true)
      })
    }),
    { numRuns: 300 },
  )
  // The run would prove nothing if no edit were legal or no rule were met.
  expect(Object.keys(accepted).toSorted()).toEqual([
    'batch-move',
    'move',
    'place',
    'resize',
    'swap',
    'unplace',
  ])
  expect(Object.keys(refused)).toEqual(
    expect.arrayContaining(['occupied', 'before-predecessor', 'locked', 'begun']),
  )
})

test('[S3] [S7] among events that clash, no edit adds to the trouble', () => {
  fc.assert(
    fc.property(clashingStateArbitrary, wishesArbitrary, momentArbitrary, (start, wishes, now) => {
      runEdits(start, wishes, now, (before, _, result) => {
        if (!result.ok) return
        const known = new Set(plainViolations(before))
        const added = plainViolations(result.value.state).filter((trouble) => !known.has(trouble))
        expect(added).toEqual([])
        expect(plainFreedomTroubles(before, result.value.state, now)).toEqual([])
      })
    }),
    { numRuns: 200 },
  )
})

test('[T3] a refused edit changes nothing', () => {
  fc.assert(
    fc.property(stateArbitrary, wishesArbitrary, momentArbitrary, (start, wishes, now) => {
      runEdits(start, wishes, now, (before, edit, result) => {
        // States are frozen: an edit that wrote into one would throw. The copy shows that nothing else moved.
        const copy = structuredClone(before)
        const again = applyEdit(before, edit, now)
        expect(before).toEqual(copy)
        expect(again).toEqual(result)
      })
    }),
    { numRuns: 300 },
  )
})

test('[D1] an edit’s diff makes its state, and the reverse makes the old one again', () => {
  fc.assert(
    fc.property(stateArbitrary, wishesArbitrary, momentArbitrary, (start, wishes, now) => {
      const diffs: ReturnType<typeof reverseDiff>[] = []
      const end = runEdits(start, wishes, now, (before, _, result) => {
        if (!result.ok) return
        const { state, diff } = result.value
        diffs.push(diff)
        expect(isEmptyDiff(diff)).toBe(false)
        expect(applyDiff(before, diff)).toEqual({ ok: true, value: state })
        expect(applyDiff(state, reverseDiff(diff))).toEqual({ ok: true, value: before })
      })
      const whole = squashDiffs(...diffs)
      expect(applyDiff(start, whole)).toEqual({ ok: true, value: end })
      expect(applyDiff(end, reverseDiff(whole))).toEqual({ ok: true, value: start })
    }),
    { numRuns: 200 },
  )
})

test('[S7] every nearest place that a refusal offers is legal when tried', () => {
  let offered = 0
  fc.assert(
    fc.property(stateArbitrary, wishesArbitrary, momentArbitrary, (start, wishes, now) => {
      runEdits(start, wishes, now, (before, _, result) => {
        if (result.ok) return
        const { nearest, task, carrier } = result.failure
        const id = carrier ?? task
        const kind = findTask(before, id)?.place === null ? 'place' : 'move'
        expect(nearest.length).toBeLessThanOrEqual(3)
        for (const { day, start: period } of nearest) {
          offered += 1
          expect(applyEdit(before, { kind, task: id, day, start: period }, now).ok).toBe(true)
        }
      })
    }),
    { numRuns: 200 },
  )
  expect(offered).toBeGreaterThan(0)
})

const beginning = { day: 0, period: 0 }

test('[S4] [T3] a batch is legal exactly when its final state is', () => {
  const verdicts = { legal: 0, illegal: 0 }
  fc.assert(
    fc.property(
      stateArbitrary,
      fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat({ max: 99 }), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (state, picks, wishes, isCycle) => {
        const movable = state.tasks.filter((task) => isMovable(state, task))
        const picked = picks.flatMap((pick) => movable[pick % movable.length] ?? [])
        const tasks = [...new Set(picked)]
        const targets = new Map(
          tasks.flatMap((task, index): [number, Place][] => {
            const length = cellsOf(task.place).length
            const next = tasks[(index + 1) % tasks.length]?.place
            if (isCycle && next) return [[task.id, placeAt(next.day, next.start, length)]]
            const places = everyPlace(state, length)
            const place = places[(wishes[index] ?? 0) % places.length]
            return place === undefined ? [] : [[task.id, place]]
          }),
        )
        const moves = [...targets].map(([task, { day, start }]) => ({ task, day, start }))
        const isChange = tasks.some(
          (task) => !isSamePlace(task.place, targets.get(task.id) ?? null),
        )
        fc.pre(isChange)
        const wanted = plainMoves(state, targets)
        const result = applyEdit(state, { kind: 'batch-move', moves }, beginning)
        expect(result.ok).toBe(plainViolations(wanted).length === 0)
        verdicts[result.ok ? 'legal' : 'illegal'] += 1
        const reached = result.ok ? result.value.state : wanted
        expect(placesIn(reached)).toEqual(placesIn(wanted))
      },
    ),
    { numRuns: 300 },
  )
  expect(verdicts.legal).toBeGreaterThan(20)
  expect(verdicts.illegal).toBeGreaterThan(20)
})

function isMovable(state: ScheduleState, task: Task): boolean {
  const guests = state.tasks.filter((other) => other.kind === 'item' && other.hostId === task.id)
  return task.place !== null && [task, ...guests].every(({ locked }) => !locked)
}

function placesIn(state: ScheduleState) {
  return state.tasks.map((task) => [task.id, task.place, task.kind === 'item' ? task.hostId : null])
}

test('[S4] tasks of one length may take each other’s places round', () => {
  const cell = fc.record({
    day: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(cell, {
        minLength: 2,
        maxLength: 6,
        selector: ({ day, start }) => day * 10 + start,
      }),
      (cells) => {
        const places = cells.map(({ day, start }) => placeAt(day, start * 2 - 1, 2))
        // Each of a class of its own, so that no order binds them.
        const items = places.map((place, index) => item(index + 1, { classId: index + 1, place }))
        const round = [...places.slice(1), ...places.slice(0, 1)]
        const moves = round.map(({ day, start }, index) => ({ task: index + 1, day, start }))
        const result = applyEdit(schedule(items), { kind: 'batch-move', moves }, beginning)
        expect(result.ok && result.value.state.tasks.map(({ place }) => place)).toEqual(round)
      },
    ),
    { numRuns: 300 },
  )
})
