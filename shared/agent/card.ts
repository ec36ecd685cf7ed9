// Defines a card: a question that stops the agent until the person answers, stored as plain JSON (G6).
import { courseNameSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { executionDocSchema } from './execution-doc.ts'
import { awaySpanSchema } from '../tools/replan-arguments.ts'
import { homeworkChangeSchema } from '../homework/change.ts'
import { packFieldKeys, packPhases } from '../pack/fields.ts'
import { diffSchema, type ScheduleDiff } from '../schedule/diff.ts'
import { preferenceChangeSchema } from '../preferences/preference-change.ts'
import { toolCallSchema } from './message.ts'
import { termChangeSchema } from '../timetable/term-change.ts'
import { profileChangeSchema } from './profile-change.ts'

export const cardStatuses = ['open', 'accepted', 'rejected', 'stale'] as const

export type CardStatus = (typeof cardStatuses)[number]

export const planStepSchema = z.strictObject({ content: z.string(), done_when: z.string() })

export type PlanStep = z.infer<typeof planStepSchema>

export const scopeMostSchema = z.strictObject({
  per: z.enum(['day', 'week']),
  of: z.enum(['periods', 'sessions']),
  amount: z.int().min(1),
})

export type ScopeMost = z.infer<typeof scopeMostSchema>

/** Which days and periods a rough build may use; null means no bound beyond the classes' own. */
export const placementScopeSchema = z.strictObject({
  fromDay: z.int().min(1),
  toDay: z.int().min(1),
  excludedWeekdays: z.array(z.int().min(1).max(7)),
  excludedPeriods: z.array(z.int().min(1)),
  /** Further times without study, on some of the days. */
  unavailable: z.array(awaySpanSchema).optional(),
  /** The most study of each day, or of each week. */
  most: scopeMostSchema.optional(),
  /** All that is open is wanted, and not only the share of these days. */
  isWhole: z.boolean().optional(),
})

export type PlacementScope = z.infer<typeof placementScopeSchema>

// The diff is typed by hand because zod sees its keys as any string.
const storedDiffSchema = z.custom<ScheduleDiff>((value) => diffSchema.safeParse(value).success)

/** The scenes that open a document as a card. */
export const briefOrigins = ['guide', 'pack', 'recite', 'homework', 'calendar'] as const

export type BriefOrigin = (typeof briefOrigins)[number]

export const cardBodySchema = z.discriminatedUnion('kind', [
  /** Steps, and the placements of the rough build that accepting writes. */
  z.strictObject({
    kind: z.literal('plan'),
    steps: z.array(planStepSchema),
    classIds: z.array(z.int()),
    scope: placementScopeSchema,
    diff: storedDiffSchema,
    /** Items that were wanted and found no legal place. */
    leftOut: z.array(z.int()),
  }),
  /** One stored write call and its true effect. */
  z.strictObject({ kind: z.literal('write'), call: toolCallSchema, diff: storedDiffSchema }),
  /** Undo or redo of one history entry, asked for in words. */
  z.strictObject({
    kind: z.literal('history'),
    call: toolCallSchema,
    direction: z.enum(['undo', 'redo']),
    entryId: z.int(),
    diff: storedDiffSchema,
    /** What becomes of homework; absent where that stays. */
    homework: homeworkChangeSchema.exactOptional(),
    /** What becomes of preferences; absent where those stay. */
    preferences: preferenceChangeSchema.exactOptional(),
  }),
  /** A document, applied whole (B5), with its true effect: on the week, on what Weekloom knows of the student, on preferences. */
  z.strictObject({
    kind: z.literal('brief'),
    origin: z.enum(briefOrigins),
    document: executionDocSchema,
    diff: storedDiffSchema,
    standing: profileChangeSchema.nullable(),
    preferences: preferenceChangeSchema.exactOptional(),
    /** What becomes of the term; absent where that stays. */
    term: termChangeSchema.exactOptional(),
  }),
  /** What a phase of a course pack has written, to be settled (K4); it does nothing to the week. */
  z.strictObject({
    kind: z.literal('checkpoint'),
    course: courseNameSchema.min(1),
    phase: z.enum(packPhases),
    /** The phase that settling it leads to; null after the last. */
    next: z.enum(packPhases).nullable(),
    fields: z.array(z.strictObject({ key: z.enum(packFieldKeys), version: z.int().min(1) })).min(1),
    diff: storedDiffSchema,
  }),
])

export type CardBody = z.infer<typeof cardBodySchema>

export const cardSchema = z.strictObject({
  id: z.string().min(1),
  conversationId: z.string(),
  traceId: z.string(),
  openedAt: z.string(),
  status: z.enum(cardStatuses),
  /** Of the canonical JSON of `body`; an answer must carry it. */
  hash: z.string(),
  /** The person's words with a rejection, or why the card went stale; empty otherwise. */
  note: z.string(),
  body: cardBodySchema,
})

export type Card = z.infer<typeof cardSchema>
