// The one object with state: an open data folder, its conversation and the windows that watch it.
import { openDatabase, openImage } from '../../db/file/open-database.ts'
import type { OpenProblem } from '../../db/file/open-file.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { problemOfError } from '../../db/store/stored-text.ts'
import { readPreferences } from '../../db/preferences.ts'
import { readState } from '../../db/schedule.ts'
import { noStudentProfile } from '../../shared/agent/student-profile.ts'
import { usualPreferences } from '../../shared/preferences/preference-change.ts'
import type { Problem, PushEvent } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { offlineChoice } from '../../shared/preferences/model-choice.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import type { Model } from '../model/model.ts'
import { currentClock, isReadOnly, type SessionContext } from '../session/context.ts'
import type { Session, SessionOptions } from '../session/session.ts'
import { handleRequest } from './handle-request.ts'
import { makeDueBackups, watchBackups } from '../session/backups.ts'
import { finishErase } from '../session/mend-data.ts'
import { noKeys } from '../session/key-store.ts'
import { raiseNotice } from '../session/data-notices.ts'
import { checkToday, watchFile } from '../session/watch-file.ts'
import { watchReminders } from '../session/reminders.ts'
import { watchFeeds } from '../feeds/handlers/watch-feeds.ts'
import { watchCaldav } from '../caldav/handlers/watch-caldav.ts'
import { sayFileError, sayOpenProblem } from '../session/file-problem.ts'

/** Opens the data folder; on a failure nothing in it was changed. */
export function openSession(options: SessionOptions): Result<Session, Problem> {
  const { folder } = options
  const machineLanguage = options.language ?? options.machineLanguage ?? 'en'
  const erased = finishErase(folder, options.keys ?? noKeys, machineLanguage)
  if (!erased.ok) return erased
  const opened = openDatabase(folder, { create: options.create ?? true, at: options.clock() })
  if (opened.ok) return startSession(options, opened.value, machineLanguage)
  const image = openToLook(options, opened.failure)
  return image.ok
    ? startSession(options, image.value, machineLanguage)
    : fail(sayOpenProblem(image.failure, folder, machineLanguage))
}

function startSession(
  options: SessionOptions,
  database: WeekloomDatabase,
  machineLanguage: Language,
): Result<Session, Problem> {
  try {
    return succeed(sessionOn(options, database, machineLanguage))
  } catch (error) {
    database.close()
    const said = sayFileError(error, options.folder, machineLanguage)
    if (said === null) throw error
    return fail(said)
  }
}

/** Where the folder can't be written, or the disk is full: any other problem stays what it is. */
function openToLook(
  { folder, clock, newId }: SessionOptions,
  problem: OpenProblem,
): Result<WeekloomDatabase, OpenProblem> {
  return problem.kind === 'unwritable' || problem.kind === 'backup-failed'
    ? openImage(folder, clock(), newId, problem)
    : fail(problem)
}

/** Throws where a table that is read at once is damaged. */
function sessionOn(
  options: SessionOptions,
  database: WeekloomDatabase,
  machineLanguage: Language,
): Session {
  const { folder } = options
  const keys = options.keys ?? noKeys
  const listeners = new Set<(event: PushEvent) => void>()
  const closing = new AbortController()
  const stored = readPreferences(database)
  const context: SessionContext = {
    folder,
    database,
    clock: options.clock,
    newId: options.newId,
    pause: options.pause,
    givenModel: options.model ?? null,
    builtInModel: options.builtInModel ?? askBuiltIn,
    keys,
    shell: options.shell ?? {},
    zone: options.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    preferences: {
      theme: stored.theme ?? usualPreferences.theme,
      language: options.language ?? stored.language ?? machineLanguage,
      planning: stored.planning ?? usualPreferences.planning,
      autonomy: stored.autonomy ?? [],
      model: stored.model ?? offlineChoice,
      standing: stored.standing ?? noStudentProfile,
      weekStart: stored.weekStart ?? usualPreferences.weekStart,
      reminderLead: stored.reminderLead,
      patterns: stored.patterns ?? usualPreferences.patterns,
      shortNames: stored.shortNames ?? [],
      webSearch: stored.webSearch ?? '',
    },
    closing: closing.signal,
    turn: null,
    dataNotices: [],
    running: new Set(),
    sideJobs: new Set(),
    previews: new Map(),
    readings: new Map(),
    push: (event) => listeners.forEach((listener) => listener(event)),
  }
  return makeSession(context, listeners, closing)
}

/** Loaded with the first words that are for it. */
const askBuiltIn: Model = async (request, report, signal) => {
  const { threadedOfflineModel } = await import('../language/offline-model.ts')
  return threadedOfflineModel(request, report, signal)
}

/** The agent is loaded when there may be a turn to go on with, and after the window has begun to open. */
async function resumeLater(context: SessionContext): Promise<void> {
  if (isReadOnly(context) || readState(context.database) === null) return
  const { resumeCutOffTurn } = await import('../conversation/conversation-requests.ts')
  if (!context.closing.aborted) await resumeCutOffTurn(context)
}

/** Runs what nobody asked for: that a table can't be read is told to whoever asks for something. */
function unlessUnread(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (problemOfError(error) === null) throw error
  }
}

function makeSession(
  context: SessionContext,
  listeners: Set<(event: PushEvent) => void>,
  closing: AbortController,
): Session {
  const { running } = context
  const backUpWhatIsDue = isReadOnly(context) ? () => undefined : watchBackups(context)
  const lookAtFile = isReadOnly(context) ? () => undefined : watchFile(context)
  if (isReadOnly(context)) raiseNotice(context, 'read-only', context.folder)
  const remind = watchReminders(context)
  const pushNow = watchCaldav(context)
  const readFeeds = watchFeeds(context)
  const track = async <Value>(work: Promise<Value>): Promise<Value> => {
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }
  const endWork = async (): Promise<void> => {
    closing.abort()
    context.turn?.stop.abort()
    await Promise.allSettled(running)
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
      const works = isReadOnly(context)
        ? [remind]
        : [remind, backUpWhatIsDue, lookAtFile, pushNow, readFeeds]
      for (const work of works) unlessUnread(work)
    },
    tend: () => {
      if (isReadOnly(context)) return
      unlessUnread(backUpWhatIsDue)
      unlessUnread(() => checkToday(context))
    },
    resume: () => track(resumeLater(context)),
    close: async () => {
      await endWork()
      if (context.database.connection.open && !isReadOnly(context))
        unlessUnread(() => makeDueBackups(context))
      context.database.close()
    },
    release: async () => {
      await endWork()
      context.database.close()
    },
  }
}
