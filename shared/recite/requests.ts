// Defines what the requests of recite take and answer: its part of the one contract (C1).
import { courseNameSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { Counts, Doubt, Segment } from './compare-attempt.ts'
import type { Flaw } from './find-flaw.ts'
import type { Tip } from './find-tips.ts'
import { materialDraftSchema, maxMaterials, type Material } from './material.ts'
import type { Recital } from './recital.ts'

const idSchema = z.int().min(1)

/** A text in the list: what it is, without its words. */
export type MaterialLine = Omit<Material, 'text' | 'memory' | 'createdAt'> & {
  /** Words, and characters of Chinese. */
  units: number
  /** The date of the next recall in the person's zone; null before the first. */
  due: string | null
  isDue: boolean
  /** Score of the last attempt; null before the first. */
  lastScore: number | null
  recitals: number
}

/** The study block that goes on now or comes next today, with the texts for it, the most urgent first. */
export type Suggestion = {
  taskId: number
  title: string
  course: string
  isNow: boolean
  start: string
  end: string
  materials: number[]
} | null

/** What is expected of one text on the day of the exam; shares of 100. */
export type Forecast = {
  material: number
  course: string
  /** ISO date of the exam. */
  exam: string
  /** With the recalls that are placed, and without any; each with the span that holds four runs in five. */
  placed: Expectation
  alone: Expectation
}

export type Expectation = { low: number; mean: number; high: number }

/** Whether recalls lie in the plan, and whether they are still those that the texts ask for. */
export type RecallStatus = 'none' | 'fit' | 'moved'

/** A text of a course pack that is not kept yet. */
export type PackText = { course: string; title: string; text: string }

/** What a model said, marked as its own. */
export type Advice = { model: string; tips: string[] }

export type ReciteView = {
  materials: MaterialLine[]
  recital: Recital
  /** What the present recital has heard last; null before its first attempt. */
  heard: RecitalResult | null
  suggestion: Suggestion
  forecasts: Forecast[]
  recalls: RecallStatus
  /** From the packs of the courses, as they could be kept. */
  packTexts: PackText[]
  /** Who could be asked for advice, and where the text would go; null where the built-in model answers. */
  reader: { name: string; host: string } | null
}

export type RecitalResult = {
  material: number
  title: string
  round: number
  score: number
  coverage: number
  counts: Counts
  segments: Segment[]
  tips: Tip[]
  flaw: Flaw
  doubt: Doubt
  isPassed: boolean
  isOver: boolean
  /** The date of the next recall in the person's zone. */
  due: string | null
}

/** What comes of words in a recital; `hint` is the first letters of what comes next, for words that only ask for it. */
export type RecitalAnswer =
  | { kind: 'judged'; result: RecitalResult }
  | { kind: 'hint'; hint: string }

export type RecallPreview = {
  sentence: string
  lines: string[]
  /** Recall sessions to come, and how many of them find no place. */
  sessions: number
  unplaced: number
  /** As they would be then. */
  forecasts: Forecast[]
  hash: string
}

export const reciteRequests = {
  /** The texts, where a recital stands, and what today asks for. */
  'read-recite': defineRequest<ReciteView>()({}),
  /** The texts that are due today, the most urgent first. */
  'read-due-texts': defineRequest<{ titles: string[] }>()({}),
  'read-attempts': defineRequest<{
    material: Material
    attempts: { at: string; round: number; score: number; coverage: number; text: string }[]
  }>()({ material: idSchema }),
  /** A new text, or with an id another wording of one. */
  'keep-material': defineRequest<{ id: number }>()({
    id: idSchema.nullable(),
    draft: materialDraftSchema,
  }),
  /** The texts go with all attempts at them; those that are gone already are passed over. */
  'delete-materials': defineRequest<{ titles: string[] }>()({
    ids: z.array(idSchema).min(1).max(maxMaterials),
  }),
  /** Texts out of a file: Anki's plain text, or the file of everything. `ids` are those that were added. */
  'import-materials': defineRequest<{
    added: number
    known: number
    leftOut: number
    ids: number[]
  }>()({
    fileName: z.string().max(500),
    content: z.base64().max(14_000_000),
    course: courseNameSchema,
  }),
  'begin-recital': defineRequest<ReciteView>()({ material: idSchema }),
  /** One attempt of the recital that has begun, or words that ask for a hint; the same `id` twice counts once. */
  recite: defineRequest<RecitalAnswer>()({
    id: z.string().min(1).max(100),
    text: z.string().max(2_000_000),
  }),
  'leave-recital': defineRequest<ReciteView>()({}),
  /** Asks the model that the person chose how to remember what was missed last; to be asked on their word only. */
  'advise-recite': defineRequest<Advice>()({}),
  /** Where the recalls that are due would go, and what that does for the exams. */
  'preview-recalls': defineRequest<RecallPreview>()({}),
  /** Puts them there if it is still what the preview with this hash showed. */
  'plan-recalls': defineRequest<RecallPreview & { entryId: number; summary: string }>()({
    hash: z.string().max(100),
  }),
}
