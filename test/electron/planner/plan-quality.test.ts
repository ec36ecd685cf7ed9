// Plans that a tutor would sign: the sample term, a full timetable, and what a student has asked for.
import { describe, expect, test } from 'vitest'
import { sampleTerm } from '../../../electron/timetable/sample/sample-term.ts'
import { samplePeriods } from '../../../electron/timetable/sample/sample-timetable.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { usualBudget, usualSeed } from '../../../electron/planner/usual-plan.ts'
import type { PlacementPolicy } from '../../../electron/planner/from-state/policy.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { buildWindow, placeClock } from '../../../shared/schedule/calendar.ts'
import { applyDiff, emptyDiff, type ScheduleRecord } from '../../../shared/schedule/diff.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { placeLength } from '../../../shared/schedule/place.ts'
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../builders.ts'

/** Its third week is the one of this Wednesday. */
const today = '2026-11-18'
const sample = makeSample()
const now = { day: 17, period: 2 }
const weekOf = (count: number) => ({
  fromDay: count * 7 - 6,
  toDay: count * 7,
  excludedWeekdays: [],
  excludedPeriods: [],
})

function makeSample(): ScheduleState {
  const made = sampleTerm({
    date: today,
    language: 'en',
    zone: 'Europe/Berlin',
    ids: { task: 1, class: 1, series: 1 },
  })
  const empty = { window: buildWindow(made.term), tasks: [], taskClasses: [] }
  const filled = applyDiff(empty, made.diff)
  if (!filled.ok) throw new Error('the sample does not apply')
  return filled.value
}

type Plan = { state: ScheduleState; blocks: PlacedItem[]; leftOut: number[] }

function plan(state: ScheduleState, policy: Partial<PlacementPolicy> = {}): Plan {
  const whole = { classIds: null, scope: null, now: beforeTerm, ...policy }
  const { diff, leftOut } = planTerm(state, whole, usualBudget, usualSeed)
  const planned = applyDiff(state, diff)
  if (!planned.ok) throw new Error('the plan does not apply')
  return { state: planned.value, blocks: planned.value.tasks.filter(isPlacedItem), leftOut }
}

const weekdayOf = ({ place }: PlacedItem) => ((place.day - 1) % 7) + 1

function periodsOn(blocks: PlacedItem[], weekday: number): number {
  return blocks
    .filter((block) => weekdayOf(block) === weekday)
    .reduce((sum, { place }) => sum + placeLength(place), 0)
}

/** Titles of the blocks that fill a break of an hour or more. */
function overMeals({ state, blocks }: Plan): string[] {
  const { periods } = state.window
  const isBreakAfter = (period: number) =>
    [5, 9].includes(period) && periods.length === samplePeriods.length
  return blocks
    .filter(({ place }) =>
      Array.from({ length: placeLength(place) - 1 }, (_, index) => place.start + index).some(
        isBreakAfter,
      ),
    )
    .map(({ title }) => title)
}

function lateStarts({ state, blocks }: Plan): string[] {
  return blocks
    .filter(({ place }) => placeClock(state.window, { place }).start > '20:30')
    .map(({ title }) => title)
}

/** Classes that should come steadily, with the days on which they come more than once. */
function crowdedDays({ state, blocks }: Plan): string[] {
  const steady = blocks.filter(
    ({ classId }) => findTaskClass(state, classId)?.strategy === 'steady',
  )
  const days = Map.groupBy(steady, ({ classId, place }) => `class ${classId} on day ${place.day}`)
  return [...days].filter(([, list]) => list.length > 1).map(([day]) => day)
}

function signs(made: Plan): void {
  expect(findViolations(made.state)).toEqual([])
  expect(made.leftOut).toEqual([])
  expect(overMeals(made)).toEqual([])
  expect(lateStarts(made)).toEqual([])
  expect(crowdedDays(made)).toEqual([])
}

describe('the sample term', () => {
  test('[P1] the rest of this week: no meals, no late evenings, one session of a class a day, Sunday free', () => {
    const made = plan(sample, { scope: weekOf(3), now })
    signs(made)
    expect(made.blocks).toHaveLength(9)
    // Two sessions and one of a single period, rather than study without a break beside lessons.
    expect(periodsOn(made.blocks, 6)).toBeLessThanOrEqual(5)
    expect(periodsOn(made.blocks, 7)).toBe(0)
  })

  test('[P1] a whole week: most of it on weekdays', () => {
    const made = plan(sample, { scope: weekOf(4), now })
    signs(made)
    // Two sessions and one of a single period, rather than study without a break beside lessons.
    expect(periodsOn(made.blocks, 6)).toBeLessThanOrEqual(5)
    expect(periodsOn(made.blocks, 7)).toBe(0)
  })

  test('[P1] the whole term: light weekends, free Sundays, and time to spare before each exam', () => {
    const made = plan(sample, { now })
    signs(made)
    for (const [, blocks] of Map.groupBy(made.blocks, ({ place }) => Math.ceil(place.day / 7))) {
      expect(periodsOn(blocks, 6)).toBeLessThanOrEqual(4)
      expect(periodsOn(blocks, 7)).toBe(0)
    }
    for (const exam of sample.tasks.filter(
      (task) => task.kind === 'event' && task.eventKind === 'exam',
    )) {
      const course = exam.kind === 'event' ? exam.course : ''
      const last = made.blocks
        .filter(({ classId }) => findTaskClass(made.state, classId)?.course === course)
        .reduce((latest, { place }) => Math.max(latest, place.day), 0)
      expect((exam.place?.day ?? 0) - last).toBeGreaterThanOrEqual(3)
    }
  })

  test('[P1] even when everything is to be done soon, Sundays stay free', () => {
    const soon = {
      ...sample,
      taskClasses: sample.taskClasses.map((each) => ({ ...each, strategy: 'rapid' as const })),
    }
    const made = plan(soon, { now })
    expect(made.leftOut).toEqual([])
    expect(periodsOn(made.blocks, 7)).toBe(0)
    expect(lateStarts(made)).toEqual([])
    expect(Math.max(...made.blocks.map(({ place }) => place.day))).toBeLessThanOrEqual(33)
  })

  test('[P1] work that is to be done soon is done soon', () => {
    const made = plan(sample, { now })
    const project = made.blocks.filter(
      ({ classId }) => findTaskClass(made.state, classId)?.strategy === 'rapid',
    )
    expect(project).toHaveLength(4)
    expect(project.every(({ place }) => place.day <= 24)).toBe(true)
  })
})

/** Five courses with eight sessions each over four weeks, and `lessons` periods of lessons on every weekday. */
function studies(lessons: number, course: (id: number) => string = (id) => `Course ${id}`) {
  const records: ScheduleRecord[] = [1, 2, 3, 4, 5].map((id) =>
    taskClass(id, { toDay: 28, mayEmbed: false, course: course(id), intensity: id }),
  )
  let id = 1
  for (let day = 1; day <= 28; day += 1) {
    if ((day - 1) % 7 >= 5) continue
    records.push(event(id, at(day, 1, lessons)))
    id += 1
  }
  for (const classId of [1, 2, 3, 4, 5]) {
    for (let order = 1; order <= 8; order += 1) {
      records.push(item(id, { classId, order, duration: 1 + (classId % 2) }))
      id += 1
    }
  }
  return schedule(records, week({ weeks: 4, periods: samplePeriods }))
}

describe('other weeks', () => {
  test('[P1] with lessons from eight to five the evenings carry the work before Sundays do', () => {
    const made = plan(studies(9))
    signs(made)
    const evenings = [1, 2, 3, 4, 5].map((weekday) => periodsOn(made.blocks, weekday))
    // Two periods an evening, in four weeks.
    expect(Math.min(...evenings)).toBeGreaterThanOrEqual(6)
    // 64 periods of work are more than the evenings and Saturdays hold.
    expect(periodsOn(made.blocks, 6)).toBeGreaterThanOrEqual(12)
    expect(periodsOn(made.blocks, 7)).toBeLessThanOrEqual(12)
  })

  test('[P1] with lessons in the morning only, the weekends stay nearly free', () => {
    const made = plan(studies(5))
    signs(made)
    expect(periodsOn(made.blocks, 6)).toBeLessThanOrEqual(8)
    expect(periodsOn(made.blocks, 7)).toBe(0)
  })

  test('[P1] a preferred part of the day is kept where it can be', () => {
    const preferences = {
      ...defaultPreferences,
      preferredParts: [{ course: 'Course 2', part: 'evening' as const }],
    }
    const made = plan(studies(5), { preferences })
    const evening = made.blocks.filter(({ classId, place }) => classId === 2 && place.start >= 10)
    expect(evening).toHaveLength(8)
  })

  test('[P1] work that is due is begun early and rises towards its last day', () => {
    const due = taskClass(1, { toDay: 27 })
    const items = Array.from({ length: 8 }, (_, index) => item(index + 1))
    const made = plan(schedule([due, ...items], week({ weeks: 8, periods: samplePeriods })))
    const days = made.blocks.map(({ place }) => place.day)
    expect(Math.min(...days)).toBeLessThanOrEqual(7)
    expect(days.filter((day) => day <= 12).length).toBeLessThanOrEqual(3)
    expect(Math.max(...days)).toBeLessThan(27)
  })

  test('[P1] free evenings stay free', () => {
    const preferences = { ...defaultPreferences, freeEvenings: 3 }
    const made = plan(studies(7), { preferences })
    signs(made)
    for (const [, blocks] of Map.groupBy(made.blocks, ({ place }) => Math.ceil(place.day / 7))) {
      const used = new Set(blocks.filter(({ place }) => place.end >= 10).map(weekdayOf))
      expect(used.size).toBeLessThanOrEqual(4)
    }
  })

  test('[P1] weights change the plan: a student who likes Sundays gets Sundays', () => {
    const usual = plan(studies(9))
    const sundays = plan(studies(9), { weights: { weekend: 0, evening: 30 } })
    expect(periodsOn(sundays.blocks, 7)).toBeGreaterThan(periodsOn(usual.blocks, 7))
  })

  test('[P1] nothing to plan costs nothing and changes nothing', () => {
    const empty = schedule([], week())
    const { diff, total, leftOut } = planTerm(
      empty,
      { classIds: null, scope: null, now: beforeTerm },
      usualBudget,
      usualSeed,
    )
    expect({ diff, total, leftOut }).toEqual({ diff: emptyDiff(), total: 0, leftOut: [] })
  })
})

describe('work for an exam', () => {
  const window = week({ weeks: 4 })
  const lessons = [2, 9].map((day) => event(day, at(day, 1, 2), { course: 'Algebra' }))
  const exam = event(50, at(16, 3, 4), { course: 'Algebra', eventKind: 'exam' })
  const work = taskClass(1, { course: 'Algebra', fromDay: 1, toDay: 28 })
  const items = Array.from({ length: 8 }, (_, index) => item(100 + index, { duration: 2 }))
  const daysOf = (records: ScheduleRecord[]) =>
    plan(schedule([...lessons, work, ...items, ...records], window)).blocks.map(
      ({ place }) => place.day,
    )

  test('[P1] that has no last day of its own is planned before the last exam of its course', () => {
    const days = daysOf([exam])
    expect(days).toHaveLength(8)
    expect(Math.max(...days)).toBeLessThan(16)
    expect(Math.max(...daysOf([]))).toBeGreaterThan(16)
  })

  test('[P1] goes on after an exam that lessons follow, or as far as its own last day says', () => {
    const later = event(23, at(23, 1, 2), { course: 'Algebra' })
    expect(Math.max(...daysOf([exam, later]))).toBeGreaterThan(16)
    const dated = taskClass(1, { ...work, fromDay: 17, toDay: 27 })
    const blocks = plan(schedule([...lessons, exam, dated, ...items], window)).blocks
    expect(Math.min(...blocks.map(({ place }) => place.day))).toBeGreaterThan(16)
  })

  test('[P1] lies after it where it does not fit before', () => {
    const soon = event(50, at(2, 3, 4), { course: 'Algebra', eventKind: 'exam' })
    const state = schedule([soon, work, ...items], window)
    expect(plan(state).leftOut).toEqual([])
  })
})
