// Plans as a student gets them: deterministic, legal, within what was asked, and spread as each strategy says.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import type { PlacementPolicy } from '../../../electron/planner/from-state/policy.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { placeClock } from '../../../shared/schedule/calendar.ts'
import { acceptSuggested, applyDiff, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { findViolations, hasBegun } from '../../../shared/schedule/legality.ts'
import { isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../../../shared/schedule/task.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../builders.ts'
import {
  clashingStudyArbitrary,
  policyArbitrary,
  preferencesArbitrary,
  studyStateArbitrary,
} from './from-state/policies.ts'

const window = week({ weeks: 4, periods: hours(10) })
const firstWeek = { fromDay: 1, toDay: 7, excludedWeekdays: [], excludedPeriods: [] }
const all: PlacementPolicy = { classIds: null, scope: null, now: beforeTerm }
const thisWeek = { ...all, scope: firstWeek }

function sessions(classId: number, count: number, duration = 2): ItemTask[] {
  return Array.from({ length: count }, (_, index) =>
    item(classId * 100 + index + 1, { classId, order: index + 1, duration }),
  )
}

function planned(state: ScheduleState, policy: PlacementPolicy, seed = 1, steps = 2_000) {
  const plan = planTerm(state, policy, { steps }, seed)
  const applied = applyDiff(state, plan.diff)
  if (!applied.ok) throw new Error('the diff does not apply')
  return { ...plan, state: applied.value, placed: applied.value.tasks.filter(isPlacedItem) }
}

/** Placed items that lie elsewhere than before. */
function freshItems(before: ScheduleState, after: ScheduleState): PlacedItem[] {
  return after.tasks
    .filter(isPlacedItem)
    .filter(({ id, place }) => !isSamePlace(place, findTask(before, id)?.place ?? null))
}

function eventPlaces({ tasks }: ScheduleState) {
  return tasks.filter(({ kind }) => kind === 'event').map(({ id, place }) => [id, place])
}

function isHeld(task: PlacedItem, policy: PlacementPolicy): boolean {
  return task.locked || hasBegun(task, policy.now) || !mayMove(policy, task.id)
}

function isIn({ window }: ScheduleState, place: Place, scope: PlacementPolicy['scope']): boolean {
  if (scope === null) return true
  const weekday = window.days[place.day - 1]?.weekday ?? 0
  return (
    place.day >= scope.fromDay &&
    place.day <= scope.toDay &&
    !scope.excludedWeekdays.includes(weekday) &&
    scope.excludedPeriods.every((period) => period < place.start || period > place.end)
  )
}

function isLiked(
  { window }: ScheduleState,
  place: Place,
  { noStudyBefore, noStudyAfter, lunch, protectedWeekdays }: PlanningPreferences,
): boolean {
  const { start, end } = placeClock(window, { place })
  const weekday = window.days[place.day - 1]?.weekday ?? 0
  return (
    start >= (noStudyBefore ?? start) &&
    end <= (noStudyAfter ?? end) &&
    !(lunch !== null && start < lunch.to && end > lunch.from) &&
    !protectedWeekdays.includes(weekday)
  )
}

function mayMove({ mayMove: movable = 'none' }: PlacementPolicy, id: number): boolean {
  if (movable === 'none' || movable === 'all') return movable === 'all'
  return movable.includes(id)
}

const daysOf = (placed: PlacedItem[]) => placed.map(({ place }) => place.day)

describe('what is wanted', () => {
  test('[G7] a steady class puts its even share into the week, as suggested, one a day', () => {
    const state = schedule([taskClass(1, { toDay: 28 }), ...sessions(1, 12)], window)
    const { placed, leftOut } = planned(state, thisWeek)
    expect(placed.map(({ order, status }) => [order, status])).toEqual([
      [1, 'suggested'],
      [2, 'suggested'],
      [3, 'suggested'],
    ])
    expect(new Set(daysOf(placed)).size).toBe(3)
    expect(leftOut).toEqual([])
  })

  test('[G7] planning a week twice adds nothing, and the last week takes what is left', () => {
    const state = schedule([taskClass(1, { toDay: 28 }), ...sessions(1, 12)], window)
    const once = planned(state, thisWeek)
    expect(isEmptyDiff(planned(once.state, thisWeek).diff)).toBe(true)
    const last = { ...all, scope: { ...firstWeek, fromDay: 22, toDay: 28 } }
    expect(planned(once.state, last).placed).toHaveLength(12)
  })

  test('[G7] a rapid class goes in whole, from the first day on', () => {
    const state = schedule([taskClass(1, { strategy: 'rapid' }), ...sessions(1, 5)], window)
    expect(daysOf(planned(state, thisWeek).placed)).toEqual([1, 2, 3, 4, 5])
  })

  test('[G7] only the chosen classes, days and periods are used', () => {
    const classes = [taskClass(1, { toDay: 28 }), taskClass(2, { toDay: 28 })]
    const state = schedule([...classes, ...sessions(1, 8), ...sessions(2, 8)], window)
    const scope = { ...firstWeek, excludedWeekdays: [1, 2], excludedPeriods: [1, 2, 3, 4] }
    const { placed } = planned(state, { ...all, classIds: [2], scope })
    expect(placed.map(({ classId }) => classId)).toEqual([2, 2])
    for (const { place } of placed) {
      expect(place.day).toBeGreaterThan(2)
      expect(place.start).toBeGreaterThan(4)
    }
  })

  test('[G7] what finds no place is left out, with its later sessions, and the rest is placed', () => {
    const state = schedule(
      [
        taskClass(1, { strategy: 'rapid', toDay: 1 }),
        taskClass(2, { toDay: 28 }),
        ...sessions(1, 3),
        ...sessions(2, 4),
        event(901, at(1, 1, 8)),
      ],
      window,
    )
    const { placed, leftOut } = planned(state, thisWeek)
    expect(placed.map(({ id }) => id)).toEqual([101, 201])
    expect(leftOut).toEqual([102, 103])
  })

  test('[S5] no more than the budget of a class is placed', () => {
    const state = schedule([taskClass(1, { slotBudget: 5 }), ...sessions(1, 4)], window)
    const { placed, leftOut } = planned(state, all)
    expect(placed.map(({ id }) => id)).toEqual([101, 102])
    expect(leftOut).toEqual([103, 104])
  })

  test('[G7] nothing pending gives an empty diff', () => {
    const { diff, leftOut } = planned(schedule([taskClass(1)], window), all)
    expect(isEmptyDiff(diff)).toBe(true)
    expect(leftOut).toEqual([])
  })

  test('[G7] an item that fits nowhere does not keep placed ones from staying', () => {
    const state = schedule(
      [
        taskClass(1, { toDay: 2 }),
        event(50, at(1, 1, 8)),
        event(51, at(2, 4, 10)),
        item(1, { order: 1, duration: 5 }),
        item(2, { order: 2, place: at(1, 9, 10) }),
        item(3, { order: 3, place: at(2, 1, 2) }),
      ],
      window,
    )
    const { placed, leftOut } = planned(state, { ...all, mayMove: 'all' })
    expect(placed.map(({ id }) => id)).toEqual([2, 3])
    expect(leftOut).toEqual([1])
  })

  test('[G7] a pending item in front of placed ones fills the gap, and they stay, however short the search', () => {
    const state = schedule(
      [
        taskClass(1, { toDay: 28 }),
        item(1, { order: 1, duration: 2 }),
        item(2, { order: 2, place: at(9, 3, 4) }),
        item(3, { order: 3, place: at(16, 3, 4) }),
      ],
      window,
    )
    const { placed, diff } = planned(state, { ...all, mayMove: 'all' }, 1, 0)
    expect(placed.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(Object.keys(diff.updated)).toEqual(['task:1'])
  })

  test('[G7] a lost first session gets the place of the second, and the later ones move up', () => {
    const state = schedule(
      [
        taskClass(1, { toDay: 3 }),
        ...[1, 2, 3].flatMap((day) => [event(day, at(day, 1, 4)), event(10 + day, at(day, 7, 10))]),
        item(21, { order: 1, duration: 2 }),
        item(22, { order: 2, place: at(1, 5, 6) }),
        item(23, { order: 3, place: at(2, 5, 6) }),
      ],
      window,
    )
    const { placed } = planned(state, { ...all, mayMove: 'all' })
    expect(placed.map(({ id, place }) => [id, place.day])).toEqual([
      [21, 1],
      [22, 2],
      [23, 3],
    ])
  })
})

describe('what always holds', () => {
  const seeds = fc.nat(9)

  test('[P1] the same state, policy, seed and steps give the same legal plan, whatever the timetable', () => {
    fc.assert(
      fc.property(clashingStudyArbitrary, policyArbitrary, seeds, (state, policy, seed) => {
        const once = planned(state, policy, seed, 300)
        const { diff, leftOut, total, terms, steps } = once
        expect(planTerm(structuredClone(state), policy, { steps: 300 }, seed)).toEqual({
          diff,
          leftOut,
          total,
          terms,
          steps,
        })
        const before = findViolations(state)
        expect(findViolations(once.state).length).toBeLessThanOrEqual(before.length)
        const accepted = applyDiff(state, acceptSuggested(diff))
        expect(accepted.ok).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('[S6] what may not move stays as it is, and nothing is put into time that has begun', () => {
    fc.assert(
      fc.property(studyStateArbitrary, policyArbitrary, seeds, (state, policy, seed) => {
        const after = planned(state, policy, seed, 200).state
        expect(eventPlaces(after)).toEqual(eventPlaces(state))
        const held = state.tasks.filter(isPlacedItem).filter((task) => isHeld(task, policy))
        expect(held.map(({ id }) => findTask(after, id))).toEqual(held)
        const fresh = freshItems(state, after)
        expect(fresh.filter((each) => hasBegun(each, policy.now))).toEqual([])
        expect(fresh.filter(({ status, locked }) => status !== 'suggested' || locked)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('[G7] whatever gets a new place lies in the scope and keeps to the preferences', () => {
    fc.assert(
      fc.property(
        studyStateArbitrary,
        policyArbitrary,
        preferencesArbitrary,
        (state, asked, preferences) => {
          const policy = { ...asked, mayMove: 'none' as const, preferences }
          const fresh = freshItems(state, planned(state, policy, 1, 100).state)
          const outside = fresh.filter(
            ({ place }) => !isLiked(state, place, preferences) || !isIn(state, place, policy.scope),
          )
          expect(outside).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })

  test('[G7] when all may move, nothing loses its place', () => {
    fc.assert(
      fc.property(studyStateArbitrary, seeds, (state, seed) => {
        const policy: PlacementPolicy = { ...all, mayMove: 'all' }
        const { placed } = planned(state, policy, seed, 300)
        const before = state.tasks.filter(isPlacedItem).map(({ id }) => id)
        expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
      }),
      { numRuns: 100 },
    )
  })

  test('[P1] a search that is stopped at once still answers with a legal plan', () => {
    const state = schedule([taskClass(1, { toDay: 28 }), ...sessions(1, 12)], window)
    const told: number[] = []
    const plan = planTerm(state, all, { steps: 100_000 }, 1, {
      isTimeUp: () => true,
      onProgress: ({ steps }) => void told.push(steps),
    })
    expect(plan.steps).toBeLessThan(100_000)
    expect(plan.leftOut).toEqual([])
    expect(told.at(-1)).toBe(plan.steps)
  })
})
