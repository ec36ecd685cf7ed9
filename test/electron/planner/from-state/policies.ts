// Random schedules with strategies, and policies to plan them under, for the property tests of the planner's way in.
import * as fc from 'fast-check'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import type { PlanningPreferences } from '../../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import {
  clashingStateArbitrary,
  deepFreeze,
  momentArbitrary,
  stateArbitrary,
} from '../../../shared/schedule/arbitraries.ts'

const days = 14
const periods = 8

const manner = fc.record({
  strategy: fc.constantFrom('steady' as const, 'rapid' as const),
  priority: fc.integer({ min: 1, max: 5 }),
  intensity: fc.integer({ min: 1, max: 5 }),
})

const mannersArbitrary = fc.array(manner, { minLength: 3, maxLength: 3 })

function withManners(states: fc.Arbitrary<ScheduleState>): fc.Arbitrary<ScheduleState> {
  return fc.tuple(states, mannersArbitrary).map(([{ window, tasks, taskClasses }, manners]) =>
    deepFreeze({
      window,
      tasks,
      taskClasses: taskClasses.map((taskClass, index) =>
        Object.assign(structuredClone(taskClass), manners[index]),
      ),
    }),
  )
}

/** Legal states whose classes differ in strategy, priority and intensity. */
export const studyStateArbitrary = withManners(stateArbitrary)

/** The same, with events that may clash. */
export const clashingStudyArbitrary = withManners(clashingStateArbitrary)

const dayArbitrary = fc.integer({ min: 1, max: days })

const scopeArbitrary = fc
  .record({
    ends: fc.tuple(dayArbitrary, dayArbitrary),
    excludedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
    excludedPeriods: fc.uniqueArray(fc.integer({ min: 1, max: periods }), { maxLength: 2 }),
  })
  .map(({ ends, excludedWeekdays, excludedPeriods }) => ({
    fromDay: Math.min(...ends),
    toDay: Math.max(...ends),
    excludedWeekdays,
    excludedPeriods,
  }))

export const preferencesArbitrary: fc.Arbitrary<PlanningPreferences> = fc.record({
  noStudyBefore: fc.constantFrom(null, '08:30', '10:00'),
  noStudyAfter: fc.constantFrom(null, '13:45', '15:00'),
  lunch: fc.constantFrom(null, { from: '10:45', to: '11:30' }),
  protectedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  preferredParts: fc.constantFrom(
    [],
    [{ course: 'Course 1', part: 'morning' as const }],
    [{ course: 'Course 2', part: 'afternoon' as const }],
  ),
  dailyStudyPeriods: fc.constantFrom(null, 1, 4),
  freeEvenings: fc.integer({ min: 0, max: 7 }),
})

export const policyArbitrary: fc.Arbitrary<PlacementPolicy> = fc.record(
  {
    classIds: fc.option(fc.subarray([1, 2, 3])),
    scope: fc.option(scopeArbitrary),
    now: momentArbitrary,
    mayMove: fc.oneof(
      fc.constantFrom('none' as const, 'all' as const),
      fc.subarray([2, 4, 6, 8, 10, 12, 14, 16]),
    ),
    preferences: preferencesArbitrary,
  },
  { requiredKeys: ['classIds', 'scope', 'now'] },
)
