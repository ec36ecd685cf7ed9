// Defines the accepted changes: read, taken back, done again: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { HistoryItem, SaidEffect, WalkPreview } from './history-view.ts'
import { walkDirections } from '../schedule/history.ts'
import { idSchema } from '../schedule/term.ts'

export const historyRequests = {
  /** With an id only if that is the change it takes back. */
  undo: defineRequest<{ entryId: number; summary: string }>()({ entryId: idSchema.optional() }),
  redo: defineRequest<{ entryId: number; summary: string }>()({}),
  /** The accepted changes, the newest first; with `before` those that are older than that entry. */
  'read-history': defineRequest<{ entries: HistoryItem[]; hasEarlier: boolean }>()({
    before: idSchema.optional(),
  }),
  /** What one of them did, or would do. */
  'read-history-entry': defineRequest<SaidEffect>()({ entryId: idSchema }),
  /** What going to how it was right after an entry would do; 0 is before the first. */
  'preview-walk': defineRequest<WalkPreview>()({
    direction: z.enum(walkDirections),
    to: z.int().min(0),
  }),
  /** Goes there, whole or not at all; with `entryIds` only if these are what it walks, in this order. */
  'walk-history': defineRequest<WalkPreview & { summary: string }>()({
    direction: z.enum(walkDirections),
    to: z.int().min(0),
    entryIds: z.array(idSchema).optional(),
  }),
}
