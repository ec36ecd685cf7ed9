// Defines the accepted changes: read, taken back, done again: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest, shape } from '../define-request.ts'
import type { HistoryItem, SaidEffect, WalkPreview } from './history-view.ts'
import { walkDirections } from '../schedule/history.ts'
import { idSchema } from '../schedule/term.ts'

export const historyRequests = {
  /** With an id only if that is the change it takes back. */
  undo: defineRequest({
    input: z.strictObject({ entryId: idSchema.optional() }),
    output: shape<{ entryId: number; summary: string }>(),
  }),
  redo: defineRequest({
    input: z.strictObject({}),
    output: shape<{ entryId: number; summary: string }>(),
  }),
  /** The accepted changes, the newest first; with `before` those that are older than that entry. */
  'read-history': defineRequest({
    input: z.strictObject({ before: idSchema.optional() }),
    output: shape<{ entries: HistoryItem[]; hasEarlier: boolean }>(),
  }),
  /** What one of them did, or would do. */
  'read-history-entry': defineRequest({
    input: z.strictObject({ entryId: idSchema }),
    output: shape<SaidEffect>(),
  }),
  /** What going to how it was right after an entry would do; 0 is before the first. */
  'preview-walk': defineRequest({
    input: z.strictObject({ direction: z.enum(walkDirections), to: z.int().min(0) }),
    output: shape<WalkPreview>(),
  }),
  /** Goes there, whole or not at all; with `entryIds` only if these are what it walks, in this order. */
  'walk-history': defineRequest({
    input: z.strictObject({
      direction: z.enum(walkDirections),
      to: z.int().min(0),
      entryIds: z.array(idSchema).optional(),
    }),
    output: shape<WalkPreview & { summary: string }>(),
  }),
}
