// The one contract between the renderer and the core: desktop, browser shell and CLI all derive from it.
import { z } from 'zod'
import { autonomySchema, type Autonomy } from './agent/autonomy.ts'
import type { Author } from './agent/agent-step.ts'
import type { Card, CardStatus } from './agent/card.ts'
import { standingContextSchema, type StandingContext } from './agent/standing-context.ts'
import type { LiveDelta, StoredTimelineEvent, TurnEnding } from './agent/timeline.ts'
import type { TurnResponse } from './agent/turn-response.ts'
import type { TurnSummary, TurnTrace } from './agent/turn-trace.ts'
import { languageSchema, type Language } from './language.ts'
import type { ExplanationData, PlaceCost } from './planner/explanation.ts'
import type { HealthFacts } from './planner/health.ts'
import type { PlanProgress } from './planner/plan-progress.ts'
import type { EndpointReport, ModelStatus } from './model/endpoint-report.ts'
import { endpointSchema, modelChoiceSchema, type ModelChoice } from './model/model-choice.ts'
import {
  planningPreferencesSchema,
  type PlanningPreferences,
} from './planner/planning-preferences.ts'
import type { Result } from './result.ts'
import type { ScheduleDiff } from './schedule/diff.ts'
import { handEditSchema } from './schedule/hand-edit.ts'
import { walkDirections, type Standing } from './schedule/history.ts'
import type { Moment, ScheduleState } from './schedule/state.ts'
import { idSchema, isoDateSchema, type Term } from './schedule/term.ts'
import { marks, workMinutesSchema } from './schedule/work-log.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

export const exportFormats = ['ics', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

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
    /** With a yes: apply the like in this conversation without asking again (O7). */
    always: z.boolean().optional(),
  }),
  /** Another card in place of an open one: the same call with the arguments as the person wants them. */
  'revise-card': z.strictObject({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    arguments: z.record(z.string().max(40), z.unknown()),
  }),
  undo: z.strictObject({}),
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
  'preview-import': z.strictObject({ fileName: z.string().max(500), content: fileContentSchema }),
  /** Writes what the preview with this id showed. */
  'apply-import': z.strictObject({
    previewId: z.string().min(1),
    /** Of the preview's `studies`, those whose work is wanted; absent means all. */
    courses: z.array(z.string()).max(200).optional(),
  }),
  'export-schedule': z.strictObject({
    format: z.enum(exportFormats),
    /** First and last date, inclusive; absent means the whole term. */
    from: isoDateSchema.optional(),
    to: isoDateSchema.optional(),
    /** Classes, exams and appointments as well as study blocks. */
    withEvents: z.boolean(),
  }),
  /** A body of work typed into the form: `sessions` items of `periods` periods each. */
  'add-study': z.strictObject({
    course: z.string().trim().min(1).max(80),
    /** What the work is; the course's name when absent. */
    title: z.string().trim().min(1).max(80).optional(),
    sessions: z.int().min(1).max(60),
    periods: z.int().min(1).max(6),
    from: isoDateSchema,
    to: isoDateSchema,
    strategy: z.enum(['steady', 'rapid']),
    excludedWeekdays: z.array(z.int().min(1).max(7)),
  }),
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
  /** Only where the data file is damaged: puts the backup of this name in its place. */
  'restore-backup': z.strictObject({ name: z.string().min(1).max(200) }),
  'set-preferences': z.strictObject({
    language: languageSchema.optional(),
    theme: z.enum(themes).optional(),
    planning: planningPreferencesSchema.optional(),
    model: modelChoiceSchema.optional(),
    autonomy: autonomySchema.optional(),
    standing: standingContextSchema.optional(),
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
} as const satisfies Record<string, z.ZodObject>

export type RequestName = keyof typeof requestInputs

export type RequestInput<Name extends RequestName> = z.infer<(typeof requestInputs)[Name]>

/** `planning`: how the person likes to study; every plan from then on keeps to it. */
export type Preferences = {
  language: Language
  theme: Theme
  planning: PlanningPreferences
  model: ModelChoice
  autonomy: Autonomy
  /** What every model call is told of the student (O8). */
  standing: StandingContext
}

/** Where the person's clock stands: date and minutes since midnight in the term's zone, and in window terms. */
export type ClockView = { date: string; minute: number; moment: Moment }

/** What the next undo and redo are about, in the person's language; null when there is none. */
export type HistoryHeads = { undo: string | null; redo: string | null }

/** All that a window shows, in one answer; `term` is null before the first run is over. */
export type AppView = {
  preferences: Preferences
  clock: ClockView
  term: Term | null
  state: ScheduleState | null
  history: HistoryHeads
  timeline: StoredTimelineEvent[]
  /** Every card that the timeline names. */
  cards: Card[]
  isRunning: boolean
  /** The conversation that is shown; `parent` is the one that it was branched from. */
  conversation: { id: string; title: string; parent: string | null }
  /** Messages that wait for the turn that runs, oldest first. */
  queued: QueuedMessage[]
}

/** An accepted change, as history lists it. */
export type HistoryItem = {
  id: number
  /** ISO instant; `date` and `time` are it in the term's zone. */
  at: string
  date: string
  time: string
  /** Null where the row is damaged. */
  who: Author | null
  why: string
  standing: Standing
}

/** What a change or several do, in the person's language: a sentence, and a line for each change. */
export type SaidEffect = { sentence: string; lines: string[] }

/** `blocks` counts the study blocks that are another way in the end. */
export type WalkPreview = SaidEffect & { entryIds: number[]; blocks: number }

export type ConversationSummary = {
  id: string
  /** Empty before the first turn. */
  title: string
  /** When something was last said; null when nothing was. */
  at: string | null
  /** Messages of the person. */
  turns: number
  hasOpenCard: boolean
  isShown: boolean
}

/** A message that waits for the turn that runs to end. */
export type QueuedMessage = { id: number; text: string }

export type ImportPreview = {
  previewId: string
  fileName: string
  /** The term that the file yields when there is none yet, else the present one. */
  term: Term
  createsTerm: boolean
  events: { title: string; weekly: string; meetings: number; kind: 'class' | 'exam' | 'personal' }[]
  /** Work proposed for the courses found: one line each. */
  studies: { course: string; sessions: number; periods: number }[]
  /** What was left out and why, in the person's language, with the place in the file where it is known. */
  problems: string[]
  /** Occurrences that lie there already or clash with one that does. */
  alreadyThere: number
  diff: ScheduleDiff
}

export type ExportedFile = { fileName: string; mediaType: string; text: string; blocks: number }

export type RequestOutput<Name extends RequestName> = {
  'load-view': AppView
  say: TurnResponse
  'queue-message': { queued: QueuedMessage[] }
  'drop-queued': { queued: QueuedMessage[] }
  'send-queued': TurnResponse
  'stop-turn': { stopped: boolean }
  'list-conversations': { conversations: ConversationSummary[] }
  'start-conversation': AppView
  'open-conversation': AppView
  'rename-conversation': { title: string }
  'delete-conversation': AppView
  /** `text` is what the turn that is left out began with. */
  'branch-conversation': { view: AppView; text: string }
  /** `walks` counts the changes, undos and redos since. */
  'read-state-then': { at: string; state: ScheduleState; walks: number }
  'answer-card': {
    /** `already` when it had been answered before: nothing was done twice. */
    outcome: 'accepted' | 'rejected' | 'stale' | 'already'
    /** Of the answered card, as the file now holds it. */
    status: CardStatus
    /** How the turn went on after the answer; null when it did not. */
    ending: TurnEnding | null
    /** The card that now waits, if one does. */
    cardId: string | null
  }
  /** The card that now waits. */
  'revise-card': { cardId: string }
  undo: { entryId: number; summary: string }
  redo: { entryId: number; summary: string }
  'read-history': { entries: HistoryItem[]; hasEarlier: boolean }
  'read-history-entry': SaidEffect
  'preview-walk': WalkPreview
  'walk-history': WalkPreview & { summary: string }
  'set-up-sample': AppView
  'preview-import': ImportPreview
  'apply-import': { events: number; studies: number; view: AppView }
  'export-schedule': ExportedFile
  'add-study': { classId: number }
  /** `restId` is the new item with which a partly done block goes on. */
  'mark-block': { entryId: number; summary: string; restId: number | null }
  'edit-by-hand': { entryId: number; summary: string }
  /** `text` says the same in the person's language, a line for each thought. */
  'explain-task': { explanation: ExplanationData; text: string }
  'weigh-places': { places: PlaceCost[] }
  'check-health': { health: HealthFacts; text: string }
  'restore-backup': AppView
  'set-preferences': Preferences
  'read-model': ModelStatus
  'set-model-key': ModelStatus
  /** `text` says the same in the person's language, a line for each thought. */
  'test-endpoint': { report: EndpointReport; text: string }
  'list-turns': { turns: TurnSummary[] }
  'read-trace': TurnTrace
}[Name]

/** An expected failure: what happened, what is safe and what to do, in the person's language. */
export type Problem = {
  code: string
  message: string
  /** With a damaged data file: what can be put back in its place, newest first (D4). */
  backups?: BackupChoice[]
}

/** `name` is what `restore-backup` takes; `at` is an ISO instant. */
export type BackupChoice = { name: string; at: string }

export type Reply<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

/** What the core sends unasked, in order, to every window. */
export type PushEvent =
  | { kind: 'timeline'; entry: StoredTimelineEvent }
  | { kind: 'delta'; delta: LiveDelta }
  /** While the planner searches; nothing of it is stored. */
  | { kind: 'plan-progress'; progress: PlanProgress }
  | { kind: 'card'; card: Card }
  | { kind: 'schedule'; diff: ScheduleDiff; history: HistoryHeads }
  | { kind: 'clock'; clock: ClockView }
  | { kind: 'running'; isRunning: boolean }
  | { kind: 'queued'; queued: QueuedMessage[] }
  | { kind: 'preferences'; preferences: Preferences }
  /** The whole view must be loaded anew: first run, import into an empty folder, restore. */
  | { kind: 'reload' }

/** The door that preload or the browser shell puts into the page as `window.weekloom`. */
export type WeekloomDoor = {
  request<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<Reply<Name>>
  subscribe(listener: (event: PushEvent) => void): () => void
}

/** What the page of the browser shell sends over its WebSocket; `id` is chosen by the page. */
export type SocketRequest = { id: number; name: string; input: unknown }

/** What the browser shell answers: one reply per request, and every push in order. */
export type SocketMessage =
  | { kind: 'reply'; id: number; reply: Reply<RequestName> }
  | { kind: 'push'; event: PushEvent }
