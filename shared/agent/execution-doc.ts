// Defines the execution document (B5): the only thing of a guide or a pack that is ever applied, operation by operation, on one card.
import { z } from 'zod'
import { homeworkDraftSchema } from '../homework/homework.ts'
import { maxPeriods } from '../schedule/place.ts'
import {
  idSchema,
  titleSchema,
  weekdaySchema,
  courseNameSchema,
  longestSession,
} from '../schedule/term.ts'
import { taskClassSchema } from '../schedule/task-class.ts'
import { calendarOperations, operationHead, windowOperations } from './document-operations.ts'

const { shape } = taskClassSchema

const daySchema = z.int().min(1)
const slotSchema = z.int().min(1).max(maxPeriods)

/** Days and slots are numbers of the window; code maps them to dates. */
const classChangesSchema = z.strictObject({
  title: titleSchema.exactOptional(),
  course: courseNameSchema.exactOptional(),
  subjectType: shape.subjectType.exactOptional(),
  difficulty: shape.difficulty.exactOptional(),
  intensity: shape.intensity.exactOptional(),
  strategy: shape.strategy.exactOptional(),
  fromDay: daySchema.exactOptional(),
  toDay: daySchema.exactOptional(),
  slotBudget: shape.slotBudget.exactOptional(),
  mayEmbed: shape.mayEmbed.exactOptional(),
  excludedPeriods: shape.excludedPeriods.exactOptional(),
  excludedWeekdays: z.array(weekdaySchema).exactOptional(),
  priority: shape.priority.exactOptional(),
})

const newItemSchema = z.strictObject({
  title: titleSchema,
  duration: z.int().min(1).max(longestSession),
})

export const executionOperationSchema = z.discriminatedUnion('operation', [
  /** A body of work is made with its sessions, or its limits are changed. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('upsert_task_class'),
    changes: z.strictObject({
      fields: classChangesSchema,
      items: z.array(newItemSchema).max(60),
      /** The course's name where its writing differs from what is there. */
    }),
  }),
  /** Sessions that wait get another title or length, or go. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('update_items'),
    changes: z.strictObject({
      items: z
        .array(
          z.strictObject({
            itemId: idSchema,
            title: titleSchema.exactOptional(),
            duration: z.int().min(1).max(longestSession).exactOptional(),
            remove: z.literal(true).exactOptional(),
          }),
        )
        .min(1)
        .max(60),
    }),
  }),
  z.strictObject({
    ...operationHead,
    operation: z.literal('add_item'),
    changes: z.strictObject({ item: newItemSchema }),
  }),
  /** What the course is like for the student (O8): its portrait in the standing context. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('update_profile'),
    changes: z.strictObject({ course: courseNameSchema, portrait: z.string().max(2_000) }),
  }),
  /** An exam or an appointment comes into the week, or goes to another place in it (`eventId`). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('update_calendar'),
    changes: z.strictObject({
      eventId: idSchema.nullable(),
      title: titleSchema,
      course: courseNameSchema,
      kind: z.enum(['exam', 'personal']),
      day: daySchema,
      slotStart: slotSchema,
      slotEnd: slotSchema,
    }),
  }),
  /** Homework comes onto the list (H1), or one that is there is due at another time; the week stays as it is. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('add_homework'),
    changes: homeworkDraftSchema.extend({ id: idSchema.exactOptional() }),
  }),
  /** The recalls that are due go into short gaps of the week (R5). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('plan_recalls'),
    changes: z.strictObject({}),
  }),
  /** What is placed of these bodies of work, or just these sessions, is planned anew within the change budget (P3). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('replan'),
    changes: z.strictObject({
      maxMoves: z.int().min(0).max(200).nullable(),
      taskIds: z.array(idSchema).min(1).max(200).exactOptional(),
    }),
  }),
  ...calendarOperations,
  ...windowOperations,
])

export type ExecutionOperation = z.infer<typeof executionOperationSchema>

/** Applied in order, in one transaction. */
export const executionDocSchema = z.array(executionOperationSchema).min(1).max(20)

export type ExecutionDoc = z.infer<typeof executionDocSchema>
