// Defines how a student likes to study: what the planner must respect, and what it should lean to.
import { z } from 'zod'
import { maxPeriods } from '../schedule/place.ts'
import { clockTimeSchema, weekdaySchema, courseNameSchema } from '../schedule/term.ts'

export const dayParts = ['morning', 'afternoon', 'evening'] as const

/** Morning is until noon, the afternoon until six. */
export type DayPart = (typeof dayParts)[number]

/** In minutes since midnight. */
export const eveningStart = 18 * 60

export const planningPreferencesSchema = z.strictObject({
  /** No new study begins before this time; null is no limit. */
  noStudyBefore: clockTimeSchema.nullable(),
  /** No new study ends after this time; null is no limit. */
  noStudyAfter: clockTimeSchema.nullable(),
  /** No new study touches this time of each day; null leaves half an hour for it wherever the day does. */
  lunch: z.strictObject({ from: clockTimeSchema, to: clockTimeSchema }).nullable(),
  /** Days without new study. */
  protectedWeekdays: z.array(weekdaySchema).max(7),
  /** When the work for a course goes best. */
  preferredParts: z
    .array(z.strictObject({ course: courseNameSchema, part: z.enum(dayParts) }))
    .max(100),
  /** Periods of study in a day beyond which it gets heavy; null is about three hours. */
  dailyStudyPeriods: z.int().min(1).max(maxPeriods).nullable(),
  /** Evenings of each week that should stay without study. */
  freeEvenings: z.int().min(0).max(7),
})

export type Lunch = NonNullable<z.infer<typeof planningPreferencesSchema>['lunch']>

export type WeekdayTime = { weekday: number; from: number; to: number }

/** What was told of the time for one course, in its pack: it binds every plan of the course's work. */
export type CourseTimes = {
  course: string
  /** Days without study for it; 1 is Monday. */
  weekdays: readonly number[]
  /** Parts of the day without study for it. */
  parts: readonly DayPart[]
  /** Times of one weekday without study for it, in minutes since midnight. */
  times: readonly WeekdayTime[]
  /** The most minutes of study for it in a week; null is no limit. */
  minutesAWeek: number | null
}

/** `told` is no habit and stored with none: it comes from the packs, wherever a plan is made. */
export type PlanningPreferences = z.infer<typeof planningPreferencesSchema> & {
  told?: readonly CourseTimes[]
}

/** Minutes of study that fill a day for a student who has not said otherwise. */
export const usualStudyMinutes = 180

/** A student who has not said anything yet. */
export const defaultPreferences: PlanningPreferences = {
  noStudyBefore: null,
  noStudyAfter: null,
  lunch: null,
  protectedWeekdays: [],
  preferredParts: [],
  dailyStudyPeriods: null,
  freeEvenings: 0,
}

/** As they were kept, perhaps before a habit of them was known. */
export const keptPreferencesSchema = z.preprocess(
  (kept) => (typeof kept === 'object' && kept !== null ? { ...defaultPreferences, ...kept } : kept),
  planningPreferencesSchema,
)

type Hours = Pick<PlanningPreferences, 'noStudyBefore' | 'noStudyAfter' | 'lunch'>

/** Whether study between two clock times, which compare as text, keeps to the hours and leaves lunch its time. */
export function isInHours(
  { noStudyBefore, noStudyAfter, lunch }: Hours,
  { start, end }: { start: string; end: string },
): boolean {
  return (
    start >= (noStudyBefore ?? start) &&
    end <= (noStudyAfter ?? end) &&
    (lunch === null || end <= lunch.from || start >= lunch.to)
  )
}

/**
 * Finds what stands in the way of study habits: with them no plan could place anything, or not as
 * they say.
 */
export type HabitProblem =
  | { kind: 'times-crossed' }
  | { kind: 'lunch-crossed' }
  | { kind: 'no-day-left' }
  /** A day has no more than `most` periods. */
  | { kind: 'too-many'; most: number }

/** Clock times compare as text. `periods`: how many a day has. */
export function findHabitProblem(
  {
    noStudyBefore,
    noStudyAfter,
    lunch,
    protectedWeekdays,
    dailyStudyPeriods,
  }: Hours & Pick<PlanningPreferences, 'protectedWeekdays' | 'dailyStudyPeriods'>,
  periods: number,
): HabitProblem | null {
  if (noStudyBefore !== null && noStudyAfter !== null && noStudyBefore >= noStudyAfter)
    return { kind: 'times-crossed' }
  if (lunch !== null && lunch.from >= lunch.to) return { kind: 'lunch-crossed' }
  if (new Set(protectedWeekdays).size === 7) return { kind: 'no-day-left' }
  return (dailyStudyPeriods ?? 0) > periods ? { kind: 'too-many', most: periods } : null
}

/** Copies what was said of a course to its new name. Null where nothing was said of it. */
export function copyToCourse<Said extends { course: string }>(
  said: readonly Said[],
  course: string,
  name: string,
): Said[] | null {
  const own = said.find((each) => each.course === course)
  return own === undefined
    ? null
    : [...said.filter((each) => each.course !== name), { ...own, course: name }]
}
