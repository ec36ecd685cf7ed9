// Defines what the export dialog remembers from one time to the next.
import { z } from 'zod'
import { doneChoices, exportFormats, maxReminder, pageLayouts, papers } from './export-choice.ts'

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
