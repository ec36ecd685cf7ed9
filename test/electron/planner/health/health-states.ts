// Random plans for the properties of the diagnosis: scattered ones, and whole small terms.
import * as fc from 'fast-check'
import {
  dayParts,
  defaultPreferences,
  type PlanningPreferences,
} from '../../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { strategies, subjectTypes } from '../../../../shared/schedule/task-class.ts'
import { deepFreeze, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'
import { termPlan } from './term-plan.ts'

const traits = fc.record({
  subjectType: fc.constantFrom(...subjectTypes),
  intensity: fc.integer({ min: 1, max: 5 }),
  strategy: fc.constantFrom(...strategies),
})

/** Three classes over two weeks, with traits, and one event in three an exam. */
const scattered = fc
  .tuple(stateArbitrary, fc.array(traits, { minLength: 3, maxLength: 3 }))
  .map(([state, given]): ScheduleState =>
    deepFreeze({
      ...state,
      taskClasses: state.taskClasses.map((taskClass, index) =>
        Object.assign({}, taskClass, given[index]),
      ),
      tasks: state.tasks.map((task) =>
        task.kind === 'event' && task.id % 3 === 0
          ? { ...task, eventKind: 'exam' as const, course: `Course ${(task.id % 4) + 1}` }
          : task,
      ),
    }),
  )

const small = fc
  .record({
    weeks: fc.integer({ min: 2, max: 3 }),
    courses: fc.integer({ min: 2, max: 4 }),
    sessions: fc.integer({ min: 2, max: 6 }),
    seed: fc.nat({ max: 99_999 }),
  })
  .map((size) => deepFreeze(termPlan(size)))

export const healthStateArbitrary = fc.oneof(scattered, small)

/** Mostly those of a student who has not said anything. */
export const preferencesArbitrary: fc.Arbitrary<PlanningPreferences> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(defaultPreferences) },
  {
    weight: 1,
    arbitrary: fc.record({
      noStudyBefore: fc.option(fc.constant('09:00')),
      noStudyAfter: fc.option(fc.constantFrom('13:00', '20:00')),
      lunch: fc.option(fc.constant({ from: '12:00', to: '13:00' })),
      protectedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
      preferredParts: fc.array(
        fc.record({ course: fc.constant('Course 1'), part: fc.constantFrom(...dayParts) }),
        { maxLength: 1 },
      ),
      dailyStudyPeriods: fc.option(fc.constant(2)),
      freeEvenings: fc.integer({ min: 0, max: 6 }),
    }),
  },
)
