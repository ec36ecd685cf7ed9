// Defines the operations of an execution document that a person else does by hand in the window: pins, names, ends, preferences.
import { z } from 'zod'
import { saidPreferencesSchema } from '../preferences/preference-change.ts'
import { idSchema } from '../schedule/term.ts'
import { workEditSchema } from '../schedule/work/work-edit.ts'
import { operationHead } from './operation-head.ts'

/** As many blocks or edits as one sentence is about. */
const most = 200

export const windowOperations = [
  /** Blocks that no plan moves from now on, or may move again (S6). */
  z.strictObject({
    ...operationHead,
    operation: z.literal('pin_blocks'),
    changes: z.strictObject({ taskIds: z.array(idSchema).min(1).max(most), isPinned: z.boolean() }),
  }),
  /** What the forms of “Courses” do (U8), one after the other. */
  z.strictObject({
    ...operationHead,
    operation: z.literal('edit_work'),
    changes: z.strictObject({ edits: z.array(workEditSchema).min(1).max(most) }),
  }),
  z.strictObject({
    ...operationHead,
    operation: z.literal('set_preferences'),
    changes: saidPreferencesSchema,
  }),
] as const

export type WindowOperation = z.infer<(typeof windowOperations)[number]>
