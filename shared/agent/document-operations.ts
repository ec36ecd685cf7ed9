// Defines the operations of an execution document: what each says beside its changes, those on the calendar, and those of the window.
import { z } from 'zod'
import { saidPreferencesSchema } from '../preferences/preference-change.ts'
import { eventPlaceSchema } from '../schedule/place.ts'
import { eventKinds, eventTaskSchema } from '../schedule/task.ts'
import { idSchema, courseNameSchema, maxWeeks, titleSchema } from '../schedule/term.ts'
import { workEditSchema } from '../schedule/work/work-edit.ts'
import { overrideWishSchemas } from '../timetable/term-wish.ts'

/** Defines what every operation of an execution document says beside its changes. */
export const operationHead = {
  /** The body of work (task class) that it is about; null for one that the document itself makes, or none. */
  taskId: idSchema.nullable(),
  /** The section of the draft that it comes from. */
  section: z.string().min(1).max(40),
  /** The session that it is about; null for none. */
  itemId: idSchema.nullable(),
  /** One sentence for the person: what it will do. */
  preview: z.string().max(400),
  /** One sentence for the person: why. */
  reason: z.string().max(400),
}

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
      places: z.array(eventPlaceSchema).min(1).max(mostEvents),
      clock,
    }),
  }),
  /** Occurrences get another place, and a room or a title where those are told. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('change_events'),
    changes: z.strictObject({
      events: z
        .array(z.strictObject({ eventId: idSchema, place: eventPlaceSchema, clock }))
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

/**
 * Defines the operations of an execution document on lessons, exams and appointments, and on the
 * days of the term.
 */
export type CalendarOperation = z.infer<(typeof calendarOperations)[number]>

const names: ReadonlySet<string> = new Set(
  calendarOperations.map(({ shape }) => shape.operation.value),
)

export function isOfCalendar(operation: { operation: string }): operation is CalendarOperation {
  return names.has(operation.operation)
}

/** As many blocks or edits as one sentence is about. */
const most = 200

export const windowOperations = [
  /** Blocks that no plan moves from now on, or may move again (S6). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('pin_blocks'),
    changes: z.strictObject({ taskIds: z.array(idSchema).min(1).max(most), isPinned: z.boolean() }),
  }),
  /** What the forms of “Courses” do (U8), one after the other. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('edit_work'),
    changes: z.strictObject({ edits: z.array(workEditSchema).min(1).max(most) }),
  }),
  z.strictObject({
    ...operationHead,
    operation: z.literal('set_preferences'),
    changes: saidPreferencesSchema,
  }),
] as const

/**
 * Defines the operations of an execution document that a person else does by hand in the window:
 * pins, names, ends, preferences.
 */
export type WindowOperation = z.infer<(typeof windowOperations)[number]>
