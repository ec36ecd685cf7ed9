// Defines what the person says of a timetable that the file itself does not: dates, period table, columns, make-up days.
import { z } from 'zod'
import { isInTermYears, isoDateSchema, maxWeeks, termSchema } from '../schedule/term.ts'
import { saidKindsSchema } from './line-kinds.ts'

/** What a column of a table holds. */
export const columnRoles = [
  'title',
  'weekday',
  'date',
  'end-date',
  'start',
  'end',
  /** How long it takes: "2 hrs", "90 mins". */
  'length',
  'period',
  'period-end',
  /** How many periods. */
  'period-count',
  /** Weekday, periods or clock times and weeks in one cell, as a person writes them. */
  'when',
  'weeks',
  'room',
  'kind',
  /** "True" where the event takes the whole day, as Google Calendar and Outlook write it. */
  'all-day',
  /** Of a list of tasks: the day on which each is due, its course, and whether it is done. */
  'due',
  'course',
  'done',
  'none',
] as const

export type ColumnRole = (typeof columnRoles)[number]

const columnRoleSchema = z.enum(columnRoles)

/** More columns than any timetable has. */
export const maxColumns = 60

export const dateOrders = ['day-first', 'month-first'] as const

export type DateOrder = (typeof dateOrders)[number]

export const importAnswersSchema = z.strictObject({
  /** Any day of the term's first week. */
  began: isoDateSchema.refine(isInTermYears).optional(),
  weeks: z.int().min(1).max(maxWeeks).optional(),
  periods: termSchema.shape.periods.optional(),
  dateOrder: z.enum(dateOrders).optional(),
  columns: z
    .strictObject({
      roles: z.array(columnRoleSchema).max(maxColumns),
      /** As it looks when absent. */
      hasHeader: z.boolean().optional(),
    })
    .optional(),
  /** Days off and make-up days, as the school has announced them. */
  overrides: termSchema.shape.overrides.optional(),
  /** What entries become that would become something else. */
  kinds: saidKindsSchema.optional(),
})

export type ImportAnswers = z.infer<typeof importAnswersSchema>
