// What each request to the core takes: one schema a request, checked before anything runs (C1).
import { z } from 'zod'
import { autonomySchema } from './agent/autonomy.ts'
import { standingContextSchema } from './agent/standing-context.ts'
import { caldavSettingsSchema, maxPassword } from './exchange/caldav.ts'
import { sideJobKinds } from './side-job.ts'
import { exportChoiceSchema } from './exchange/export-choice.ts'
import { languageSchema } from './language.ts'
import { homeworkInputs } from './homework/requests.ts'
import { endpointSchema, modelChoiceSchema } from './model/model-choice.ts'
import { planningPreferencesSchema } from './planner/planning-preferences.ts'
import { packInputs } from './pack/pack-contract.ts'
import { guideInputs } from './guide/guide-contract.ts'
import { outlookInputs } from './outlook/outlook-contract.ts'
import { reciteInputs } from './recite/recite-contract.ts'
import { researchInputs } from './research/research-contract.ts'
import { webAddressSchema } from './research/web-address.ts'
import { recordKeySchema } from './schedule/diff.ts'
import { handEditSchema } from './schedule/hand-edit.ts'
import { walkDirections } from './schedule/history.ts'
import { idSchema, isoDateSchema } from './schedule/term.ts'
import { maxSessions, workEditSchema } from './schedule/work/work-edit.ts'
import { fileRemedies } from './settings/file-remedies.ts'
import { menuOfferSchema } from './settings/menu-offer.ts'
import { reminderLeadSchema } from './settings/reminder-lead.ts'
import { weekStartSchema } from './settings/week-start.ts'
import { marks, workMinutesSchema } from './schedule/work-log.ts'
import { importAnswersSchema } from './timetable/import-answers.ts'
import { draftPickSchema } from './syllabus/draft.ts'
import { termWishSchema, typedTermSchema } from './timetable/term-wish.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** 10 MB of calendar file, as base64. */
const fileContentSchema = z.base64().max(14_000_000)

/** Each request's input. Every request is checked against it before anything runs. */
export const requestInputs = {
  'load-view': z.strictObject({}),
  /** One turn of the conversation; answers when the turn has ended or waits. */
  say: z.strictObject({
    text: z.string().min(1).max(20_000),
    /** Stops the turn that runs, if one does; without it that one refuses this. */
    stops: z.boolean().optional(),
  }),
  /** Said once the turn that runs has ended and waits for nothing. */
  'queue-message': z.strictObject({ text: z.string().min(1).max(20_000) }),
  'drop-queued': z.strictObject({ id: z.int().min(1) }),
  /** Says it now; the turn that runs is stopped. */
  'send-queued': z.strictObject({ id: z.int().min(1) }),
  'stop-turn': z.strictObject({}),
  /** Those whose title or words hold `query`, the last one first. */
  'list-conversations': z.strictObject({ query: z.string().max(200).optional() }),
  'start-conversation': z.strictObject({}),
  'open-conversation': z.strictObject({ id: z.string().max(40) }),
  'rename-conversation': z.strictObject({
    id: z.string().max(40),
    title: z.string().trim().min(1).max(80),
  }),
  'delete-conversation': z.strictObject({ id: z.string().max(40) }),
  /** A new conversation with all that came before the turn whose first event is `seq`. */
  'branch-conversation': z.strictObject({ seq: z.int().min(1) }),
  /** The schedule as it was at this event of the conversation. */
  'read-state-then': z.strictObject({ seq: z.int().min(1) }),
  /** The person's door for a verdict (G6): `hash` is that of the card that was shown. */
  'answer-card': z.strictObject({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    verdict: z.enum(['accept', 'reject']),
    note: z.string().max(2_000),
    /** With a yes: these of its changes and no others; what they need has to be among them. */
    only: z.array(recordKeySchema).min(1).max(5_000).optional(),
    /** With a yes: apply the like in this conversation without asking again (O7). */
    always: z.boolean().optional(),
  }),
  /** Another card in place of an open one: the same call with the arguments as the person wants them. */
  'revise-card': z.strictObject({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    arguments: z.record(z.string().max(40), z.unknown()),
  }),
  /** With an id only if that is the change it takes back. */
  undo: z.strictObject({ entryId: idSchema.optional() }),
  redo: z.strictObject({}),
  /** The accepted changes, the newest first; with `before` those that are older than that entry. */
  'read-history': z.strictObject({ before: idSchema.optional() }),
  /** What one of them did, or would do. */
  'read-history-entry': z.strictObject({ entryId: idSchema }),
  /** What going to how it was right after an entry would do; 0 is before the first. */
  'preview-walk': z.strictObject({ direction: z.enum(walkDirections), to: z.int().min(0) }),
  /** Goes there, whole or not at all; with `entryIds` only if these are what it walks, in this order. */
  'walk-history': z.strictObject({
    direction: z.enum(walkDirections),
    to: z.int().min(0),
    entryIds: z.array(idSchema).optional(),
  }),
  'set-up-sample': z.strictObject({}),
  /** A term typed in, with its weekly classes (U6). */
  'set-up-term': typedTermSchema,
  /** What a change of the term or the timetable would do. */
  'preview-term': z.strictObject({ wish: termWishSchema }),
  /** Does it; with the `hash` of a preview only if it is still what that showed. */
  'change-term': z.strictObject({ wish: termWishSchema, hash: z.string().max(100).optional() }),
  'preview-import': z.strictObject({
    fileName: z.string().max(500),
    content: fileContentSchema,
    /** The content is text that was pasted, as UTF-8. */
    isPasted: z.boolean().optional(),
    /** To the questions of the preview before. */
    answers: importAnswersSchema.optional(),
  }),
  /** Stops the reading of a file and the drawing of pages. */
  /** What a document says of exams, deadlines and work; nothing is written. */
  'read-syllabus': z.strictObject({
    fileName: z.string().min(1).max(500),
    content: fileContentSchema,
    /** For which course; absent: the one that the document names. */
    course: z.string().trim().min(1).max(120).optional(),
  }),
  /** The same document for another course. */
  'draft-syllabus': z.strictObject({
    draftId: z.string().max(100),
    course: z.string().trim().min(1).max(120),
  }),
  /** Gives the text to the model that the person chose; to be asked on their word only. */
  'ask-syllabus': z.strictObject({ draftId: z.string().max(100) }),
  /** Writes the lines that are taken: one entry of history. */
  'apply-syllabus': z.strictObject({
    draftId: z.string().max(100),
    picks: z.array(draftPickSchema).min(1).max(2_000),
  }),
  /** Where what is in the plan was read. */
  'read-citations': z.strictObject({}),
  /** All that runs beside the conversation, when no kind is named. */
  'stop-side-job': z.strictObject({ job: z.enum(sideJobKinds).optional() }),
  /** Writes what the preview with this id showed. */
  'apply-import': z.strictObject({
    previewId: z.string().min(1),
    /** Of the preview's `studies`, those whose work is wanted; absent means all. */
    courses: z.array(z.string()).max(200).optional(),
    /** Of the preview's `changes`, the lines that are wanted; absent means those that it takes by itself. */
    lines: z.array(z.string().max(40)).max(20_000).optional(),
  }),
  'export-schedule': exportChoiceSchema,
  /** What that would write: its first lines or its first page. */
  'preview-export': exportChoiceSchema,
  /** How the calendar that the plan is pushed to stands (X11). */
  'read-caldav': z.strictObject({}),
  /** With a password keeps that too; null forgets it. */
  'set-caldav': z.strictObject({
    settings: caldavSettingsSchema,
    password: z.string().min(1).max(maxPassword).nullable().optional(),
  }),
  /** Asks the server for its calendars and writes nothing. */
  'test-caldav': z.strictObject({}),
  'push-caldav': z.strictObject({}),
  /** What was changed there, block by block: all of it is one entry of history. */
  'answer-caldav': z.strictObject({
    answers: z
      .array(z.strictObject({ key: z.string().max(40), verdict: z.enum(['mine', 'theirs']) }))
      .min(1)
      .max(5_000),
  }),
  /** No more pushes; with `removes` what was pushed is taken away there first. */
  'leave-caldav': z.strictObject({ removes: z.boolean() }),
  /** A body of work typed into the form: `sessions` items of `periods` periods each. */
  'add-study': z.strictObject({
    course: z.string().trim().min(1).max(80),
    /** What the work is; the course's name when absent. */
    title: z.string().trim().min(1).max(80).optional(),
    sessions: z.int().min(1).max(maxSessions),
    periods: z.int().min(1).max(6),
    from: isoDateSchema,
    to: isoDateSchema,
    strategy: z.enum(['steady', 'rapid']),
    excludedWeekdays: z.array(z.int().min(1).max(7)),
  }),
  /** Study work by form (U8): a class with its limits, its sessions, its end, the name of a course. */
  'edit-work': z.strictObject({ edit: workEditSchema }),
  /** What became of a study block (P6); without `minutes` it took as long as planned. */
  'mark-block': z.strictObject({
    taskId: idSchema,
    mark: z.enum(marks),
    minutes: workMinutesSchema.optional(),
  }),
  /** The week by hand: put, swap, take off, pin, unpin (S6, S7). */
  'edit-by-hand': z.strictObject({ edit: handEditSchema }),
  /** Why a task is where it is; with a day, or a day and a period, what it would cost there (P2). */
  'explain-task': z.strictObject({
    taskId: z.int().min(1),
    day: z.int().min(1).optional(),
    start: z.int().min(1).optional(),
  }),
  /** What every legal place of a study block on these days would cost, less what its present one costs (P2). */
  'weigh-places': z.strictObject({
    taskId: z.int().min(1),
    fromDay: z.int().min(1),
    toDay: z.int().min(1),
  }),
  /** How the plan from now on stands, and what would mend it (P5). */
  'check-health': z.strictObject({ day: z.int().min(1).optional() }),
  /** Where the data lies, the backups, and what this shell can do about them. */
  'read-settings': z.strictObject({}),
  /** The version, and whose packages are in it with their licences (I2). */
  'read-about': z.strictObject({}),
  'make-backup': z.strictObject({}),
  /** Opens the data folder in the system's file manager, where the shell has one. */
  'show-data-folder': z.strictObject({}),
  /** All that there is but keys, as one file. */
  'export-everything': z.strictObject({}),
  /** Erases the data, its backups and the keys; `word` is the one that nobody types by mistake. */
  'erase-everything': z.strictObject({ word: z.string().max(40) }),
  /** What the page can do, for the desktop's menu bar. */
  'offer-menu': menuOfferSchema,
  /** Puts the backup of this name in the place of the data file, which is itself kept first. */
  /** Does what a problem with the data file offers beside its backups. */
  'mend-file': z.strictObject({ remedy: z.enum(fileRemedies) }),
  'restore-backup': z.strictObject({ name: z.string().min(1).max(200) }),
  'set-preferences': z.strictObject({
    language: languageSchema.optional(),
    theme: z.enum(themes).optional(),
    planning: planningPreferencesSchema.optional(),
    model: modelChoiceSchema.optional(),
    autonomy: autonomySchema.optional(),
    standing: standingContextSchema.optional(),
    weekStart: weekStartSchema.optional(),
    reminderLead: reminderLeadSchema.optional(),
    patterns: z.boolean().optional(),
    webSearch: webAddressSchema.optional(),
  }),
  /** Which model answers, and whether there is a key for it, or for another address; never the key itself (M4). */
  'read-model': z.strictObject({ baseUrl: endpointSchema.shape.baseUrl.optional() }),
  /** Keeps the key for the host of `baseUrl`, or with null forgets it. */
  'set-model-key': z.strictObject({
    baseUrl: endpointSchema.shape.baseUrl,
    key: z.string().trim().min(1).max(2_000).nullable(),
  }),
  /** Asks the endpoint a short question and says what it can do; answers when that is known. */
  'test-endpoint': z.strictObject({ endpoint: endpointSchema }),
  /** The turns of the conversation, the newest first. */
  'list-turns': z.strictObject({}),
  /** All that happened in one of them. */
  'read-trace': z.strictObject({ traceId: z.string().min(1).max(200) }),
  ...reciteInputs,
  ...researchInputs,
  ...outlookInputs,
  ...guideInputs,
  ...packInputs,
  ...homeworkInputs,
} as const satisfies Record<string, z.ZodObject>

export type RequestName = keyof typeof requestInputs

export type RequestInput<Name extends RequestName> = z.infer<(typeof requestInputs)[Name]>
