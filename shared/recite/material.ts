// Defines a text that is to be known by heart or nearly so, and what is known of the student's memory of it.
import { z } from 'zod'
import { typedTitleSchema, longestCourse } from '../schedule/term.ts'

/** Characters of one text, and of one attempt. */
export const maxText = 20_000

/** Texts that are kept. */
export const maxMaterials = 2_000

/** A memory as the spaced-repetition model (FSRS) describes it; instants are ISO in UTC. */
export const memorySchema = z.strictObject({
  /** When it should be recalled next. */
  due: z.string(),
  /** When it was recalled last. */
  last: z.string(),
  /** Days after which the chance to recall it has fallen to 90 %. */
  stability: z.number().positive(),
  /** 1 to 10. */
  difficulty: z.number().min(0).max(10),
  /** Recitals so far, and how many of them failed. */
  reps: z.int().min(1),
  lapses: z.int().min(0),
})

export type Memory = z.infer<typeof memorySchema>

export const materialSchema = z.strictObject({
  id: z.int().min(1),
  title: z.string().min(1),
  /** Empty where it belongs to none. */
  course: z.string(),
  text: z.string(),
  /** The study block that it was kept for; it may be gone by now. */
  taskId: z.int().min(1).nullable(),
  /** ISO instant. */
  createdAt: z.string(),
  /** Null before the first recital. */
  memory: memorySchema.nullable(),
})

export type Material = z.infer<typeof materialSchema>

export const attemptSchema = z.strictObject({
  /** Chosen by whoever makes the attempt: the same one twice counts once. */
  id: z.string().min(1),
  material: z.int().min(1),
  at: z.string(),
  /** Of its recital, from 1. */
  round: z.int().min(1),
  text: z.string(),
  score: z.int().min(0).max(100),
  coverage: z.int().min(0).max(100),
})

export type Attempt = z.infer<typeof attemptSchema>

/** What the person types or pastes. */
export const materialDraftSchema = z.strictObject({
  title: typedTitleSchema,
  course: z.string().trim().max(longestCourse),
  /** Longer than is taken, so that what is too long is refused with a sentence. */
  text: z.string().max(2_000_000),
  taskId: z.int().min(1).nullable(),
})

export type MaterialDraft = z.infer<typeof materialDraftSchema>
