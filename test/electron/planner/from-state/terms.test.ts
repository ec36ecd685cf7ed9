// What each term of a student's plan counts, one at a time, with a weight of 1.
import { describe, expect, test } from 'vitest'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { usualWeights } from '../../../../electron/planner/from-state/weights.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { termNames, type TermName } from '../../../../electron/planner/problem/term.ts'
import { samplePeriods } from '../../../../electron/exchange/sample/sample-timetable.ts'
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../../shared/planner/planning-preferences.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import type { Window } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../../builders.ts'

/** Two breaks for meals: after period 5 and after period 9. Periods 10 to 12 are the evening. */
const window = week({ weeks: 4, periods: samplePeriods })

/** What the term counts in the plan in force, in which everything is free to move. */
function count(
  name: TermName,
  records: ScheduleRecord[],
  preferences: Partial<PlanningPreferences> = {},
  within: Window = window,
): number {
  const none = Object.fromEntries(termNames.map((each) => [each, 0]))
  const { problem, starts } = readProblem(schedule(records, within), {
    classIds: null,
    scope: null,
    now: beforeTerm,
    mayMove: 'all',
    weights: { ...none, [name]: 1 },
    preferences: { ...defaultPreferences, ...preferences },
  })
  expect(problem.terms.every((term) => term.name === name && term.weight === 1)).toBe(true)
  return scorePlan(problem, starts).total
}

const whole = taskClass(1, { toDay: 28 })
const heavy = taskClass(1, { toDay: 28, intensity: 4 })
const rapid = taskClass(1, { toDay: 28, strategy: 'rapid', priority: 5 })

function block(id: number, place: Place, classId = 1) {
  return item(id, { place, classId })
}

describe('the time of day and of the week', () => {
  test('[P1] evening: the later work ends the more, and tiring work more than that', () => {
    const endings = [at(1, 4, 5), at(1, 8, 9), at(1, 10, 11), at(1, 11, 12)]
    expect(endings.map((place) => count('evening', [whole, block(1, place)]))).toEqual([
      0, 1, 2, 24,
    ])
    expect(endings.map((place) => count('evening', [heavy, block(1, place)]))).toEqual([
      0, 1, 3, 33,
    ])
  })

  test('[P1] evening: a Saturday evening is dearer', () => {
    const evenings = [5, 6, 7].map((day) => count('evening', [whole, block(1, at(day, 10, 11))]))
    expect(evenings).toEqual([2, 8, 2])
  })

  test('[P1] morning: work that begins before half past eight, on a weekend above all', () => {
    expect([1, 2].map((start) => count('morning', [whole, block(1, at(1, start))]))).toEqual([1, 0])
    expect(count('morning', [whole, block(1, at(6, 1))])).toBe(4)
  })

  test('[P1] meal: each break of an hour or more that work would fill', () => {
    const places = [at(1, 4, 5), at(1, 5, 6), at(1, 5, 10), at(1, 2, 3)]
    expect(places.map((place) => count('meal', [whole, block(1, place)]))).toEqual([0, 1, 2, 0])
  })

  test('[P1] meal: where the periods leave no break, those that the student eats in', () => {
    const noBreaks = week({ weeks: 4 })
    const taken = (records: ScheduleRecord[]) =>
      [3, 4, 5, 6, 10, 11].map((start) =>
        count('meal', [whole, ...records, block(1, at(1, start))], {}, noBreaks),
      )
    // 12:00 is nearest to a quarter past twelve, 18:00 to a quarter past six.
    expect(taken([])).toEqual([0, 0, 1, 0, 0, 1])
    expect(taken([event(50, at(1, 5))])).toEqual([0, 0, 0, 1, 0, 1])
    expect(taken([event(50, at(1, 5, 6))])).toEqual([0, 0, 0, 0, 0, 1])
    expect(count('meal', [whole, block(1, at(1, 4, 11))], {}, noBreaks)).toBe(2)
  })

  test('[P1] weekend: for being there and for each period, on a Sunday more than on a Saturday', () => {
    const costs = [5, 6, 7].map((day) => count('weekend', [whole, block(1, at(day, 1, 2))]))
    expect(costs).toEqual([0, 4, 24])
    expect(count('weekend', [whole, block(1, at(6, 1))])).toBe(3)
  })
})

describe('what a strategy wants', () => {
  test('[P1] spread: the days from a steady item to its place in an even spread, beyond what will do', () => {
    const oneWeek = taskClass(1, { toDay: 7 })
    const onDays = [1, 2, 6, 7].map((day) => count('spread', [oneWeek, block(1, at(day, 1))]))
    expect(onDays).toEqual([0, 0, 0, 1])
    // With four in a week each day counts.
    const four = [1, 3, 4, 5].map((day, index) => block(index + 1, at(day, 1)))
    expect(count('spread', [oneWeek, ...four])).toBe(0)
    expect(count('spread', [oneWeek, ...four.slice(0, 3), block(4, at(7, 1))])).toBe(2)
  })

  test('[P1] late: days after its turn, one a day from the first, times the priority of rapid work', () => {
    const plan = (days: number[]) =>
      count('late', [rapid, ...days.map((day, index) => block(index + 1, at(day, 1)))])
    expect(plan([1, 2, 3])).toBe(0)
    expect(plan([1, 2, 5])).toBe(10)
    expect(plan([2, 3, 4])).toBe(15)
    expect(count('late', [whole, block(1, at(20, 1))])).toBe(0)
  })

  test('[P1] buffer: how deep work lies in the last eighth of its range', () => {
    const onDays = [24, 25, 28].map((day) => count('buffer', [whole, block(1, at(day, 1))]))
    expect(onDays).toEqual([0, 1, 4])
  })

  test('[P1] sameday: two sessions of a class on one day, which is worse for steady work', () => {
    const twice = [block(1, at(1, 1)), block(2, at(1, 8))]
    const [once, steady, quick] = [
      count('sameday', [whole, block(1, at(1, 1)), block(2, at(2, 1))]),
      count('sameday', [whole, ...twice]),
      count('sameday', [rapid, ...twice]),
    ]
    expect(once).toBe(0)
    expect(steady).toBeGreaterThan(quick)
    expect(quick).toBeGreaterThan(0)
  })

  test('[P1] spacing: the missing part, squared, of the gap that memory and the even spread want', () => {
    const exam = event(90, at(28, 1, 2), { eventKind: 'exam', course: 'Course 1' })
    const early = taskClass(1, { toDay: 27 })
    const plan = (first: Place, second: Place) =>
      count('spacing', [early, exam, block(1, first), block(2, second)])
    // Half of the range would be even, but the exam is near enough for two days.
    expect(plan(at(8, 1), at(17, 1))).toBe(0)
    expect(plan(at(8, 1), at(10, 1))).toBe(0)
    // Half of the gap is missing, then all of it.
    expect(plan(at(8, 1), at(9, 1))).toBe(4)
    expect(plan(at(8, 1), at(8, 5))).toBe(16)
    // More than twice the even gap is too long.
    expect(plan(at(1, 1), at(27, 1))).toBe(2)
    expect(count('spacing', [rapid, block(1, at(1, 1)), block(2, at(1, 2))])).toBe(0)
  })
})

function lessons(periods: number): ScheduleRecord[] {
  return [event(50, at(1, 1, periods))]
}

describe('the day', () => {
  test('[P1] load: study over what the day can take beside its lessons, squared', () => {
    expect(count('load', [whole, block(1, at(1, 1, 4))])).toBe(0)
    expect(count('load', [whole, block(1, at(1, 1, 5)), block(2, at(1, 6))])).toBe(4)
    expect(
      count('load', [whole, ...lessons(7), block(1, at(1, 8, 9)), block(2, at(1, 10, 11))]),
    ).toBe(1)
    expect(count('load', [whole, ...lessons(9), block(1, at(1, 10, 11))])).toBe(1)
  })

  test('[P1] load: an eighth of the free time is kept in reserve, and the daily target is the student’s', () => {
    // Of three free periods before nine in the evening one is kept.
    const packed = [event(50, at(1, 1, 5)), event(51, at(1, 7, 10))]
    expect(count('load', [whole, ...packed, block(1, at(1, 11))])).toBe(0)
    expect(count('load', [whole, ...packed, block(1, at(1, 11)), block(2, at(1, 6))])).toBe(1)
    expect(count('load', [whole, block(1, at(1, 1, 4))], { dailyStudyPeriods: 2 })).toBe(4)
  })

  test('[P1] run: more than four hours of lessons and study by the clock without a real break', () => {
    expect(count('run', [whole, block(1, at(1, 1, 4))])).toBe(0)
    const halfHours = Array.from({ length: 12 }, (_, index) => ({
      start: clockOf(480 + 30 * index),
      end: clockOf(510 + 30 * index),
    }))
    const long = (last: number) => [whole, block(1, at(1, 1, last))]
    const inHalfHours = week({ weeks: 4, periods: halfHours })
    expect([8, 9, 10].map((last) => count('run', long(last), {}, inHalfHours))).toEqual([0, 1, 2])
    expect(count('run', [whole, event(50, at(1, 1, 4)), block(1, at(1, 5))])).toBe(1)
    expect(count('run', [whole, event(50, at(1, 2, 5)), block(1, at(1, 6))])).toBe(0)
  })

  test('[P1] switch: from one course to another, whatever the subject', () => {
    const maths = taskClass(2, { course: 'Maths' })
    const project = taskClass(3, { course: 'Maths', subjectType: 'practical' })
    const physics = taskClass(4, { course: 'Physics' })
    const plan = (order: number[]) =>
      count('switch', [
        maths,
        project,
        physics,
        ...order.map((classId, index) => item(index + 1, { classId, place: at(1, index * 2 + 1) })),
      ])
    expect(plan([2, 3, 2])).toBe(0)
    expect(plan([2, 2, 4])).toBe(1)
    expect(plan([2, 4, 2])).toBe(2)
  })

  test('[P1] heavy: tiring work beside tiring work, unless a meal lies between', () => {
    const plan = (start: number) =>
      count('heavy', [heavy, block(1, at(1, 4)), block(2, at(1, start))])
    expect([5, 6, 7].map(plan)).toEqual([1, 0, 0])
    expect(count('heavy', [heavy, block(1, at(1, 5)), block(2, at(1, 6))])).toBe(0)
  })

  test('[P1] fragment: a single free period that study leaves over', () => {
    expect(count('fragment', [whole, event(50, at(1, 1)), block(1, at(1, 3, 4))])).toBe(2)
    expect(count('fragment', [whole, event(50, at(1, 1)), block(1, at(1, 2, 3))])).toBe(0)
  })

  test('[P1] fragment: who begins a period later or stops one sooner leaves nothing over', () => {
    const last = samplePeriods.length
    expect(count('fragment', [whole, block(1, at(1, 2, 3))])).toBe(0)
    expect(count('fragment', [whole, block(1, at(1, last - 2, last - 1))])).toBe(0)
    expect(count('fragment', [whole, event(50, at(1, last)), block(1, at(1, last - 2))])).toBe(1)
  })
})

describe('what is left out, moved or embedded', () => {
  test('[P1] unplaced: by length and priority, and what had a place counts far more', () => {
    const pending = [
      { priority: 1, duration: 1 },
      { priority: 1, duration: 2 },
      { priority: 5, duration: 1 },
    ].map(({ priority, duration }) =>
      count('unplaced', [taskClass(1, { priority }), item(1, { duration })]),
    )
    expect(pending).toEqual([3, 6, 7])
    const { problem } = readProblem(schedule([whole, block(1, at(1, 1))], window), {
      classIds: null,
      scope: null,
      now: beforeTerm,
      mayMove: 'all',
    })
    const out = scorePlan(problem, Int32Array.of(-1)).terms.unplaced
    expect(out).toBe(20 * 5 * usualWeights.unplaced)
  })

  test('[P1] embed: each period inside a host, where work is done with half an ear', () => {
    const host = event(50, at(1, 1, 2), { hosts: true })
    expect(count('embed', [whole, host, item(1, { place: at(1, 1, 2), hostId: 50 })])).toBe(2)
    expect(count('embed', [whole, host, block(1, at(1, 4, 5))])).toBe(0)
  })

  test('[P1] move: each item that does not stay where it was', () => {
    const { problem } = readProblem(schedule([whole, block(1, at(1, 1)), item(2)], window), {
      classIds: null,
      scope: null,
      now: beforeTerm,
      mayMove: 'all',
    })
    const moved = (starts: number[]) => scorePlan(problem, Int32Array.from(starts)).terms.move
    expect([moved([0, 24]), moved([1, 24])]).toEqual([0, usualWeights.move])
  })
})

describe('what a student likes', () => {
  test('[P1] pref: work for a course in another part of the day than the one it goes best in', () => {
    const preferences = { preferredParts: [{ course: 'Course 1', part: 'morning' as const }] }
    const starts = [5, 6, 10].map((start) =>
      count('pref', [whole, block(1, at(1, start))], preferences),
    )
    expect(starts).toEqual([0, 1, 1])
  })

  test('[P1] pref: what lies on a protected day or outside the hours had better leave', () => {
    const preferences = { protectedWeekdays: [7], noStudyAfter: '20:00' }
    const places = [at(1, 1), at(7, 1), at(1, 11)]
    const [liked = 0, protectedDay = 0, late = 0] = places.map((place) =>
      count('pref', [whole, block(1, place)], preferences),
    )
    expect(liked).toBe(0)
    expect(protectedDay).toBeGreaterThan(1)
    expect(late).toBe(protectedDay)
  })

  test('[P1] evening: free evenings are those before the weekend, then those after the fullest days', () => {
    const records = [
      whole,
      event(50, at(2, 1, 9)),
      event(51, at(5, 10, 11), { eventKind: 'personal' }),
    ]
    const costOn = (day: number, freeEvenings: number) =>
      count('evening', [...records, block(1, at(day, 12))], { freeEvenings })
    const kept = (freeEvenings: number) =>
      [1, 2, 3, 4, 5, 6, 7].filter((day) => costOn(day, freeEvenings) > costOn(day, 0))
    expect(kept(0)).toEqual([])
    expect(kept(2)).toEqual([6, 7])
    expect(kept(3)).toEqual([2, 6, 7])
    expect(kept(7)).toEqual([1, 2, 3, 4, 6, 7])
  })
})

test('[P1] weights are data: what a policy does not name keeps its usual one', () => {
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const state = schedule([whole, item(1)], window)
  const weightsOf = (weights: Partial<Record<TermName, number>>) =>
    new Map(
      readProblem(state, { ...policy, weights }).problem.terms.map((term) => [
        term.name,
        term.weight,
      ]),
    )
  expect(weightsOf({}).get('weekend')).toBe(usualWeights.weekend)
  expect(weightsOf({ weekend: 1 }).get('weekend')).toBe(1)
  expect(weightsOf({ weekend: 0 }).has('weekend')).toBe(false)
  expect([...weightsOf({}).keys()].toSorted()).toEqual([...termNames].toSorted())
})
