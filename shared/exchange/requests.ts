// Defines what goes out: files and calendar servers: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest, shape } from '../define-request.ts'
import { type CaldavView, caldavSettingsSchema, maxPassword } from './caldav.ts'
import { exportChoiceSchema } from './export-choice.ts'
import type { EverythingFile, ExportPreview, ExportedFile } from './exported-file.ts'

export const exchangeRequests = {
  'export-schedule': defineRequest({ input: exportChoiceSchema, output: shape<ExportedFile>() }),
  /** What that would write: its first lines or its first page. */
  'preview-export': defineRequest({ input: exportChoiceSchema, output: shape<ExportPreview>() }),
  /** All that there is but keys, as one file. */
  'export-everything': defineRequest({
    input: z.strictObject({}),
    output: shape<EverythingFile>(),
  }),
  /** How the calendar that the plan is pushed to stands (X11). */
  'read-caldav': defineRequest({ input: z.strictObject({}), output: shape<CaldavView>() }),
  /** With a password keeps that too; null forgets it. */
  'set-caldav': defineRequest({
    input: z.strictObject({
      settings: caldavSettingsSchema,
      password: z.string().min(1).max(maxPassword).nullable().optional(),
    }),
    output: shape<CaldavView>(),
  }),
  /** Asks the server for its calendars and writes nothing. */
  /** `text` says in the person's language what was found. */
  'test-caldav': defineRequest({ input: z.strictObject({}), output: shape<{ text: string }>() }),
  'push-caldav': defineRequest({
    input: z.strictObject({}),
    output: shape<{ text: string; view: CaldavView }>(),
  }),
  /** What was changed there, block by block: all of it is one entry of history. */
  /** `entryId` is null where nothing of the schedule changed. */
  'answer-caldav': defineRequest({
    input: z.strictObject({
      answers: z
        .array(z.strictObject({ key: z.string().max(40), verdict: z.enum(['mine', 'theirs']) }))
        .min(1)
        .max(5_000),
    }),
    output: shape<{ entryId: number | null; view: CaldavView }>(),
  }),
  /** No more pushes; with `removes` what was pushed is taken away there first. */
  'leave-caldav': defineRequest({
    input: z.strictObject({ removes: z.boolean() }),
    output: shape<CaldavView>(),
  }),
}
