// Defines what the requests about the outlook of a course take and answer (K6): simulate, evaluate, present.
import { courseSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { papers } from '../exchange/export-choice.ts'
import { packFieldKeys } from '../pack/fields.ts'
import type { HealthFacts } from '../planner/health.ts'
import { runLimits, type SimulationFacts } from '../planner/simulation.ts'
import type { CourseHealth } from './course-health.ts'

/** `sessions` is the table of the course's sessions with their dates and times. */
export const guideParts = [...packFieldKeys, 'sessions'] as const

export type GuidePart = (typeof guideParts)[number]

const guideChoiceSchema = z.strictObject({
  course: courseSchema,
  fields: z.array(z.enum(guideParts)).min(1).max(guideParts.length),
  format: z.enum(['markdown', 'pdf']),
  /** A4 when absent. */
  paper: z.enum(papers).exactOptional(),
})

export type GuideChoice = z.infer<typeof guideChoiceSchema>

const slipChoiceSchema = z.strictObject({
  missed: z.number().min(0).max(0.9).exactOptional(),
  cutShort: z.number().min(0).max(0.9).exactOptional(),
  pace: z.number().min(0.5).max(4).exactOptional(),
})

export type GuideLook =
  | { kind: 'text'; text: string }
  /** The first page as a picture. */
  | { kind: 'picture'; base64: string; pages: number }

export const outlookRequests = {
  /** Null: all courses. Followed and stopped as reading and drawing are (`side-job-progress`, `stop-side-job`). */
  /** `facts` is null where it was stopped. */
  'simulate-plan': defineRequest<{ facts: SimulationFacts | null; text: string }>()({
    course: courseSchema.nullable(),
    runs: z.int().min(runLimits.least).max(runLimits.most),
    seed: z.int().min(0).max(2_147_483_647),
    slips: slipChoiceSchema.exactOptional(),
  }),
  /** Null: the whole plan. */
  'evaluate-course': defineRequest<{ health: HealthFacts; meaning: CourseHealth; text: string }>()({
    course: courseSchema.nullable(),
  }),
  /** The study guide with these parts, as a file. */
  'export-pack': defineRequest<{
    fileName: string
    mediaType: string
    content: { kind: 'text'; text: string } | { kind: 'bytes'; base64: string }
  }>()(guideChoiceSchema.shape),
  /** How it would look. `parts` are those that hold something. */
  'preview-pack': defineRequest<{ fileName: string; look: GuideLook; parts: GuidePart[] }>()(
    guideChoiceSchema.shape,
  ),
}
