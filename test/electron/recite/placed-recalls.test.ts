// Recalls in the plan: on their days, in short gaps, before the exam; and a simulated student who profits from them.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt, remember } from '../../../electron/recite/memory.ts'
import { expectRecall } from '../../../electron/recite/forecast-texts.ts'
import { placeRecalls } from '../../../electron/recite/place-recalls.ts'
import { recallDays, recallSessions } from '../../../electron/recite/recall-days.ts'
import type { Material } from '../../../shared/recite/material.ts'
import {
  defaultPreferences,
  type CourseTimes,
} from '../../../shared/planner/planning-preferences.ts'
import { addDays, daysBetween } from '../../../shared/schedule/calendar.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { at, event, schedule, week } from '../../builders.ts'
import { recallOnExamDay } from './simulated-student.ts'

const zone = 'Asia/Shanghai'
const today = '2026-11-02'
const now = '2026-11-02T00:30:00Z'
const last = '2026-12-13'

function material(id: number, changes: Partial<Material> = {}): Material {
  return {
    id,
    title: `Text ${id}`,
    course: 'Biology',
    text: 'The cell membrane controls what enters and leaves the cell.',
    taskId: null,
    createdAt: now,
    memory: remember(null, 3, now),
    ...changes,
  }
}

describe('the days of recalls', () => {
  it('[R5] none is later than the eve of the exam, and one is on it or the day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 2, 3, 4), (days, rating) => {
        const exam = addDays(today, days)
        const found = recallDays(remember(null, rating, now), { today, zone, exam, last: exam })
        const eve = addDays(exam, -1)
        expect(found).toEqual([...new Set(found)].toSorted())
        expect(found.every((day) => day >= today && day <= eve)).toBe(true)
        expect(daysBetween(found.at(-1) ?? '1970-01-01', eve)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  it('[R5] without an exam four weeks are planned, and what was never recited begins today', () => {
    const span = { today, zone, exam: null, last }
    expect(recallDays(null, span)[0]).toBe(today)
    expect(recallDays(remember(null, 3, now), span).every((day) => day <= '2026-11-30')).toBe(true)
    expect(recallDays(null, { ...span, last: '2026-11-01' })).toEqual([])
  })

  it('[R5] texts that are due together share a session, up to its length', () => {
    const span = { today, zone, exam: null, last }
    const three = [material(1), material(2), material(3)]
    const shared = recallSessions('Biology', three, span, 45)
    expect(shared[0]?.materials).toEqual([1, 2, 3])
    const short = recallSessions('Biology', three, span, 7)
    expect(
      short.filter(({ date }) => date === shared[0]?.date).map(({ materials }) => materials),
    ).toEqual([[1, 2], [3]])
  })
})

function on(date: string) {
  return [{ date, course: 'Biology', materials: [1], minutes: 5 }]
}

describe('their places', () => {
  const window = week({ weeks: 6 })
  const busy = [1, 2, 3, 4, 5, 6, 8, 9].map((period, index) => event(index + 1, at(4, period)))
  const state = schedule(busy, window)
  const ground = {
    state,
    now: { day: 1, period: 0 },
    ids: { task: 100, class: 1 },
    preferences: defaultPreferences,
    language: 'en' as const,
    titles: new Map([[1, 'Text 1']]),
  }

  it('[R5] a session goes into the shortest gap of its day, and everything stays legal', () => {
    const sessions = [{ date: '2026-11-05', course: 'Biology', materials: [1], minutes: 5 }]
    const placed = placeRecalls(ground, [{ course: 'Biology', sessions, lastDay: 30 }])
    if (!placed.ok) throw new Error(placed.failure)
    const item = placed.value.state.tasks.find(({ id }) => id === 100)
    expect(item).toMatchObject({ title: 'Recall: Text 1', place: at(4, 7), duration: 1 })
    expect(findViolations(placed.value.state, ground.now)).toEqual([])
    const again = placeRecalls({ ...ground, state: placed.value.state }, [
      { course: 'Biology', sessions, lastDay: 30 },
    ])
    expect(again).toEqual({ ok: false, failure: 'nothing' })
  })

  it('[R5] other days take the place of those before, and no more recalls leave no work behind', () => {
    const first = placeRecalls(ground, [
      { course: 'Biology', sessions: on('2026-11-05'), lastDay: 30 },
    ])
    if (!first.ok) throw new Error(first.failure)
    const later = { ...ground, state: first.value.state, ids: { task: 200, class: 5 } }
    const moved = placeRecalls(later, [
      { course: 'Biology', sessions: on('2026-11-12'), lastDay: 30 },
    ])
    if (!moved.ok) throw new Error(moved.failure)
    const items = moved.value.state.tasks.filter(({ kind }) => kind === 'item')
    expect(items.map(({ place }) => place?.day)).toEqual([11])
    const none = placeRecalls({ ...later, state: moved.value.state }, [
      { course: 'Biology', sessions: [], lastDay: 30 },
    ])
    expect(none.ok && none.value.state.taskClasses).toEqual([])
  })

  it('[R5] a session that would lie where one lies already stays the one it is', () => {
    const first = placeRecalls(ground, [
      { course: 'Biology', sessions: [...on('2026-11-05'), ...on('2026-11-19')], lastDay: 30 },
    ])
    if (!first.ok) throw new Error(first.failure)
    const later = { ...ground, state: first.value.state, ids: { task: 200, class: 5 } }
    const moved = placeRecalls(later, [
      { course: 'Biology', sessions: [...on('2026-11-12'), ...on('2026-11-19')], lastDay: 30 },
    ])
    if (!moved.ok) throw new Error(moved.failure)
    const items = moved.value.state.tasks.filter(({ kind }) => kind === 'item')
    expect(items.map(({ id, place }) => [id, place?.day])).toEqual([
      [101, 18],
      [200, 11],
    ])
    expect(describeEffect(later.state, moved.value.diff).changes).toHaveLength(2)
  })

  it('[R5] what finds no place near its day waits, and habits are kept to', () => {
    const sessions = [{ date: '2026-11-05', course: 'Biology', materials: [1], minutes: 5 }]
    const preferences = { ...defaultPreferences, noStudyBefore: '20:00' }
    const placed = placeRecalls({ ...ground, preferences }, [
      { course: 'Biology', sessions, lastDay: 30 },
    ])
    expect(placed.ok && placed.value.unplaced).toBe(1)
  })
})

describe('[R5] [P7] what was told of the course binds its recalls', () => {
  const window = week({ weeks: 2 })
  const place = (told: Partial<CourseTimes>, dates: string[]) => {
    const times = { course: 'Biology', weekdays: [], parts: [], times: [], minutesAWeek: null }
    const preferences = { ...defaultPreferences, told: [{ ...times, ...told }] }
    const sessions = dates.map((date) => ({ date, course: 'Biology', materials: [1], minutes: 5 }))
    const ground = {
      state: schedule([], window),
      now: { day: 1, period: 0 },
      ids: { task: 100, class: 1 },
      preferences,
      language: 'en' as const,
      titles: new Map([[1, 'Text 1']]),
    }
    const placed = placeRecalls(ground, [{ course: 'Biology', sessions, lastDay: 14 }])
    if (!placed.ok) throw new Error(placed.failure)
    const items = placed.value.state.tasks.filter(({ kind }) => kind === 'item')
    return { unplaced: placed.value.unplaced, places: items.flatMap((item) => item.place ?? []) }
  }

  it('a weekday and a time of one are left free', () => {
    const wednesday = place({ weekdays: [3] }, ['2026-11-04'])
    expect(wednesday.places.map(({ day }) => day)).toEqual([2])
    const all = { weekday: 3, from: 0, to: 24 * 60 }
    expect(place({ times: [all] }, ['2026-11-04']).places).toEqual(wednesday.places)
    const [afternoon] = place({ times: [{ weekday: 3, from: 0, to: 720 }] }, ['2026-11-04']).places
    expect(afternoon?.day).toBe(3)
    expect((window.periods[(afternoon?.start ?? 1) - 1]?.start ?? '') >= '12:00').toBe(true)
  })

  it('no week gets more than its hours', () => {
    const dates = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-10']
    const { unplaced, places } = place({ minutesAWeek: 90 }, dates)
    expect(places.filter(({ day }) => day <= 7)).toHaveLength(2)
    expect(places.filter(({ day }) => day > 7)).toHaveLength(1)
    expect(unplaced).toBe(1)
  })
})

describe('what comes of it', () => {
  it('[R4] each recall that goes well lasts longer, a failed one comes back soon', () => {
    const first = remember(null, 3, now)
    const second = remember(first, 3, first.due)
    const failed = remember(second, 1, second.due)
    expect(second.stability).toBeGreaterThan(first.stability)
    expect(failed.stability).toBeLessThan(second.stability)
    expect(chanceAt(first, first.due)).toBeCloseTo(0.9, 1)
  })

  it('[R6] the expectation is the same for the same seed, holds its mean, and is surer the more was recited', () => {
    const first = remember(null, 3, now)
    const exam = '2026-12-01T04:00:00Z'
    const expected = expectRecall(first, [], exam, 7)
    expect(expectRecall(first, [], exam, 7)).toEqual(expected)
    expect(expected.low).toBeLessThanOrEqual(expected.mean)
    expect(expected.high).toBeGreaterThanOrEqual(expected.mean)
    const known = { ...first, reps: 12 }
    const surer = expectRecall(known, [], exam, 7)
    expect(surer.high - surer.low).toBeLessThan(expected.high - expected.low)
  })

  it.each([14, 21, 28, 35])(
    '[R6] a simulated student recalls more after %i days than with the same minutes massed',
    (away) => {
      const placed = daysInBusyTerm(away)
      const recalled = [placed, placed.map(() => 0), placed.map(() => away - 1)].map((plan) =>
        mean([11, 5, 77].map((seed) => recallOnExamDay(plan, away, seed))),
      )
      const [spaced = 0, atOnce = 1, onEve = 1] = recalled
      expect(spaced).toBeGreaterThan(atOnce + 0.1)
      expect(spaced).toBeGreaterThan(onEve + 0.05)
    },
  )
})

/** Days from now on which the planner puts the recalls of one text, with one free period on each day of lessons. */
function daysInBusyTerm(away: number): number[] {
  const lessons = Array.from({ length: 42 }, (_, index) => index + 1).flatMap((day) =>
    day % 7 === 0
      ? []
      : [event(2 * day, at(day, 1, 5)), event(2 * day + 1, at(day, 7, week().periods.length))],
  )
  const state = schedule(lessons, week({ weeks: 6 }))
  const exam = addDays(today, away)
  const sessions = recallSessions('Biology', [material(1)], { today, zone, exam, last: exam }, 45)
  const result = placeRecalls(
    {
      state,
      now: { day: 1, period: 0 },
      ids: { task: 1000, class: 1 },
      preferences: defaultPreferences,
      language: 'en',
      titles: new Map([[1, 'Text 1']]),
    },
    [{ course: 'Biology', sessions, lastDay: away }],
  )
  if (!result.ok || result.value.unplaced > 0) throw new Error('every recall has a place')
  const { tasks } = result.value.state
  return tasks.flatMap(({ kind, place }) => (kind === 'item' && place ? [place.day - 1] : []))
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
