// Defines the ordered events of a conversation (G12): what a reload shows again, and the live deltas that it does not.
import { z } from 'zod'
import { recordKeySchema } from '../schedule/diff.ts'
import { toolCallSchema } from './message.ts'
import { usageSchema } from './usage.ts'

const turnEndings = ['completed', 'card', 'question', 'stopped', 'failed'] as const

/** How a turn came to rest. */
export type TurnEnding = (typeof turnEndings)[number]

/** `delivering` stands beside the phases of the design so that a kill during the summary resumes there. */
export const phases = [
  'chatting',
  'planning',
  'waiting_confirm',
  'rough_building',
  'executing',
  'delivering',
  'interrupted',
  'done',
] as const

export const timelineEventSchema = z.discriminatedUnion('kind', [
  /** The person's words that began a turn. */
  z.strictObject({ kind: z.literal('turn-start'), text: z.string() }),
  z.strictObject({ kind: z.literal('status'), phase: z.enum(phases) }),
  z.strictObject({ kind: z.literal('reasoning'), text: z.string() }),
  /** `choices` may be pressed in answer to it. */
  z.strictObject({
    kind: z.literal('text'),
    text: z.string(),
    choices: z.array(z.string()).optional(),
  }),
  /** What the turn really wrote, was refused and left open, counted and never a model's words (G9). */
  z.strictObject({ kind: z.literal('outcome'), text: z.string() }),
  z.strictObject({ kind: z.literal('tool-call-start'), call: toolCallSchema }),
  z.strictObject({
    kind: z.literal('tool-call-end'),
    callId: z.string(),
    outcome: z.enum(['answered', 'refused', 'changed', 'rejected', 'stale']),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('card-open'), cardId: z.string() }),
  z.strictObject({
    kind: z.literal('card-answer'),
    cardId: z.string(),
    verdict: z.enum(['accepted', 'rejected', 'stale']),
    note: z.string(),
    /** Accepted in part: the changes that were taken, of so many. */
    part: z.strictObject({ keys: z.array(recordKeySchema), of: z.int() }).exactOptional(),
    /** Accepted without being asked, as the person has chosen (O7). */
    isAutomatic: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('schedule-change'), entryId: z.int(), why: z.string() }),
  /** What happened, what is safe and what to do, in the person's language. */
  z.strictObject({ kind: z.literal('error'), text: z.string() }),
  z.strictObject({
    kind: z.literal('turn-end'),
    ending: z.enum(turnEndings),
    rounds: z.int(),
    /** Absent for a model that counts no tokens (M5). */
    usage: usageSchema.optional(),
  }),
])

export type TimelineEvent = z.infer<typeof timelineEventSchema>

/** `seq` ascends within a conversation from 1 without gaps; `at` is an ISO instant. */
export type StoredTimelineEvent = {
  seq: number
  conversationId: string
  traceId: string
  at: string
  event: TimelineEvent
}

/** Sent while a text is being written and never stored: the `text` event that follows holds it whole. */
export type LiveDelta =
  | { kind: 'text-delta' | 'reasoning-delta'; traceId: string; text: string }
  /** What was shown of the text counts no more. */
  | { kind: 'text-reset'; traceId: string }

/** Defines the phases of the agent graph. */
export type Phase = (typeof phases)[number]
