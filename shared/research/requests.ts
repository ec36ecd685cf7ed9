// Defines what the requests of sources and research take and answer: their part of the one contract (C1, K3).
import { courseSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { PackFieldKey } from '../pack/fields.ts'
import type { ResearchReport } from './report.ts'
import type { SourceHit, SourceItem, SourceLine } from '../pack/source.ts'

const idSchema = z.int().min(1)

export const maxQuestion = 400

/** A field of the course's pack with lines that cite a source. */
export type RestingField = { key: PackFieldKey; lines: number }

/** `sentence` says it in the person's language. */
export type SourceRemoval = { file: string; fields: RestingField[]; sentence: string }

/** What a page of the web says, as the search service has it: words of strangers, never opened. */
export type WebResult = { title: string; address: string; text: string }

/** Which model would read, and where it runs; null for none but the built-in one. */
export type Reader = { name: string; host: string } | null

export const researchRequests = {
  /** The sources of a course, or without one of all courses. */
  'list-sources': defineRequest<{
    sources: SourceItem[]
    reader: Reader
    webHost: string | null
  }>()({ course: courseSchema.optional() }),
  /** Reads a file and keeps its lines; the same bytes a second time are known. */
  /** `isKnown`: these bytes were there; `note` says what of the file was not read. */
  'add-source': defineRequest<{ source: SourceItem; isKnown: boolean; note: string | null }>()({
    course: courseSchema,
    fileName: z.string().min(1).max(500),
    content: z.base64().max(14_000_000),
  }),
  /** What rests on a source, before it goes. */
  'preview-remove-source': defineRequest<SourceRemoval>()({ id: idSchema }),
  'remove-source': defineRequest<SourceRemoval>()({ id: idSchema }),
  'search-sources': defineRequest<{ hits: SourceHit[] }>()({
    course: courseSchema,
    query: z.string().max(maxQuestion),
  }),
  /** The lines with these numbers, both ends included; at most 400. */
  'read-source-lines': defineRequest<{ source: SourceItem; lines: SourceLine[] }>()({
    id: idSchema,
    from: idSchema,
    to: idSchema,
  }),
  /** The report on the course, or the answer to a question; `asksModel` lets the chosen model plan and write. */
  research: defineRequest<ResearchReport>()({
    course: courseSchema,
    question: z.string().trim().min(1).max(maxQuestion).optional(),
    asksModel: z.boolean().optional(),
  }),
  /** Sends the words to the search address of the settings, and nothing else. */
  'ask-web': defineRequest<{ host: string; results: WebResult[] }>()({
    query: z.string().trim().min(1).max(maxQuestion),
  }),
}
