// Defines what a re-plan is told: when there is no time, what has to move or be placed, and how much may move.
import { z } from 'zod'

/** The most spans and ids that one call names. */
const maxEntries = 200

const day = z.int().min(1)
const slot = z.int().min(1)
const ids = z.array(z.int().min(1)).min(1).max(maxEntries)

/** Days from `day_from` to `day_to`, and on each of them the periods; without them the whole days. */
export const awaySpanSchema = z
  .strictObject({
    day_from: day,
    day_to: day,
    slot_start: slot.optional(),
    slot_end: slot.optional(),
  })
  .refine(({ day_from: from, day_to: to }) => from <= to)
  .refine(({ slot_start: start = 1, slot_end: end = Infinity }) => start <= end)

export type AwaySpan = z.infer<typeof awaySpanSchema>

export const replanArgumentsSchema = z.strictObject({
  /** Illness, a trip: what lies there has to leave, and nothing comes there. */
  unavailable: z.array(awaySpanSchema).min(1).max(maxEntries).optional(),
  /** Study blocks that have to leave their place, and pending ones that are to get one. */
  task_ids: ids.optional(),
  /** Classes whose pending blocks are to get places. */
  task_class_ids: ids.optional(),
  /** Whether blocks of today may make room, and others come there. */
  include_today: z.boolean().optional(),
  /** Whether blocks keep to the days before their exams even where that takes more moves. */
  before_exams: z.boolean().optional(),
  /** The most blocks that may change their place. */
  max_moves: z.int().min(0).max(maxEntries).optional(),
})

export type ReplanArguments = z.infer<typeof replanArgumentsSchema>
