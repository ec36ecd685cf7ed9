// A line of a calendar as it goes out: one study block, event or piece of waiting work, and what is known of it there.
import { z } from 'zod'
import { addDays, daysBetween } from '../schedule/calendar.ts'
import { idSchema, isoDateSchema } from '../schedule/term.ts'
import { maxReminder } from './export-choice.ts'

/** `YYYY-MM-DDTHH:MM` in the term's zone. */
const wallSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

const named = {
  taskId: idSchema,
  title: z.string(),
  description: z.string(),
  course: z.string(),
}

export const calendarEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('event'),
    ...named,
    isStudy: z.boolean(),
    start: wallSchema,
    end: wallSchema,
    location: z.string(),
    /** Minutes before the start; null is none. */
    reminder: z.int().min(0).max(maxReminder).nullable(),
    /** A class of every week, or of each second, told as one: from `start` until that day, but for some. */
    repeats: z
      .strictObject({
        series: idSchema,
        every: z.int().min(1),
        until: isoDateSchema,
        except: z.array(isoDateSchema),
      })
      .exactOptional(),
    /** One lesson of such a class, where not all of it goes out: the task that the class is told by. */
    lessonOf: idSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('todo'),
    ...named,
    /** Its last day; null where its work has none. */
    due: isoDateSchema.nullable(),
    /** 1 (first) to 9, as calendars count. */
    priority: z.int().min(1).max(9),
  }),
])

export type CalendarEntry = z.infer<typeof calendarEntrySchema>

export type CalendarEvent = Extract<CalendarEntry, { kind: 'event' }>

/** An entry with its number of changes, and the instant (ISO) of the last one. */
export const sentEntrySchema = z.strictObject({
  entry: calendarEntrySchema,
  /** Was taken away there: the task is gone, or is of the other kind now. */
  isGone: z.boolean(),
  sequence: z.int().min(0),
  changedAt: z.string(),
})

export type SentEntry = z.infer<typeof sentEntrySchema>

export type WeeklyEvent = CalendarEvent & Required<Pick<CalendarEvent, 'repeats'>>

export function isWeeklyEvent(entry: CalendarEntry): entry is WeeklyEvent {
  return entry.kind === 'event' && entry.repeats !== undefined
}

/** Stable for the life of the task; a block and the same work waiting are two things to a calendar. */
export function entryKey(entry: CalendarEntry): string {
  if (entry.kind === 'todo') return `todo-${entry.taskId}`
  if (entry.repeats !== undefined) return `weekly-${entry.taskId}`
  // Calendars tell the lessons of a class apart by when they are.
  if (entry.lessonOf !== undefined) return `lesson-${entry.lessonOf}-${entry.start}`
  return entry.isStudy ? `task-${entry.taskId}` : `event-${entry.taskId}`
}

/** The days on which an event takes place. */
export function datesOf({ start, repeats }: CalendarEvent): string[] {
  const first = start.slice(0, 10)
  if (repeats === undefined) return [first]
  const step = 7 * repeats.every
  const count = Math.floor(daysBetween(first, repeats.until) / step) + 1
  return Array.from({ length: count }, (_, index) => addDays(first, index * step)).filter(
    (date) => !repeats.except.includes(date),
  )
}
