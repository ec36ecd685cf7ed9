// Defines the draft of a guide: all that a body of work needs, as it would be written; days and slots are numbers of the window.
import { z } from 'zod'
import { maxPeriods } from '../schedule/place.ts'
import {
  idSchema,
  titleSchema,
  weekdaySchema,
  courseNameSchema,
  longestSession,
} from '../schedule/term.ts'
import { taskClassSchema } from '../schedule/task-class.ts'

/** What the student is asked about, and what they may come back to (B6). */
export const guideSections = [
  'course',
  'work',
  'amount',
  'dates',
  'effort',
  'limits',
  'strategy',
  'profile',
] as const

export type GuideSection = (typeof guideSections)[number]

const { shape } = taskClassSchema

/** Sessions of one body of work that a draft can speak of. */
export const mostDraftItems = 60

/** Keys as a model writes them. */
export const guideDraftSchema = z.strictObject({
  course: courseNameSchema.min(1),
  /** What has to be learned or done, in a few words. */
  title: titleSchema.min(1),
  /** The body of work that it changes; null for a new one. */
  class_id: idSchema.nullable(),
  items: z
    .array(z.strictObject({ title: titleSchema.min(1), slots: z.int().min(1).max(longestSession) }))
    .min(1)
    .max(mostDraftItems),
  from_day: z.int().min(1),
  /** The last day on which work may lie. */
  to_day: z.int().min(1),
  /** The exam, where its day is known; its slots where they are. */
  exam: z
    .strictObject({
      day: z.int().min(1),
      slot_start: z.int().min(1).max(maxPeriods).nullable(),
      slot_end: z.int().min(1).max(maxPeriods).nullable(),
    })
    .nullable(),
  subject_type: shape.subjectType,
  difficulty: shape.difficulty,
  intensity: shape.intensity,
  strategy: shape.strategy,
  priority: shape.priority,
  may_embed: shape.mayEmbed,
  exclude_weekdays: z.array(weekdaySchema),
  exclude_slots: z.array(z.int().min(1).max(maxPeriods)),
  /** What is to be remembered of the student in this course (O8); empty for nothing. */
  profile: z.string().max(600),
})

export type GuideDraft = z.infer<typeof guideDraftSchema>
