// Defines what a model is told of the guide that it works in, and what it declares there.
import { z } from 'zod'
import { executionDocSchema } from '../agent/execution-doc.ts'
import {
  type GuideDraft,
  type GuideSection,
  guideDraftSchema,
  guideSections,
} from './guide-draft.ts'
import type { GuidePack } from './guide-pack.ts'
import type { GuideMessage } from './guide-record.ts'
import { type GuideState, guideActions } from './guide-state.ts'

/**
 * Defines what a model is told of the guide that it works in, beside the facts of every turn; the
 * built-in one reads just this.
 */
export type GuideFacts = {
  state: GuideState
  /** All that was said in this guide, oldest first, the student's newest words last. */
  messages: readonly GuideMessage[]
  draft: GuideDraft | null
  /** What came back: the section named last in a backtrack, null for none. */
  section: GuideSection | null
  /** Whether the draft has been written into the plan already. */
  isWritten: boolean
  isPaused: boolean
  /** Of courses that have a pack. */
  packs: readonly GuidePack[]
}

export const guideDecisionSchema = z.strictObject({
  /** Why, for whoever reads the trace. */
  thought: z.string(),
  next_action: z.enum(guideActions),
  /** What the student reads; holds one question at most. */
  reply_to_user: z.string(),
  /** The whole draft, which takes the place of the one before. */
  draft_content: guideDraftSchema.nullish(),
  /** Built by code from the draft where it is absent; refused where it says something else. */
  execution_doc: executionDocSchema.nullish(),
  /** BACKTRACK: the student comes back to something that was settled. */
  intent: z.enum(['CONTINUE', 'BACKTRACK']).nullish(),
  /** The section that the reply asks about, or that the student comes back to. */
  target_section: z.enum(guideSections).nullish(),
})

/**
 * Defines what a model declares in a guide, one object a turn (B1); `step` alone says what comes
 * of it.
 */
export type GuideDecision = z.infer<typeof guideDecisionSchema>
