// What was told of a course's time in its pack binds every plan: days, parts of the day, hours a week.
import { describe, expect, test } from 'vitest'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import { replan } from '../../../../electron/planner/replan/replan.ts'
import {
  defaultPreferences,
  type CourseTimes,
} from '../../../../shared/planner/planning-preferences.ts'
import { acceptSuggested, applyDiff } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { beforeTerm, hours, item, schedule, taskClass, week } from '../../../builders.ts'

const window = week({ weeks: 4, periods: hours(12) })

function toldOf(changes: Partial<CourseTimes>) {
  const told = {
    course: 'Algebra',
    weekdays: [],
    parts: [],
    times: [],
    minutesAWeek: null,
    ...changes,
  }
  return { ...defaultPreferences, told: [told] }
}

/** `count` sessions of two periods, 90 minutes, of each course. */
function waiting(count: number): ScheduleState {
  return schedule(
    [
      taskClass(1, { course: 'Algebra', toDay: 28 }),
      taskClass(2, { course: 'History', toDay: 28 }),
      ...Array.from({ length: count }, (_, index) =>
        item(index + 1, { duration: 2, order: index + 1 }),
      ),
      ...Array.from({ length: 8 }, (_, index) =>
        item(index + 101, { classId: 2, order: index + 1, duration: 2 }),
      ),
    ],
    window,
  )
}

function plan(state: ScheduleState, preferences: ReturnType<typeof toldOf>) {
  const policy = { classIds: null, scope: null, now: beforeTerm, preferences }
  const { diff } = planTerm(state, policy, { steps: 4_000 }, 1)
  const after = applyDiff(state, acceptSuggested(diff))
  if (!after.ok) throw new Error('a plan can always be applied')
  return after.value
}

function placesOf(state: ScheduleState, classId: number) {
  return state.tasks.flatMap((task) =>
    task.kind === 'item' && task.classId === classId && task.place !== null ? [task.place] : [],
  )
}

function mostInAWeek(state: ScheduleState): number {
  const weeks = placesOf(state, 1).map(({ day }) => Math.ceil(day / 7))
  return Math.max(...[1, 2, 3, 4].map((number) => weeks.filter((each) => each === number).length))
}

const clock = ({ start, end }: { start: number; end: number }) =>
  [window.periods[start - 1]?.start ?? '', window.periods[end - 1]?.end ?? ''] as const

const weekdayOf = (day: number) => window.days[day - 1]?.weekday ?? 0

describe('a plan of the whole term', () => {
  test('[P7] keeps the course off the weekdays and evenings that were told as taken, and others not', () => {
    const after = plan(waiting(10), toldOf({ weekdays: [2, 4], parts: ['evening'] }))
    const algebra = placesOf(after, 1)
    expect(algebra).toHaveLength(10)
    expect(algebra.filter(({ day }) => [2, 4].includes(weekdayOf(day)))).toEqual([])
    expect(algebra.filter(({ end }) => end > 10)).toEqual([])
    expect(placesOf(after, 2).some(({ day }) => [2, 4].includes(weekdayOf(day)))).toBe(true)
  })

  test('[P7] keeps the course off a time of one weekday that was told as taken, and other days not', () => {
    const times = [
      { weekday: 2, from: 0, to: 720 },
      { weekday: 3, from: 1080, to: 1440 },
    ]
    const algebra = placesOf(plan(waiting(16), toldOf({ times })), 1)
    expect(algebra).toHaveLength(16)
    expect(
      algebra.filter((place) => weekdayOf(place.day) === 2 && clock(place)[0] < '12:00'),
    ).toEqual([])
    expect(
      algebra.filter((place) => weekdayOf(place.day) === 3 && clock(place)[1] > '18:00'),
    ).toEqual([])
    expect(algebra.some(({ day }) => [2, 3].includes(weekdayOf(day)))).toBe(true)
  })

  test('[P7] gives no week more than the hours that were told, and leaves out what finds no week', () => {
    const kept = plan(waiting(8), toldOf({ minutesAWeek: 180 }))
    expect(placesOf(kept, 1)).toHaveLength(8)
    expect(mostInAWeek(kept)).toBe(2)
    const impossible = plan(waiting(12), toldOf({ minutesAWeek: 180 }))
    expect(placesOf(impossible, 1)).toHaveLength(8)
    expect(mostInAWeek(impossible)).toBe(2)
    expect(placesOf(impossible, 2)).toHaveLength(8)
  })
})

test('[P7] a plan of one week takes what is given to it, and the rest waits for other weeks', () => {
  const scope = { fromDay: 1, toDay: 7, excludedWeekdays: [], excludedPeriods: [] }
  const preferences = toldOf({ minutesAWeek: 90 })
  const policy = { classIds: [1], scope, now: beforeTerm, preferences }
  const { diff, leftOut } = planTerm(waiting(12), policy, { steps: 2_000 }, 1)
  expect(Object.keys(diff.updated)).toHaveLength(1)
  expect(leftOut).toEqual([])
})

test('[P7] [P3] a re-plan keeps to the hours a week and the days too', () => {
  const preferences = toldOf({ weekdays: [5], minutesAWeek: 180 })
  const before = plan(waiting(7), preferences)
  const unavailable = [{ day_from: 1, day_to: 6 }]
  const outcome = replan(
    { state: before, now: beforeTerm, language: 'en', preferences },
    { unavailable },
  )
  if (outcome.kind !== 'change') throw new Error(outcome.text)
  expect(mostInAWeek(outcome.state)).toBeLessThanOrEqual(2)
  expect(placesOf(outcome.state, 1).filter(({ day }) => weekdayOf(day) === 5)).toEqual([])
})
