// The one object with state: an open data folder, its conversation and the windows that watch it.
import { basename } from 'node:path'
import { openDatabase, type OpenProblem } from '../../db/file/open-database.ts'
import { readPreferences } from '../../db/preferences.ts'
import { readState } from '../../db/schedule/read-state.ts'
import { noStandingContext } from '../../shared/agent/standing-context.ts'
import { defaultPreferences } from '../../shared/planner/planning-preferences.ts'
import type { Problem, PushEvent, Reply } from '../../shared/ipc.ts'
import type { RequestName } from '../../shared/request-inputs.ts'
import type { Language } from '../../shared/language.ts'
import { offlineChoice } from '../../shared/model/model-choice.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { Model } from '../agent/model/model.ts'
import { currentClock, type SessionContext } from './context.ts'
import { handleRequest } from './handle-request.ts'
import { watchDays } from './daily-backup.ts'
import { finishErase } from './erase-data.ts'
import { noKeys, type KeyStore } from './key-store.ts'
import { watchReminders } from './reminders.ts'
import { watchCaldav } from './caldav/watch-caldav.ts'
import type { Shell } from './shell.ts'
import { sayProblem, type ProblemCode } from './problem-words.ts'

export type SessionOptions = {
  /** The data folder. */
  folder: string
  /** The present instant, ISO. */
  clock: () => string
  newId: () => string
  pause: (ms: number) => Promise<void>
  /** Whether a folder without data is filled; true when absent. */
  create?: boolean
  /** The one that the person has chosen when absent. */
  model?: Model
  /** In place of the built-in one that answers beside this thread: no window waits on a terminal's. */
  builtInModel?: Model
  /** Where the keys of endpoints are; none when absent. */
  keys?: KeyStore
  /** What this shell can do by itself; nothing when absent. */
  shell?: Shell
  /** IANA zone for as long as no term says otherwise; this machine's when absent. */
  zone?: string
  /** For this process only; the stored preference when absent. */
  language?: Language
  /** For as long as no preference is stored; English when absent. */
  machineLanguage?: Language
}

export type Session = {
  /** Checks `input` against the contract, runs the request, and never throws. */
  request<Name extends RequestName>(name: Name, input: unknown): Promise<Reply<Name>>
  subscribe(listener: (event: PushEvent) => void): () => void
  /** Sends every window the clock as it is now. */
  tellTime(): void
  /** To be called now and then: reminds of what is due, and makes the backup of a new day. */
  tick(): void
  /** Goes on with a turn that a kill cut off. */
  resume(): Promise<void>
  close(): Promise<void>
  /** For the terminal, which shows more than a window does. */
  readonly context: SessionContext
}

const openProblemCodes = {
  missing: 'data-missing',
  'not-ours': 'data-not-ours',
  newer: 'data-newer',
  damaged: 'data-damaged',
  busy: 'data-busy',
  'backup-failed': 'backup-failed',
  unwritable: 'data-unwritable',
} as const satisfies Record<OpenProblem['kind'], ProblemCode>

/** Opens the data folder; on a failure nothing in it was changed. */
export function openSession(options: SessionOptions): Result<Session, Problem> {
  const { folder } = options
  const machineLanguage = options.language ?? options.machineLanguage ?? 'en'
  const keys = options.keys ?? noKeys
  const erased = finishErase(folder, keys, machineLanguage)
  if (!erased.ok) return erased
  const opened = openDatabase(folder, { create: options.create ?? true, at: options.clock() })
  if (!opened.ok) {
    return fail(sayOpenProblem(opened.failure, machineLanguage, folder))
  }
  const listeners = new Set<(event: PushEvent) => void>()
  const closing = new AbortController()
  const stored = readPreferences(opened.value)
  const context: SessionContext = {
    folder,
    database: opened.value,
    clock: options.clock,
    newId: options.newId,
    pause: options.pause,
    givenModel: options.model ?? null,
    builtInModel: options.builtInModel ?? askBuiltIn,
    keys,
    shell: options.shell ?? {},
    zone: options.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    preferences: {
      theme: stored.theme ?? 'system',
      language: options.language ?? stored.language ?? machineLanguage,
      planning: stored.planning ?? defaultPreferences,
      autonomy: stored.autonomy ?? [],
      model: stored.model ?? offlineChoice,
      standing: stored.standing ?? noStandingContext,
      weekStart: stored.weekStart ?? 1,
      reminderLead: stored.reminderLead,
      patterns: stored.patterns ?? false,
      webSearch: stored.webSearch ?? '',
    },
    closing: closing.signal,
    turn: null,
    running: new Set(),
    sideJobs: new Set(),
    previews: new Map(),
    syllabi: new Map(),
    push: (event) => listeners.forEach((listener) => listener(event)),
  }
  return succeed(makeSession(context, listeners, closing))
}

function sayOpenProblem(failure: OpenProblem, language: Language, folder: string): Problem {
  const said = sayProblem(openProblemCodes[failure.kind], language, folder)
  return failure.kind === 'damaged'
    ? { ...said, backups: failure.backups.map(({ file, at }) => ({ name: basename(file), at })) }
    : said
}

/** Loaded with the first words that are for it. */
const askBuiltIn: Model = async (request, report, signal) => {
  const { threadedOfflineModel } = await import('../agent/model/offline/offline-model.ts')
  return threadedOfflineModel(request, report, signal)
}

/** The agent is loaded when there may be a turn to go on with, and after the window has begun to open. */
async function resumeLater(context: SessionContext): Promise<void> {
  if (readState(context.database) === null) return
  const { resumeCutOffTurn } = await import('./conversation-requests.ts')
  if (!context.closing.aborted) await resumeCutOffTurn(context)
}

function makeSession(
  context: SessionContext,
  listeners: Set<(event: PushEvent) => void>,
  closing: AbortController,
): Session {
  const { running } = context
  const backUpNewDay = watchDays(context)
  const remind = watchReminders(context)
  const pushNow = watchCaldav(context)
  const track = async <Value>(work: Promise<Value>): Promise<Value> => {
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }
  return {
    context,
    request: (name, input) => track(handleRequest(context, name, input)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tellTime: () => context.push({ kind: 'clock', clock: currentClock(context) }),
    tick: () => {
      remind()
      backUpNewDay()
      pushNow()
    },
    resume: () => track(resumeLater(context)),
    close: async () => {
      closing.abort()
      context.turn?.stop.abort()
      await Promise.allSettled(running)
      context.database.close()
    },
  }
}
