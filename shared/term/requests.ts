// Defines the term and its timetable: set up, changed, imported: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { fileContentSchema } from '../exchange/file-content.ts'
import type { SaidEffect } from '../history/history-view.ts'
import { sideJobKinds } from '../side-job.ts'
import { importAnswersSchema } from '../timetable/import-answers.ts'
import type { ImportPreview } from '../timetable/import-preview.ts'
import { termWishSchema, typedTermSchema } from '../timetable/term-wish.ts'
import type { AppView } from '../view/app-view.ts'

export const timetableRequests = {
  'set-up-sample': defineRequest<AppView>()({}),
  /** A term typed in, with its weekly classes (U6). `leftOut` are meetings whose place was taken. */
  'set-up-term': defineRequest<{
    view: AppView
    classes: number
    studies: number
    leftOut: string[]
  }>()(typedTermSchema.shape),
  /** What a change of the term or the timetable would do. */
  'preview-term': defineRequest<TermPreview>()({ wish: termWishSchema }),
  /** Does it; with the `hash` of a preview only if it is still what that showed. */
  'change-term': defineRequest<TermPreview & { entryId: number; summary: string }>()({
    wish: termWishSchema,
    hash: z.string().max(100).optional(),
  }),
  'preview-import': defineRequest<ImportPreview>()({
    fileName: z.string().max(500),
    content: fileContentSchema,
    /** The content is text that was pasted, as UTF-8. */
    isPasted: z.boolean().optional(),
    /** To the questions of the preview before. */
    answers: importAnswersSchema.optional(),
  }),
  /** Writes what the preview with this id showed. */
  /** Meetings that came, that are another, that went; and courses that got work. */
  'apply-import': defineRequest<{
    events: number
    changed: number
    gone: number
    studies: number
    view: AppView
  }>()({
    previewId: z.string().min(1),
    /** Of the preview's `studies`, those whose work is wanted; absent means all. */
    courses: z.array(z.string()).max(200).optional(),
    /** Of the preview's `changes`, the lines that are wanted; absent means those that it takes by itself. */
    lines: z.array(z.string().max(40)).max(20_000).optional(),
  }),
  /** All that runs beside the conversation, when no kind is named. */
  'stop-side-job': defineRequest<{ stopped: boolean }>()({ job: z.enum(sideJobKinds).optional() }),
}

/**
 * Defines what a change of the term would do, before it is made.
 * `leftOut` says which meetings find no place and why, `freed` counts the study blocks that go
 * back to pending,
 * `studies` the courses that get work. `hash` stands for the whole change.
 */
export type TermPreview = SaidEffect & {
  leftOut: string[]
  freed: number
  studies: number
  hash: string
}
