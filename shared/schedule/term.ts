// The term: first Monday, number of weeks, period table, time zone and calendar overrides.
import { z } from 'zod'
import { maxPeriods } from './place.ts'

/** `YYYY-MM-DD`, a real date, in the term's zone. */
export const isoDateSchema = z.iso.date()

/** `HH:MM`, 24 hours, in the term's zone. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** One row of the day's grid; rows ascend and do not overlap. */
export const periodSchema = z.strictObject({ start: clockTimeSchema, end: clockTimeSchema })

export type Period = z.infer<typeof periodSchema>

export const weekdaySchema = z.int().min(1).max(7)

/** A date whose lessons are not those of its own weekday: none (holiday), or those of another day (make-up). */
export const overrideSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off'), date: isoDateSchema }),
  z.strictObject({
    kind: z.literal('follows'),
    date: isoDateSchema,
    week: z.int().min(1),
    weekday: weekdaySchema,
  }),
])

export type CalendarOverride = z.infer<typeof overrideSchema>

export const maxWeeks = 30

export const termSchema = z.strictObject({
  name: z.string(),
  firstMonday: isoDateSchema,
  weeks: z.int().min(1).max(maxWeeks),
  /** IANA name. */
  zone: z.string().min(1),
  periods: z
    .array(periodSchema)
    .min(1)
    .max(maxPeriods)
    .refine(isAscending, { message: 'must ascend without overlap' }),
  overrides: z.array(overrideSchema),
})

export type Term = z.infer<typeof termSchema>

function isAscending(periods: readonly Period[]): boolean {
  return periods.every((period, index) => {
    const previous = periods[index - 1]
    return period.start < period.end && (previous === undefined || previous.end <= period.start)
  })
}
