// What one term counts in a plan of a few blocks, with a weight of 1 and all others silent.
import { expect } from 'vitest'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { termNames, type TermName } from '../../../../shared/planner/explanation.ts'
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../../shared/planner/planning-preferences.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import type { Window } from '../../../../shared/schedule/state.ts'
import { beforeTerm, item, schedule, taskClass, week } from '../../../builders.ts'

/** Two breaks for meals: after period 5 and after period 9. Periods 10 to 12 are the evening. */
export const window = week({ weeks: 4, periods: samplePeriods })

/** What the term counts in the plan in force, in which everything is free to move. */
export function count(
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

export const whole = taskClass(1, { toDay: 28 })
export const heavy = taskClass(1, { toDay: 28, intensity: 4 })
export const rapid = taskClass(1, { toDay: 28, strategy: 'rapid', priority: 5 })

export function block(id: number, place: Place, classId = 1) {
  return item(id, { place, classId })
}
