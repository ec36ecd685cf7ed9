// Finds what stands in the way of study habits: with them no plan could place anything, or not as they say.
import type { PlanningPreferences } from './planning-preferences.ts'

export type HabitProblem =
  | { kind: 'times-crossed' }
  | { kind: 'no-day-left' }
  /** A day has no more than `most` periods. */
  | { kind: 'too-many'; most: number }

/** Clock times compare as text. `periods`: how many a day has. */
export function findHabitProblem(
  {
    noStudyBefore,
    noStudyAfter,
    protectedWeekdays,
    dailyStudyPeriods,
  }: Pick<
    PlanningPreferences,
    'noStudyBefore' | 'noStudyAfter' | 'protectedWeekdays' | 'dailyStudyPeriods'
  >,
  periods: number,
): HabitProblem | null {
  if (noStudyBefore !== null && noStudyAfter !== null && noStudyBefore >= noStudyAfter)
    return { kind: 'times-crossed' }
  if (new Set(protectedWeekdays).size === 7) return { kind: 'no-day-left' }
  return (dailyStudyPeriods ?? 0) > periods ? { kind: 'too-many', most: periods } : null
}
