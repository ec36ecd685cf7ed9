// Defines a task class: a body of work for one course, and the limits on where its items may lie.
import { z } from 'zod'
import { maxPeriods } from './place.ts'
import { idSchema, maxWeeks, titleSchema, weekdaySchema, courseNameSchema } from './term.ts'

export const strategies = ['steady', 'rapid'] as const

export const subjectTypes = [
  'quantitative',
  'reading',
  'language',
  'memory',
  'practical',
  'mixed',
] as const

/** A range may end a day past the longest term: that is how one after its last day is written. */
const lastDay = maxWeeks * 7 + 1

/** 1 (light) to 5 (heavy). */
const gradeSchema = z.int().min(1).max(5)

export const taskClassSchema = z.strictObject({
  kind: z.literal('class'),
  id: idSchema,
  title: titleSchema,
  course: courseNameSchema,
  subjectType: z.enum(subjectTypes),
  difficulty: gradeSchema,
  intensity: gradeSchema,
  strategy: z.enum(strategies),
  /** First and last window day, inclusive; `fromDay > toDay` means that no day of the window is allowed. */
  fromDay: z.int().min(1).max(lastDay),
  toDay: z.int().min(0).max(lastDay),
  /** The most periods that its items may cover together; null is no limit. */
  slotBudget: z.int().min(1).nullable(),
  mayEmbed: z.boolean(),
  excludedPeriods: z.array(z.int().min(1).max(maxPeriods)),
  excludedWeekdays: z.array(weekdaySchema),
  priority: gradeSchema,
})

export type TaskClass = z.infer<typeof taskClassSchema>
