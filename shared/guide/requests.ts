// Defines what the requests of the guide take and answer: its part of the one contract (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { DraftLine } from './say-draft.ts'
import type { GuideDraft, GuideSection } from './guide-draft.ts'
import { slotChangeSchema, type GuideSlots } from './guide-slots.ts'
import type { GuideState } from './guide-state.ts'

/** Characters of a guide's file; the longest that one can be. */
const maxGuideFile = 10_000_000

export type GuideSectionView = DraftLine & {
  /** What of it the last draft changed, in a few words; null for nothing. */
  changed: string | null
}

export type GuideView = {
  /** Begun, and neither finished nor left. */
  isActive: boolean
  state: GuideState
  /** What it is about, as soon as that is known. */
  course: string | null
  draft: GuideDraft | null
  /** What the last draft changed, one line each. */
  changes: string[]
  /** What is still to be asked before there can be a draft. */
  missing: GuideSection[]
  /** What is asked about now, because it was said in two ways or can't be right. */
  doubts: string[]
  /** The answers that settle the first of these, as they would be said; none where only own words do. */
  answers: string[]
  risks: string[]
  /** The draft, line by line; empty without one. */
  sections: GuideSectionView[]
  /** Whether a yes to the draft would write anything. */
  canWrite: boolean
  /** The card that shows what the draft does, whatever has become of it. */
  cardId: string | null
  canExport: boolean
  /** Its form (B10). */
  slots: GuideSlots
  /** Whether what was told or set last can be taken back. */
  canUndo: boolean
}

export const guideRequests = {
  /** The guide of the conversation that is shown. */
  'read-guide': defineRequest<GuideView>()({}),
  /** Slots of its form set by hand (B10). Refused where no guide has begun, while a turn runs, and while its card waits. */
  'set-guide-slots': defineRequest<GuideView>()({ slots: slotChangeSchema }),
  /** Takes back what was told or set last, of what is not written. */
  'undo-guide-step': defineRequest<GuideView>()({}),
  'export-guide': defineRequest<{ fileName: string; text: string }>()({}),
  /** A file of `export-guide`; the guide that is there is replaced whole. */
  'restore-guide': defineRequest<GuideView>()({ text: z.string().max(maxGuideFile) }),
}
