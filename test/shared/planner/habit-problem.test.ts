// Study habits that leave no time for study.
import { expect, test } from 'vitest'
import {
  findHabitProblem,
  defaultPreferences,
} from '../../../shared/planner/planning-preferences.ts'

const find = (changes: Partial<typeof defaultPreferences>) =>
  findHabitProblem({ ...defaultPreferences, ...changes }, 12)?.kind ?? null

test('[P1] times that leave nothing between them, a week without a day, and more than a day has, are refused', () => {
  expect(find({})).toBeNull()
  expect(find({ noStudyBefore: '09:00', noStudyAfter: '21:30' })).toBeNull()
  expect(find({ noStudyBefore: '09:00' })).toBeNull()
  expect(find({ noStudyBefore: '21:30', noStudyAfter: '09:00' })).toBe('times-crossed')
  expect(find({ noStudyBefore: '09:00', noStudyAfter: '09:00' })).toBe('times-crossed')
  expect(find({ lunch: { from: '12:00', to: '13:00' } })).toBeNull()
  expect(find({ lunch: { from: '13:00', to: '13:00' } })).toBe('lunch-crossed')
  expect(find({ protectedWeekdays: [1, 2, 3, 4, 5, 6, 7] })).toBe('no-day-left')
  expect(find({ dailyStudyPeriods: 12 })).toBeNull()
  expect(find({ dailyStudyPeriods: 13 })).toBe('too-many')
})
