// Defines what the requests of course packs take and answer: their part of the one contract (C1, K7).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { courseSchema } from '../schedule/term.ts'
import { packFieldKeys, type PackFieldKey, type PackPhase } from './fields.ts'
import type { FieldState } from './pack-phase.ts'
import { maxFieldText, type FieldCitation, type PackFieldVersion } from './pack.ts'

const keySchema = z.enum(packFieldKeys)
const versionSchema = z.int().min(0)

/** More than a field may hold, so that the sentence can say by how much; what is longer still is a bad request. */
const textSchema = z.string().max(50 * maxFieldText)

/** A citation, and whether the source that it quotes is still there. */
export type CitationView = FieldCitation & { isGone: boolean }

export type FieldView = {
  key: PackFieldKey
  phase: PackPhase
  text: string
  status: FieldState
  /** 0 before the first. */
  version: number
  /** Of the present version; null before the first. */
  who: PackFieldVersion['who'] | null
  /** ISO instant. */
  at: string | null
  /** One line on why it was written; may be empty. */
  why: string
  citations: CitationView[]
  needs: { key: PackFieldKey; status: FieldState }[]
  /** Said in the person's language. */
  staleBecause: string[]
  versions: number
}

export type PackView = {
  course: string
  /** The first phase that is not settled; null when all are. */
  phase: PackPhase | null
  /** In their order. */
  phases: { phase: PackPhase; status: FieldState }[]
  /** All fields, in the order of the phases. */
  fields: FieldView[]
  /** Whether anything was ever written in it. */
  isBegun: boolean
  /** Whether the schedule knows the course. */
  isInSchedule: boolean
}

/** A pack in the list, or with all fields empty a course of the schedule that has none. */
export type PackLine = {
  course: string
  phase: PackPhase | null
  counts: Record<FieldState, number>
  /** When a field was last written; null for a course without a pack. */
  at: string | null
  isInSchedule: boolean
}

export type VersionLine = Pick<
  PackFieldVersion,
  'version' | 'who' | 'at' | 'why' | 'status' | 'text'
> & { isPresent: boolean }

export const packRequests = {
  /** Packs first, the last written one before the others; then courses of the schedule without one. */
  'list-packs': defineRequest<{ packs: PackLine[] }>()({}),
  'read-pack': defineRequest<PackView>()({ course: courseSchema }),
  /** Refused when `version` is not the present one; 0 is the version of a field that was never written. */
  'write-field': defineRequest<PackView>()({
    course: courseSchema,
    key: keySchema,
    text: textSchema,
    version: versionSchema,
  }),
  /** Newest first. */
  'read-field-versions': defineRequest<{ versions: VersionLine[] }>()({
    course: courseSchema,
    key: keySchema,
  }),
  /** What was taken away and what came between two versions; 0 is the empty text. */
  'compare-versions': defineRequest<{ pieces: TextPiece[] }>()({
    course: courseSchema,
    key: keySchema,
    from: versionSchema,
    to: versionSchema,
  }),
  /** Brings `restores` back as a new version; refused when `version` is not the present one. */
  'restore-field': defineRequest<PackView>()({
    course: courseSchema,
    key: keySchema,
    restores: z.int().min(1),
    version: versionSchema,
  }),
  'settle-field': defineRequest<PackView>()({
    course: courseSchema,
    key: keySchema,
    version: versionSchema,
  }),
  /** Has the field written; a text of the person's own is replaced only with `replacesPerson`. */
  'generate-field': defineRequest<PackView>()({
    course: courseSchema,
    key: keySchema,
    version: versionSchema,
    replacesPerson: z.boolean().optional(),
  }),
  /** All fields with all their versions. `fields` and `versions` that went. */
  'delete-pack': defineRequest<{ course: string; fields: number; versions: number }>()({
    course: courseSchema,
  }),
}

/**
 * Defines a piece of the difference of two texts, as a window or a terminal shows it. Removed
 * pieces stand before the added ones that take their place.
 */
export type TextPiece = { kind: 'same' | 'removed' | 'added'; text: string }
