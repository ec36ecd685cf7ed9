// A task: an event's occurrence or a task item, as the schedule state shows it.
import { z } from 'zod'
import { clockTimeSchema, idSchema, titleSchema, courseNameSchema, longestSession } from './term.ts'
import { eventPlaceSchema, placeSchema } from './place.ts'
import { workEntrySchema, type WorkEntry } from './work-log.ts'

export const eventKinds = ['class', 'exam', 'personal'] as const

export type EventKind = (typeof eventKinds)[number]

export const taskStatuses = ['existing', 'suggested', 'pending'] as const

export type TaskStatus = (typeof taskStatuses)[number]

const plainEventSchema = z.strictObject({
  kind: z.literal('event'),
  id: idSchema,
  series: idSchema,
  title: titleSchema,
  course: courseNameSchema,
  eventKind: z.enum(eventKinds),
  location: titleSchema,
  place: eventPlaceSchema,
  /** True clock times where they are not exactly those of the periods it covers, or where it covers none; else null. */
  clock: z.strictObject({ start: clockTimeSchema, end: clockTimeSchema }).nullable(),
  locked: z.boolean(),
  /** Whether other work may be done during it (S3). */
  hosts: z.boolean(),
  /** Items embedded in it, ascending; the other end of each item's `hostId`. */
  guestIds: z.array(idSchema),
})

/** One occurrence of a fixed thing. `series` groups the occurrences of one event. */
export const eventTaskSchema = plainEventSchema.extend({
  /** Of an exam: what it keeps off its day, ascending and without guests; each comes back when the exam moves or goes (X2). */
  dropped: z.array(plainEventSchema).min(1).exactOptional(),
})

/** What an exam keeps off its day, as it was. */
export type DroppedEvent = z.infer<typeof plainEventSchema>

export type EventTask = z.infer<typeof eventTaskSchema>

/** One piece of a task class: `duration` consecutive periods. Pending exactly when it has no place. */
export const itemTaskSchema = z.strictObject({
  kind: z.literal('item'),
  id: idSchema,
  classId: idSchema,
  /** Rank within its class from 1; unique there (S4). */
  order: idSchema,
  title: titleSchema,
  duration: z.int().min(1).max(longestSession),
  status: z.enum(taskStatuses),
  place: placeSchema.nullable(),
  /** The event that it is embedded in, or null. */
  hostId: idSchema.nullable(),
  locked: z.boolean(),
  /** What became of it so far, oldest first (P6); absent while there is nothing to tell. */
  log: z.array(workEntrySchema).min(1).exactOptional(),
})

/** The event, then what it keeps off its day. */
export function withDropped(event: EventTask): EventTask[] {
  return [event, ...(event.dropped ?? [])]
}

export type ItemTask = z.infer<typeof itemTaskSchema>

export const taskSchema = z.discriminatedUnion('kind', [eventTaskSchema, itemTaskSchema])

export type Task = z.infer<typeof taskSchema>

export type PlacedItem = ItemTask & { place: NonNullable<ItemTask['place']> }

export function isPlacedItem(task: Task): task is PlacedItem {
  return task.kind === 'item' && task.place !== null
}

/** What lies on the week. */
export type PlacedTask = EventTask | PlacedItem

export function isPlaced(task: Task | undefined): task is PlacedTask {
  return task !== undefined && task.place !== null
}

/** The mark that stands on a block: what became of it where it lies. Null while it is open, and after a miss. */
export function markOf(task: Task): WorkEntry | null {
  const last = task.kind === 'item' ? task.log?.at(-1) : undefined
  return last === undefined || last.outcome === 'missed' ? null : last
}

/** A new item that waits for its place. */
export function pendingItem(
  fields: Pick<ItemTask, 'id' | 'classId' | 'order' | 'title' | 'duration'>,
): ItemTask {
  return { kind: 'item', ...fields, status: 'pending', place: null, hostId: null, locked: false }
}
