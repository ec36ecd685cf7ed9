// The term: first Monday, number of weeks, period table, time zone and calendar overrides.
import { z } from 'zod'
import { maxPeriods } from './place.ts'

/** What a record is called; far more than any course or room needs, and few enough to draw. */
export const maxTitle = 200

export const titleSchema = z
  .string()
  .max(2 * maxTitle)
  .refine((title) => Array.from(title).length <= maxTitle, { message: 'must be a title' })

/** What is called so as it is typed or told. */
export const typedTitleSchema = z.string().trim().min(1).max(maxTitle)

/** Characters of a course's name in every form, tool and file: no text from a file gives a longer one. */
export const longestCourse = 120

/** The name of a course in the file; empty where a thing is of none. */
export const courseNameSchema = z
  .string()
  .max(2 * longestCourse)
  .refine((name) => Array.from(name).length <= longestCourse, { message: 'must be a course' })

/** The name of a course as it is typed or told. */
export const courseSchema = z.string().trim().min(1).max(longestCourse)

/** Periods of one session of study in every form, tool and file: as long as the longest day. */
export const longestSession = maxPeriods

/** Ids count up from 1, one for each record ever made. */
export const maxId = 1_000_000_000

export const idSchema = z.int().min(1).max(maxId)

/** `YYYY-MM-DD`, a real date, in the term's zone. */
export const isoDateSchema = z.iso.date()

/** `HH:MM`, 24 hours, in the term's zone. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** One row of the day's grid; rows ascend and do not overlap. */
export const periodSchema = z.strictObject({ start: clockTimeSchema, end: clockTimeSchema })

export type Period = z.infer<typeof periodSchema>

export const weekdaySchema = z.int().min(1).max(7)

export const maxWeeks = 30

/** The years in which a term that is typed in, or read from a timetable, may begin. */
export const termYears = { first: 1970, last: 2199 } as const

export function isInTermYears(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= termYears.first && year <= termYears.last
}

/** A date whose lessons are not those of its own weekday: none (holiday), or those of another day (make-up). */
export const overrideSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off'), date: isoDateSchema }),
  z.strictObject({
    kind: z.literal('follows'),
    date: isoDateSchema,
    week: z.int().min(1).max(maxWeeks),
    weekday: weekdaySchema,
  }),
])

export type CalendarOverride = z.infer<typeof overrideSchema>

export const termSchema = z.strictObject({
  name: titleSchema,
  firstMonday: isoDateSchema,
  weeks: z.int().min(1).max(maxWeeks),
  /** IANA name. */
  zone: z.string().min(1).max(100),
  periods: z
    .array(periodSchema)
    .min(1)
    .max(maxPeriods)
    .refine(isAscending, { message: 'must ascend without overlap' }),
  overrides: z
    .array(overrideSchema)
    .max(maxWeeks * 7)
    .refine(hasUniqueDates, { message: 'must name each date once' }),
})

export type Term = z.infer<typeof termSchema>

function isAscending(periods: readonly Period[]): boolean {
  return periods.every((period, index) => {
    const previous = periods[index - 1]
    return period.start < period.end && (previous === undefined || previous.end <= period.start)
  })
}

function hasUniqueDates(overrides: readonly CalendarOverride[]): boolean {
  return new Set(overrides.map(({ date }) => date)).size === overrides.length
}
