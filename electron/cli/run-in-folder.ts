// Runs a command on a data folder: opens it, hands it to the command, and closes it. Loaded only when one is needed.
import type { Language } from '../../shared/language.ts'
import { newId, type Clock } from '../clock.ts'
import { offlineModel } from '../agent/model/offline/offline-model.ts'
import { findDataFolder, makeFolder } from '../data-folder.ts'
import { finishErase } from '../session/erase-data.ts'
import { environmentKeys } from '../session/key-store.ts'
import { sayThrown } from '../session/copy-first.ts'
import { sayNotices } from '../session/data-notices.ts'
import { openSession, type Session } from '../session/session.ts'
import { sayProblem } from '../session/problem-words.ts'
import type { Command, CommonOptions } from './command-line/command.ts'
import { erase } from './commands/erase.ts'
import { runCommand } from './commands/run-command.ts'
import { printBackups, restore } from './commands/restore.ts'
import type { ExitCode, Printer } from './printer.ts'
import { showSideJob } from './show-side-job.ts'

export type Run = {
  command: Exclude<Command, { name: 'help' | 'solve' | 'about' }>
  common: CommonOptions
  clock: Clock
  /** For what is said before the data file, which knows the person's own, is open. */
  language: Language
  printer: Printer
}

export async function runInFolder(run: Run): Promise<ExitCode> {
  const { command, common, clock, language, printer } = run
  const folder = findDataFolder(common.data)
  const keys = environmentKeys(process.env)
  const erased = finishErase(folder, keys, language)
  if (!erased.ok) return printer.refuse(erased.failure)
  // These work on a folder whose data file may not open.
  if (command.name === 'backups') return printBackups(folder, printer)
  if (command.name === 'restore') {
    return restore(folder, command.backup, clock(), language, printer)
  }
  if (command.name === 'erase') return erase({ folder, keys, language, printer })
  const create = command.name === 'init'
  if (create && !makeFolder(folder)) {
    return printer.refuse(sayProblem('data-unwritable', language, folder))
  }
  const opened = openSession({
    folder,
    clock,
    newId,
    // The terminal prints whole texts: there is nothing to pace.
    pause: () => Promise.resolve(),
    create,
    keys,
    builtInModel: offlineModel,
    ...(common.lang === undefined ? {} : { language: common.lang }),
    machineLanguage: language,
  })
  if (!opened.ok) return printer.refuse(opened.failure)
  const session = opened.value
  const stop = () => {
    void session.request('stop-turn', {})
    void session.request('stop-side-job', {})
  }
  process.once('SIGINT', stop)
  session.tend()
  const warnOfFile = noticeTeller(session, printer)
  warnOfFile()
  const stopWatching = session.subscribe((event) => showSideJob(event, session, printer))
  try {
    return await runCommand(command, { session, printer })
  } catch (error) {
    const said = sayThrown(error, session.context)
    if (said === null) throw error
    return printer.refuse(said)
  } finally {
    stopWatching()
    process.removeListener('SIGINT', stop)
    await session.close()
    // With --json the result is the last line; what failed at the end is tried again at the next command, and said there.
    if (!common.json) warnOfFile()
  }
}

/** Says what is wrong with the data file, each sentence once. */
function noticeTeller({ context }: Session, printer: Printer): () => void {
  const told = new Set<string>()
  return () => {
    for (const { message } of sayNotices(context)) {
      if (!told.has(message)) printer.warn(message)
      told.add(message)
    }
  }
}
