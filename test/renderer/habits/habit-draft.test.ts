// The form of study habits and the preferences it comes to.
import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import {
  dayParts,
  planningPreferencesSchema,
} from '../../../shared/planner/planning-preferences.ts'
import { draftOf, planningOf, withPart } from '../../../renderer/habits/habit-draft.ts'

const times = option(integer({ min: 0, max: 1439 }).map(clockOf))
const lunchTimes = integer({ min: 0, max: 1439 }).map(clockOf)
const preferences = record({
  noStudyBefore: times,
  noStudyAfter: times,
  lunch: option(record({ from: lunchTimes, to: lunchTimes })),
  protectedWeekdays: subarray([1, 2, 3, 4, 5, 6, 7]),
  preferredParts: array(
    tuple(constantFrom('Calculus', '线性代数', 'Art'), constantFrom(...dayParts)),
  ).map((parts) => [...new Map(parts)].map(([course, part]) => ({ course, part }))),
  dailyStudyPeriods: option(integer({ min: 1, max: 30 })),
  freeEvenings: integer({ min: 0, max: 7 }),
})

test('[P1] what is saved comes back into the form as it was, and fits the request', () => {
  assert(
    property(preferences, (planning) => {
      const saved = planningOf(draftOf(planning))
      expect(saved).toEqual(planning)
      expect(planningPreferencesSchema.safeParse(saved).success).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('[P1] a course takes a part of the day, another, and none', () => {
  const morning = withPart({ Art: 'evening' }, 'Calculus', 'morning')
  expect(morning).toEqual({ Art: 'evening', Calculus: 'morning' })
  expect(withPart(morning, 'Calculus', 'afternoon')['Calculus']).toBe('afternoon')
  expect(withPart(morning, 'Calculus', null)).toEqual({ Art: 'evening' })
})
