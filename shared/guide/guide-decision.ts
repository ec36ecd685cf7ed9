// Defines what a model declares in a guide, one object a turn (B1); `step` alone says what comes of it.
import { z } from 'zod'
import { executionDocSchema } from '../agent/execution-doc.ts'
import { guideDraftSchema, guideSections } from './guide-draft.ts'
import { guideActions } from './guide-state.ts'

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

export type GuideDecision = z.infer<typeof guideDecisionSchema>
