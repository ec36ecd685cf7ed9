// Defines calendars at addresses (X12): added, read again, looked at, left: what the requests take and answer (C1).
import { defineRequest } from '../define-request.ts'
import { idSchema } from '../schedule/term.ts'
import { importAnswersSchema } from '../timetable/import-answers.ts'
import type { ImportPreview } from '../timetable/import-preview.ts'
import { feedAddressSchema, feedSettingsSchema, type FeedsView } from './feed.ts'

const { name, isAutomatic, takesOver, agreed } = feedSettingsSchema.shape

export const feedRequests = {
  'read-feeds': defineRequest<FeedsView>()({}),
  /** Reads it at once; what can't be read is not kept. */
  'add-feed': defineRequest<{ id: number; view: FeedsView }>()({
    address: feedAddressSchema,
    name: name.optional(),
    agreed: agreed.optional(),
  }),
  /** What is not named stays. Another address is read at once, and kept only where it can be. */
  'set-feed': defineRequest<FeedsView>()({
    id: idSchema,
    name: name.optional(),
    isAutomatic: isAutomatic.optional(),
    takesOver: takesOver.optional(),
    address: feedAddressSchema.optional(),
    /** Besides those of before. */
    agreed: agreed.optional(),
  }),
  /** All of them when none is named. `text` says what was found; `isFailed` where one could not be read. */
  'refresh-feeds': defineRequest<{ text: string; isFailed: boolean; view: FeedsView }>()({
    id: idSchema.optional(),
  }),
  /** What taking over what was last read would do; `apply-import` does it. */
  'preview-feed': defineRequest<ImportPreview>()({
    id: idSchema,
    answers: importAnswersSchema.optional(),
  }),
  /** What waits is not offered again until it changes. */
  'leave-feed-changes': defineRequest<FeedsView>()({ id: idSchema }),
  /** It is read no more; what was imported stays. */
  'remove-feed': defineRequest<FeedsView>()({ id: idSchema }),
}
