// Defines what goes out: files and calendar servers: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { type CaldavView, caldavSettingsSchema, maxPassword } from './caldav.ts'
import { exportChoiceSchema } from './export-choice.ts'
import type { EverythingFile, ExportPreview, ExportedFile } from './exported-file.ts'

export const exchangeRequests = {
  'export-schedule': defineRequest<ExportedFile>()(exportChoiceSchema.shape),
  /** What that would write: its first lines or its first page. */
  'preview-export': defineRequest<ExportPreview>()(exportChoiceSchema.shape),
  /** All that there is but keys, as one file. */
  'export-everything': defineRequest<EverythingFile>()({}),
  /** How the calendar that the plan is pushed to stands (X11). */
  'read-caldav': defineRequest<CaldavView>()({}),
  /** With a password keeps that too; null forgets it. */
  'set-caldav': defineRequest<CaldavView>()({
    settings: caldavSettingsSchema,
    password: z.string().min(1).max(maxPassword).nullable().optional(),
  }),
  /** Asks the server for its calendars and writes nothing. `text` says in the person's language what was found. */
  'test-caldav': defineRequest<{ text: string }>()({}),
  'push-caldav': defineRequest<{ text: string; view: CaldavView }>()({}),
  /** What was changed there, block by block: all of it is one entry of history. */
  /** `entryId` is null where nothing of the schedule changed. */
  'answer-caldav': defineRequest<{ entryId: number | null; view: CaldavView }>()({
    answers: z
      .array(z.strictObject({ key: z.string().max(40), verdict: z.enum(['mine', 'theirs']) }))
      .min(1)
      .max(5_000),
  }),
  /** No more pushes; with `removes` what was pushed is taken away there first. */
  'leave-caldav': defineRequest<CaldavView>()({ removes: z.boolean() }),
}
