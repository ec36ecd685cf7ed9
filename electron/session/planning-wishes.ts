// What every plan keeps to beside the limits of the work: the habits, and what the packs were told of a course's time.
import { listPackCourses, readPack } from '../../db/courses/pack.ts'
import type { CourseTimes, PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { readConditions } from '../pack/read-conditions.ts'
import type { SessionContext } from './context.ts'

export function planningWishes({ database, preferences }: SessionContext): PlanningPreferences {
  const told = listPackCourses(database).flatMap((course): CourseTimes[] => {
    const text = readPack(database, course).fields.conditions?.text ?? ''
    const times = readConditions(text)
    const says = times.minutesAWeek !== null || times.weekdays.length + times.parts.length > 0
    return says ? [{ course, ...times }] : []
  })
  return told.length === 0 ? preferences.planning : { ...preferences.planning, told }
}
