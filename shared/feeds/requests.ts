// Defines calendars at addresses (X12): added, read again, looked at, left: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest, shape } from '../define-request.ts'
import { idSchema } from '../schedule/term.ts'
import { importAnswersSchema } from '../timetable/import-answers.ts'
import type { ImportPreview } from '../timetable/import-preview.ts'
import { feedAddressSchema, feedSettingsSchema, type FeedsView } from './feed.ts'

const { name, isAutomatic, takesOver, agreed } = feedSettingsSchema.shape

export const feedRequests = {
  'read-feeds': defineRequest({ input: z.strictObject({}), output: shape<FeedsView>() }),
  /** Reads it at once; what can't be read is not kept. */
  'add-feed': defineRequest({
    input: z.strictObject({
      address: feedAddressSchema,
      name: name.optional(),
      agreed: agreed.optional(),
    }),
    output: shape<{ id: number; view: FeedsView }>(),
  }),
  /** What is not named stays. Another address is read at once, and kept only where it can be. */
  'set-feed': defineRequest({
    input: z.strictObject({
      id: idSchema,
      name: name.optional(),
      isAutomatic: isAutomatic.optional(),
      takesOver: takesOver.optional(),
      address: feedAddressSchema.optional(),
      /** Besides those of before. */
      agreed: agreed.optional(),
    }),
    output: shape<FeedsView>(),
  }),
  /** All of them when none is named. `text` says what was found; `isFailed` where one could not be read. */
  'refresh-feeds': defineRequest({
    input: z.strictObject({ id: idSchema.optional() }),
    output: shape<{ text: string; isFailed: boolean; view: FeedsView }>(),
  }),
  /** What taking over what was last read would do; `apply-import` does it. */
  'preview-feed': defineRequest({
    input: z.strictObject({ id: idSchema, answers: importAnswersSchema.optional() }),
    output: shape<ImportPreview>(),
  }),
  /** What waits is not offered again until it changes. */
  'leave-feed-changes': defineRequest({
    input: z.strictObject({ id: idSchema }),
    output: shape<FeedsView>(),
  }),
  /** It is read no more; what was imported stays. */
  'remove-feed': defineRequest({
    input: z.strictObject({ id: idSchema }),
    output: shape<FeedsView>(),
  }),
}
