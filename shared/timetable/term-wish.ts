// Defines what a person asks of their term, as the requests carry it: the timetable, the period table, days off and make-up days.
import { z } from 'zod'
import {
  isoDateSchema,
  maxWeeks,
  periodSchema,
  termSchema,
  titleSchema,
  weekdaySchema,
} from '../schedule/term.ts'
import { maxPeriods } from '../schedule/place.ts'
import { weeklyBlockSchema } from './weekly-block.ts'

const weeksSchema = z.int().min(1).max(maxWeeks)

/** More classes than any timetable has. */
const maxBlocks = 200

/** Days off, make-up days, and days as usual again. */
export const overrideWishSchemas = [
  z.strictObject({
    kind: z.literal('off'),
    from: isoDateSchema,
    to: isoDateSchema,
    freeStudy: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('follows'),
    date: isoDateSchema,
    week: weeksSchema,
    weekday: weekdaySchema,
  }),
  z.strictObject({ kind: z.literal('work'), from: isoDateSchema, to: isoDateSchema }),
] as const

export const termWishSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('timetable'),
    edits: z
      .array(
        z.strictObject({ from: weeklyBlockSchema.nullable(), to: weeklyBlockSchema.nullable() }),
      )
      .min(1)
      .max(maxBlocks),
    /** Review sessions for courses that are new. */
    withStudies: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('details'), name: titleSchema, weeks: weeksSchema }),
  z.strictObject({
    kind: z.literal('periods'),
    table: z
      .array(
        z.strictObject({ ...periodSchema.shape, was: z.int().min(1).max(maxPeriods).nullable() }),
      )
      .min(1)
      .max(maxPeriods),
  }),
  ...overrideWishSchemas,
])

export type TermWish = z.infer<typeof termWishSchema>

/** A term typed in: `began` is any day of its first week. */
export const typedTermSchema = z.strictObject({
  /** Named after its year and season when empty. */
  name: titleSchema,
  began: isoDateSchema,
  weeks: weeksSchema,
  periods: termSchema.shape.periods,
  blocks: z.array(weeklyBlockSchema).max(maxBlocks),
  withStudies: z.boolean(),
})

export type TypedTerm = z.infer<typeof typedTermSchema>
