// Defines what became of a block that is closed out (P6): an entry for each place at which its item was worked on or missed.
import { z } from 'zod'
import { placeSchema } from './place.ts'
import { idSchema } from './term.ts'

export const outcomes = ['done', 'partly', 'missed'] as const

export type Outcome = (typeof outcomes)[number]

/** What a person can say of a block; `open` takes a mark back. */
export const marks = [...outcomes, 'open'] as const

export type Mark = (typeof marks)[number]

/** A day. */
export const maxMinutes = 1440

/** Minutes that a block really took. */
export const workMinutesSchema = z.int().min(0).max(maxMinutes)

export const workEntrySchema = z.strictObject({
  outcome: z.enum(outcomes),
  /** Where the block lay; a missed one has given it up since. */
  place: placeSchema,
  /** Minutes of its periods, breaks left out, as the period table had them when it was closed out. */
  planned: z.int().min(1).max(maxMinutes),
  /** What it took; 0 for a missed one. */
  minutes: workMinutesSchema,
  /** The item with which a partly done one goes on; null for the others. */
  restId: idSchema.nullable(),
})

export type WorkEntry = z.infer<typeof workEntrySchema>
