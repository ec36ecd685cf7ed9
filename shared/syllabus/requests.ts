// Syllabi: read, drafted, applied: what the requests take and answer (C1).
import { courseSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { fileContentSchema } from '../exchange/file-content.ts'
import type { StoredCitation } from './citation.ts'
import { type SyllabusDraft, draftPickSchema } from './draft.ts'

export const syllabusRequests = {
  /** Stops the reading of a file and the drawing of pages. */
  /** What a document says of exams, deadlines and work; nothing is written. */
  'read-syllabus': defineRequest<SyllabusDraft>()({
    fileName: z.string().min(1).max(500),
    content: fileContentSchema,
    /** For which course; absent: the one that the document names. */
    course: courseSchema.optional(),
  }),
  /** The same document for another course. */
  'draft-syllabus': defineRequest<SyllabusDraft>()({
    draftId: z.string().max(100),
    course: courseSchema,
  }),
  /** Gives the text to the model that the person chose; to be asked on their word only. */
  'ask-syllabus': defineRequest<SyllabusDraft>()({ draftId: z.string().max(100) }),
  /** Writes the lines that are taken: one entry of history. */
  'apply-syllabus': defineRequest<{ entryId: number; summary: string; problems: string[] }>()({
    draftId: z.string().max(100),
    picks: z.array(draftPickSchema).min(1).max(2_000),
  }),
  /** Where what is in the plan was read. */
  'read-citations': defineRequest<{ citations: StoredCitation[] }>()({}),
}
