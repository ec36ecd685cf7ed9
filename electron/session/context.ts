// What every request of the session works with: the open file, the clock, the model, and the windows that listen.
import { ensureConversation } from '../../db/conversation.ts'
import { historyReasons } from '../../db/history.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import type { Problem, PushEvent } from '../../shared/contract/ipc.ts'
import type { CourseMatter } from '../../shared/everything/course-matter.ts'
import type { HomeworkItemChange } from '../../shared/homework/change.ts'
import type { Language } from '../../shared/language.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import type { MenuOffer } from '../../shared/settings/menu-offer.ts'
import type { SideJobKind, SideJobProgress } from '../../shared/side-job.ts'
import type { Citation } from '../../shared/syllabus/citation.ts'
import type { ProposedFeed } from '../../shared/timetable/feed.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import type { ClockView, HistoryHeads } from '../../shared/view/app-view.ts'
import type { KnownNotice } from '../../shared/view/data-notice.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import type { SaidReminder } from '../../shared/reminders/due-reminders.ts'
import type { Frame } from '../language/reader/frame.ts'
import type { Model } from '../model/model.ts'
import type { StartWorker } from '../worker/ask-worker.ts'
import { viewClock } from './clock-view.ts'
import type { KeyStore } from './key-store.ts'
import { type ProblemCode, sayProblem } from './problem-words.ts'

/** `ended` is kept once the turn, or the work, has let go of everything. */
type RunningTurn = {
  stop: AbortController
  ended: Promise<void>
}

/** A side job (`runSideJob`). */
export type RunningSideJob = RunningTurn & {
  job: SideJobKind
  /** Only looked at: the next look takes its place. */
  isLook: boolean
  /** In a process of its own, of which there is one at a time. */
  isInProcess: boolean
  /** How far it was when that was reported last; null before, and of what is reported to nobody. */
  reported: SideJobProgress | null
}

/** What was shown, and what is to be remembered once it is accepted: of the feeds, and where work was read. */
export type KeptPreview = {
  shown: ImportPreview
  /** The term that its days and periods are of; null where it brings one. */
  term: Term | null
  feeds: readonly ProposedFeed[]
  citations: readonly Citation[]
  /** Course packs, sources and homework out of a file of everything; null for any other. */
  matter: CourseMatter | null
  /** Homework that is due at another time by now. */
  moved: readonly HomeworkItemChange[]
  /** The calendar at an address whose import it is; null for a file. */
  subscription: number | null
}

export type SessionContext = {
  readonly folder: string
  readonly database: WeekloomDatabase
  /** The present instant, ISO. */
  readonly clock: () => string
  readonly newId: () => string
  readonly pause: (ms: number) => Promise<void>
  /** Answers in place of the chosen one, where a shell or a test says so. */
  readonly givenModel: Model | null
  /** Answers where no other was chosen. */
  readonly builtInModel: Model
  readonly keys: KeyStore
  readonly shell: Shell
  /** The zone of this machine, for as long as no term says otherwise. */
  readonly zone: string
  preferences: Preferences
  /** Aborts when the session closes: for long requests that are no turn. */
  readonly closing: AbortSignal
  /** The turn that is running, if one is. */
  turn: RunningTurn | null
  /** What is wrong with the data file, until it is mended. */
  dataNotices: readonly KnownNotice[]
  /** Work that a closing session waits for. */
  readonly running: Set<Promise<unknown>>
  /** What runs beside the conversation or waits for the job before it, in this order. */
  readonly sideJobs: Set<RunningSideJob>
  /** Import previews that wait for their yes, by id. */
  readonly previews: Map<string, KeptPreview>
  /** What a model has read in the messages of the newest turns, by turn and text; null where it could not (M7). */
  readonly readings: Map<string, readonly Frame[] | null>
  readonly push: (event: PushEvent) => void
}

export type Planned = { term: Term; state: ScheduleState }

export function languageOf(context: SessionContext): Language {
  return context.preferences.language
}

export function problem(
  context: SessionContext,
  code: ProblemCode,
  detail = '',
): { ok: false; failure: Problem } {
  return fail(sayProblem(code, languageOf(context), detail))
}

/** Whether what is open is only looked at: the folder can't be written, or the disk is full. */
export function isReadOnly({ database }: SessionContext): boolean {
  return database.access === 'read-only'
}

/** Term and state, or the sentence that says how to get them. */
export function requirePlan(context: SessionContext): Result<Planned, Problem> {
  const term = readTerm(context.database)
  const state = readState(context.database)
  return term === null || state === null ? problem(context, 'no-term') : succeed({ term, state })
}

/** As `requirePlan`, for writes: refused while a turn runs, so that the agent never works on a stale state. */
export function requireIdlePlan(context: SessionContext): Result<Planned, Problem> {
  return context.turn === null ? requirePlan(context) : problem(context, 'busy')
}

/** The conversation that is shown; one is made when there is none. */
export function shownConversation({ database, clock }: SessionContext): string {
  return ensureConversation(database, clock())
}

/** The term's zone, and this machine's for as long as there is no term. */
export function zoneOf({ database, zone }: SessionContext): string {
  return readTerm(database)?.zone ?? zone
}

/** The person's date of an instant, ISO. */
export function dateOf(context: SessionContext, instant: string): string {
  return viewClock(instant, zoneOf(context), null).date
}

export function currentClock(context: SessionContext): ClockView {
  return viewClock(context.clock(), zoneOf(context), readState(context.database)?.window ?? null)
}

export function currentHeads(context: SessionContext): HistoryHeads {
  return historyReasons(context.database)
}

/**
 * Defines what a shell can do for the session beyond carrying requests: each is absent where the
 * shell can't.
 */
export type Shell = {
  /** Opens a folder in the system's file manager; false when that did not work. */
  showFolder?: (folder: string) => Promise<boolean>
  /** Shows a notification; where it is absent the pages do. */
  remind?: (reminder: SaidReminder) => void
  takeMenu?: (offer: MenuOffer) => void
  /** Starts the process of an exchange job; where it is absent Node does. */
  startJob?: StartWorker
}
