// Defines the week by hand, study work, and what the planner says of places: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { ExplanationData, PlaceCost } from './explanation.ts'
import type { HealthFacts } from './health.ts'
import { handEditSchema } from '../schedule/hand-edit.ts'
import {
  courseSchema,
  idSchema,
  isoDateSchema,
  longestCourse,
  longestSession,
} from '../schedule/term.ts'
import { marks, workMinutesSchema } from '../schedule/work-log.ts'
import { maxSessions, workEditSchema } from '../schedule/work/work-edit.ts'

export const scheduleRequests = {
  /** A body of work typed into the form: `sessions` items of `periods` periods each. */
  'add-study': defineRequest<{ classId: number }>()({
    course: courseSchema,
    /** What the work is; the course's name when absent. */
    title: z.string().trim().min(1).max(longestCourse).optional(),
    sessions: z.int().min(1).max(maxSessions),
    periods: z.int().min(1).max(longestSession),
    from: isoDateSchema,
    to: isoDateSchema,
    strategy: z.enum(['steady', 'rapid']),
    excludedWeekdays: z.array(z.int().min(1).max(7)),
    /** Where the first session lies; the others wait for their places. */
    at: z.strictObject({ day: z.int().min(1), start: z.int().min(1) }).optional(),
  }),
  /** Study work by form (U8): a class with its limits, its sessions, its end, the name of a course. */
  /** `classId` is of the class that was made or changed, null where it is none. */
  'edit-work': defineRequest<{ entryId: number; summary: string; classId: number | null }>()({
    edit: workEditSchema,
  }),
  /** What became of a study block (P6); without `minutes` it took as long as planned. */
  /** `restId` is the new item with which a partly done block goes on. */
  'mark-block': defineRequest<{ entryId: number; summary: string; restId: number | null }>()({
    taskId: idSchema,
    mark: z.enum(marks),
    minutes: workMinutesSchema.optional(),
  }),
  /** The week by hand: put, swap, take off, pin, unpin (S6, S7). */
  'edit-by-hand': defineRequest<{ entryId: number; summary: string }>()({ edit: handEditSchema }),
  /** Why a task is where it is; with a day, or a day and a period, what it would cost there (P2). */
  /** `text` says the same in the person's language, a line for each thought. */
  'explain-task': defineRequest<{ explanation: ExplanationData; text: string }>()({
    taskId: z.int().min(1),
    day: z.int().min(1).optional(),
    start: z.int().min(1).optional(),
  }),
  /** What every legal place of a study block on these days would cost, less what its present one costs (P2). */
  'weigh-places': defineRequest<{ places: PlaceCost[] }>()({
    taskId: z.int().min(1),
    fromDay: z.int().min(1),
    toDay: z.int().min(1),
  }),
  /** How the plan from now on stands, and what would mend it (P5). */
  'check-health': defineRequest<{ health: HealthFacts; text: string }>()({
    day: z.int().min(1).optional(),
  }),
}
