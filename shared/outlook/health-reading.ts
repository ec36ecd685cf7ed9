// What every line on the health of a course is read from, and how it is made.
import type { Language } from '../language.ts'
import type { HealthFacts } from '../planner/health.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { CourseHealthPhrases } from './course-health-phrases.ts'
import type { HealthMeaning } from './course-health.ts'

export type Reading = {
  state: ScheduleState
  facts: HealthFacts
  language: Language
  say: CourseHealthPhrases
  /** Whether a class, and a task, is what it is about. */
  isOwnClass: (classId: number) => boolean
  isOwn: (taskId: number) => boolean
}

type Facts = Omit<HealthMeaning, 'classId' | 'taskIds' | 'dates'> &
  Partial<Pick<HealthMeaning, 'classId' | 'taskIds'>> & { days?: readonly number[] }

export function meaning({ state }: Reading, { days = [], ...facts }: Facts): HealthMeaning {
  const dates = days.flatMap((day) => state.window.days[day - 1]?.date ?? [])
  return { classId: null, taskIds: [], ...facts, dates }
}
