// What every plan keeps to beside the limits of the work: the habits, and what was told of a course's time (P7).
import { listPackCourses, readPack } from '../../db/pack.ts'
import type { CourseTimes, PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { readConditions } from '../language/pack/read-conditions.ts'
import { splitNoted } from '../language/pack/split-noted.ts'
import type { SessionContext } from './context.ts'

export function planningWishes({ database, preferences }: SessionContext): PlanningPreferences {
  const { planning, standing } = preferences
  const ofPacks = listPackCourses(database).map((course): CourseTimes => {
    const text = readPack(database, course).fields.conditions?.text ?? ''
    return Object.assign({ course }, readConditions(text))
  })
  // Whole days and parts of the day that a guide has heard are limits of the work itself.
  const ofGuides = standing.courses.map(({ course, portrait }): CourseTimes => {
    const { times } = readConditions(splitNoted(portrait).conditions)
    return { course, times, weekdays: [], parts: [], minutesAWeek: null }
  })
  const told = [...ofPacks, ...ofGuides].filter(
    ({ minutesAWeek, weekdays, parts, times }) =>
      minutesAWeek !== null || weekdays.length + parts.length + times.length > 0,
  )
  return told.length === 0 ? planning : { ...planning, told }
}
