// The rough build: deterministic, legal, and spread as its strategy says.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place } from '../../../electron/planner/place.ts'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { acceptSuggested, applyDiff, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type ItemTask,
  type PlacedItem,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

const weeks = 4
const window = buildWindow({
  name: 'term',
  firstMonday: '2026-11-02',
  weeks,
  zone: 'UTC',
  periods: Array.from({ length: 10 }, (_, index) => ({
    start: `${String(index + 8).padStart(2, '0')}:00`,
    end: `${String(index + 8).padStart(2, '0')}:50`,
  })),
  overrides: [],
})
const start = { day: 1, period: 0 }
const firstWeek = { fromDay: 1, toDay: 7, excludedWeekdays: [], excludedPeriods: [] }

function courseWork(id: number, changes: Partial<TaskClass> = {}): TaskClass {
  return {
    kind: 'class',
    id,
    title: `Course ${id}`,
    course: `Course ${id}`,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    fromDay: 1,
    toDay: weeks * 7,
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
    ...changes,
  }
}

function sessions(classId: number, count: number, duration = 2): ItemTask[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'item',
    id: classId * 100 + index + 1,
    classId,
    order: index + 1,
    title: `Session ${index + 1}`,
    duration,
    status: 'pending',
    place: null,
    hostId: null,
    locked: false,
  }))
}

function lecture(id: number, day: number, first: number, last: number): Task {
  return {
    kind: 'event',
    id,
    series: id,
    title: 'Lecture',
    course: 'Course 1',
    eventKind: 'class',
    location: '',
    place: { day, start: first, end: last },
    clock: null,
    locked: true,
    hosts: false,
    guestIds: [],
  }
}

function stateOf(taskClasses: TaskClass[], tasks: Task[]): ScheduleState {
  return { window, taskClasses, tasks: tasks.toSorted((a, b) => a.id - b.id) }
}

function built(state: ScheduleState, policy: Parameters<typeof place>[1], seed = 0) {
  const result = place(state, policy, seed)
  const applied = applyDiff(state, result.diff)
  if (!applied.ok) throw new Error('the diff does not apply')
  return { ...result, state: applied.value, placed: applied.value.tasks.filter(isPlacedItem) }
}

const daysOf = (placed: PlacedItem[]) => placed.map((item) => item.place.day)

describe('place', () => {
  test('[G7] a steady class puts its even share into the week, as suggested, one a day', () => {
    const state = stateOf([courseWork(1)], sessions(1, 12))
    const { placed, leftOut } = built(state, { classIds: null, scope: firstWeek, now: start })
    expect(placed.map(({ order, status }) => [order, status])).toEqual([
      [1, 'suggested'],
      [2, 'suggested'],
      [3, 'suggested'],
    ])
    expect(new Set(daysOf(placed)).size).toBe(3)
    expect(leftOut).toEqual([])
  })

  test('[G7] a rapid class goes in whole, from the first day on', () => {
    const state = stateOf([courseWork(1, { strategy: 'rapid' })], sessions(1, 5))
    const { placed } = built(state, { classIds: null, scope: firstWeek, now: start })
    expect(daysOf(placed)).toEqual([1, 2, 3, 4, 5])
  })

  test('[G7] only the chosen classes, days and periods are used', () => {
    const state = stateOf([courseWork(1), courseWork(2)], [...sessions(1, 8), ...sessions(2, 8)])
    const scope = { ...firstWeek, excludedWeekdays: [1, 2], excludedPeriods: [1, 2, 3, 4] }
    const { placed } = built(state, { classIds: [2], scope, now: start })
    expect(placed.length).toBe(2)
    for (const { classId, place: where } of placed) {
      expect(classId).toBe(2)
      expect(where.day).toBeGreaterThan(2)
      expect(where.start).toBeGreaterThan(4)
    }
  })

  test('[G7] what finds no place is left out, with its later sessions, and the rest is placed', () => {
    const long = courseWork(1, { strategy: 'rapid', fromDay: 1, toDay: 1 })
    const full = [lecture(901, 1, 1, 8)]
    const state = stateOf([long, courseWork(2)], [...sessions(1, 3), ...sessions(2, 4), ...full])
    const { placed, leftOut } = built(state, { classIds: null, scope: firstWeek, now: start })
    expect(placed.map((item) => item.id)).toEqual([101, 201])
    expect(leftOut).toEqual([102, 103])
  })

  test('[S6] nothing is placed into time that has begun', () => {
    const state = stateOf([courseWork(1, { strategy: 'rapid' })], sessions(1, 6))
    const now = { day: 3, period: 6 }
    for (const { place: where } of built(state, { classIds: null, scope: null, now }).placed) {
      expect(where.day > 3 || (where.day === 3 && where.start > 6)).toBe(true)
    }
  })

  test('[G7] nothing pending gives an empty diff', () => {
    const { diff, leftOut } = place(
      stateOf([courseWork(1)], []),
      { classIds: null, scope: null, now: start },
      0,
    )
    expect(isEmptyDiff(diff)).toBe(true)
    expect(leftOut).toEqual([])
  })

  test('[P1] the same state, policy and seed give the same legal plan, whatever the timetable', () => {
    const anyState = fc
      .record({
        lectures: fc.uniqueArray(
          fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 4 })),
          {
            maxLength: 60,
            selector: ([day, row]) => day * 10 + row,
          },
        ),
        courses: fc.array(
          fc.record({
            count: fc.integer({ min: 0, max: 9 }),
            duration: fc.integer({ min: 1, max: 4 }),
            strategy: fc.constantFrom('steady' as const, 'rapid' as const),
            fromDay: fc.integer({ min: 1, max: 28 }),
            toDay: fc.integer({ min: 0, max: 28 }),
            slotBudget: fc.option(fc.integer({ min: 1, max: 12 })),
            excludedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
            excludedPeriods: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      })
      .map(({ lectures, courses }) =>
        stateOf(
          courses.map(({ count: _count, duration: _duration, ...limits }, index) =>
            courseWork(index + 1, limits),
          ),
          [
            ...lectures.map(([day, row], index) =>
              lecture(1000 + index, day, row * 2 + 1, row * 2 + 2),
            ),
            ...courses.flatMap(({ count, duration }, index) =>
              sessions(index + 1, count, duration),
            ),
          ],
        ),
      )
    fc.assert(
      fc.property(anyState, fc.nat(5), fc.integer({ min: 1, max: 20 }), (state, seed, day) => {
        const policy = {
          classIds: null,
          scope: { ...firstWeek, toDay: 21 },
          now: { day, period: 3 },
        }
        const once = built(state, policy, seed)
        expect(place(structuredClone(state), policy, seed)).toEqual({
          diff: once.diff,
          leftOut: once.leftOut,
        })
        expect(findViolations(once.state)).toEqual([])
        const accepted = applyDiff(state, acceptSuggested(once.diff))
        expect(
          accepted.ok &&
            accepted.value.tasks.every(
              (task) => task.kind === 'event' || task.status !== 'suggested',
            ),
        ).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
