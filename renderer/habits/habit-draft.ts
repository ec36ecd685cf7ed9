// The form of study habits as it is being filled in, and the preferences that it comes to.
import type { DayPart, PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { clockOf, minutesOf } from '../../shared/schedule/calendar.ts'

export type HabitDraft = {
  /** Clock times; empty for no limit. */
  before: string
  after: string
  lunchFrom: string
  lunchTo: string
  weekdays: number[]
  /** By course; a course without an entry has no best time. */
  parts: Readonly<Record<string, DayPart>>
  /** Not a number while the field is empty: no target of one's own. */
  daily: number
  evenings: number
}

export function draftOf(planning: PlanningPreferences): HabitDraft {
  return {
    before: planning.noStudyBefore ?? '',
    after: planning.noStudyAfter ?? '',
    lunchFrom: planning.lunch?.from ?? '',
    lunchTo: planning.lunch?.to ?? '',
    weekdays: planning.protectedWeekdays,
    parts: Object.fromEntries(planning.preferredParts.map(({ course, part }) => [course, part])),
    daily: planning.dailyStudyPeriods ?? Number.NaN,
    evenings: planning.freeEvenings,
  }
}

export function planningOf(draft: HabitDraft): PlanningPreferences {
  return {
    noStudyBefore: draft.before === '' ? null : draft.before,
    noStudyAfter: draft.after === '' ? null : draft.after,
    lunch: lunchOf(draft),
    protectedWeekdays: draft.weekdays,
    preferredParts: Object.entries(draft.parts).map(([course, part]) => ({ course, part })),
    dailyStudyPeriods: Number.isNaN(draft.daily) ? null : draft.daily,
    freeEvenings: draft.evenings,
  }
}

/** With one end alone it lasts an hour. */
function lunchOf({ lunchFrom: from, lunchTo: to }: HabitDraft): PlanningPreferences['lunch'] {
  if (from === '' && to === '') return null
  return { from: from === '' ? shift(to, -60) : from, to: to === '' ? shift(from, 60) : to }
}

function shift(time: string, minutes: number): string {
  return clockOf(Math.min(Math.max(0, minutesOf(time) + minutes), 24 * 60 - 1))
}

/** An empty part takes the course out. */
export function withPart(
  parts: HabitDraft['parts'],
  course: string,
  part: DayPart | null,
): HabitDraft['parts'] {
  const others = Object.entries(parts).filter(([name]) => name !== course)
  return Object.fromEntries(part === null ? others : [...others, [course, part]])
}
