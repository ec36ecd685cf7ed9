// Defines what a person chooses of an export: the format, which work and days go out, and what each format can carry beside.
import { z } from 'zod'
import { isoDateSchema, courseNameSchema } from '../schedule/term.ts'

export const exportFormats = ['ics', 'pdf', 'png', 'html', 'csv', 'md', 'anki', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** A page for the wall or to share shows the classes too, unless the person says otherwise. */
export function showsClasses(format: ExportFormat): boolean {
  return format === 'pdf' || format === 'png' || format === 'html'
}

/** Whether what is marked as worked goes out, what is not, or both. */
export const doneChoices = ['all', 'open', 'done'] as const

export type DoneChoice = (typeof doneChoices)[number]

export const papers = ['a4', 'letter'] as const

export type Paper = (typeof papers)[number]

/** A page for each week, after an overview where it is the whole term; the overview alone; or a list of days. */
export const pageLayouts = ['week', 'term', 'agenda'] as const

export type PageLayout = (typeof pageLayouts)[number]

/** Minutes before a block; a week. */
export const maxReminder = 10_080

export const exportChoiceSchema = z.strictObject({
  format: z.enum(exportFormats),
  /** First and last date, inclusive; absent means the whole term. */
  from: isoDateSchema.exactOptional(),
  to: isoDateSchema.exactOptional(),
  /** Classes, exams and appointments as well as study blocks. */
  withEvents: z.boolean(),
  /** These courses and no others; absent means all, with what belongs to no course. */
  courses: z.array(courseNameSchema).min(1).max(200).exactOptional(),
  /** Absent means all. */
  done: z.enum(doneChoices).exactOptional(),
  /** Calendar files: minutes before each study block at which it reminds; absent means that it does not. */
  reminder: z.int().min(0).max(maxReminder).exactOptional(),
  /** Calendar files: work without a place goes out too, as tasks to do. */
  withPending: z.boolean().exactOptional(),
  /** Pages: A4 and a page a week when absent. */
  paper: z.enum(papers).exactOptional(),
  layout: z.enum(pageLayouts).exactOptional(),
  /** Pictures: so many dots for each dot of a screen, 2 when absent. */
  scale: z.literal([1, 2]).exactOptional(),
})

/** The complete data (`json`) is always whole: what else is chosen narrows the other formats only. */
export type ExportChoice = z.infer<typeof exportChoiceSchema>

// Defines what the export dialog remembers from one time to the next.

const spans = ['week', 'dates', 'term'] as const

export const lastWishSchema = z.strictObject({
  format: z.enum(exportFormats),
  span: z.enum(spans),
  /** Empty means all. */
  courses: z.array(z.string()),
  done: z.enum(doneChoices),
  withEvents: z.boolean(),
  /** Minutes; null is none. */
  reminder: z.int().min(0).max(maxReminder).nullable(),
  withPending: z.boolean(),
  paper: z.enum(papers),
  layout: z.enum(pageLayouts),
})

/** Without the dates: they are of one time only. */
export type LastWish = z.infer<typeof lastWishSchema>
