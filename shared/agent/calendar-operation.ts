// Defines the operations of an execution document on lessons, exams and appointments, and on the days of the term.
import { z } from 'zod'
import { placeSchema } from '../schedule/place.ts'
import { eventKinds, eventTaskSchema } from '../schedule/task.ts'
import { courseNameSchema, idSchema, maxWeeks, titleSchema } from '../schedule/term.ts'
import { overrideWishSchemas } from '../timetable/term-wish.ts'
import { operationHead } from './operation-head.ts'

/** One for each day of the longest term. */
const mostEvents = maxWeeks * 7

const { clock } = eventTaskSchema.shape

export const calendarOperations = [
  /** Occurrences of one new series; `clock` as an event has it. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('add_events'),
    changes: z.strictObject({
      title: titleSchema,
      course: courseNameSchema,
      kind: z.enum(eventKinds),
      location: titleSchema,
      places: z.array(placeSchema).min(1).max(mostEvents),
      clock,
    }),
  }),
  /** Occurrences get another place, and a room or a title where those are told. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('change_events'),
    changes: z.strictObject({
      events: z
        .array(z.strictObject({ eventId: idSchema, place: placeSchema, clock }))
        .min(1)
        .max(mostEvents),
      location: titleSchema.exactOptional(),
      title: titleSchema.exactOptional(),
    }),
  }),
  z.strictObject({
    ...operationHead,
    operation: z.literal('remove_events'),
    changes: z.strictObject({ eventIds: z.array(idSchema).min(1).max(mostEvents) }),
  }),
  /** Days without lessons, or with those of another day (U6). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('set_days'),
    changes: z.discriminatedUnion('kind', overrideWishSchemas),
  }),
] as const

export type CalendarOperation = z.infer<(typeof calendarOperations)[number]>

const names: ReadonlySet<string> = new Set(
  calendarOperations.map(({ shape }) => shape.operation.value),
)

export function isOfCalendar(operation: { operation: string }): operation is CalendarOperation {
  return names.has(operation.operation)
}
