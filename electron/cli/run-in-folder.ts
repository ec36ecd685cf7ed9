// Runs a command on a data folder: opens it, hands it to the command, and closes it. Loaded only when one is needed.
import { printable } from '../terminal/printer.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import type { Language } from '../../shared/language.ts'
import { newId, type Clock } from '../machine/clock.ts'
import type { Model } from '../model/model.ts'
import { findDataFolder, makeFolder } from '../machine/data-folder.ts'
import { finishErase, eraseData, mendData, moveInFile, restoreNamed } from '../session/mend-data.ts'
import { environmentKeys, type KeyStore } from '../session/key-store.ts'
import { sayThrown } from '../session/backups.ts'
import { sayNotices } from '../session/data-notices.ts'
import { openSession } from '../core/open-session.ts'
import type { Session } from '../session/session.ts'
import { sayProblem } from '../session/problem-words.ts'
import type { CommandCall, CommonOptions } from './command-line/read-command-line.ts'
import { commandContext } from '../terminal/command-context.ts'
import { runCommand } from './commands/run-command.ts'
import type { ExitCode, Printer } from '../terminal/printer.ts'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { backupFolder, databaseFile } from '../../db/file/file-names.ts'
import { sayMended, sayRestored } from '../terminal/words.ts'
import { basename } from 'node:path'
import { listBackups } from '../../db/file/backup.ts'
import { fileRemedies, type FileRemedy } from '../../shared/settings/file-remedies.ts'
import { sideJobPercent, type SideJobProgress } from '../../shared/side-job.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import { languageOf } from '../session/context.ts'

export type Run = {
  command: Exclude<CommandCall, { name: 'solve' | 'about' }>
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
    return restore(
      folder,
      command.values['BACKUP | FILE | anew | without-log'],
      clock(),
      language,
      printer,
    )
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
    builtInModel: askBuiltIn,
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
    return await runCommand(command, commandContext(session, printer))
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

/** Loaded with the first words that are for it. */
const askBuiltIn: Model = async (request, report, signal) => {
  const { offlineModel } = await import('../language/offline-model.ts')
  return offlineModel(request, report, signal)
}

/** Says what is wrong with the data file, each sentence once. */
function noticeTeller({ context }: Session, printer: Printer): () => void {
  const warned = new Set<string>()
  return () => {
    for (const { message } of sayNotices(context)) {
      if (!warned.has(message)) printer.warn(message)
      warned.add(message)
    }
  }
}

type Erase = { folder: string; keys: KeyStore; language: Language; printer: Printer }

/** Erases everything from the terminal: data, backups and keys; also where the data file can't be opened any more. */
function erase({ folder, keys, language, printer }: Erase): ExitCode {
  // A folder that never was Weekloom's gets no lock file from a slip of the pen.
  if (!existsSync(databaseFile(folder)) && !existsSync(backupFolder(folder)))
    return printer.refuse(sayProblem('nothing-to-erase', language, folder))
  const erased = eraseData(folder, keys, language)
  if (!erased.ok) return printer.refuse(erased.failure)
  printer.say(terminalWords[language].settingsLines.erased(printable(folder)))
  return printer.finish({ folder, isErased: true })
}

/** Backups in the terminal: list them, and put one in the place of the data file. */
function printBackups(folder: string, printer: Printer): ExitCode {
  const backups = listBackups(folder).map(({ file, at, why, bytes }) => ({
    name: basename(file),
    at,
    why,
    bytes,
  }))
  for (const { name, bytes } of backups) printer.say(`${name}  ${Math.ceil(bytes / 1024)} KB`)
  return printer.finish({ folder, backups })
}

function restore(
  folder: string,
  name: string,
  at: string,
  language: Language,
  printer: Printer,
): ExitCode {
  const remedy = fileRemedies.find((known) => known === name)
  if (remedy !== undefined) return mend(folder, remedy, at, language, printer)
  const isBackup = listBackups(folder).some(({ file }) => basename(file) === name)
  const restored =
    !isBackup && statSync(name, { throwIfNoEntry: false })?.isFile() === true
      ? moveInFile(folder, readFileSync(name), at, language)
      : restoreNamed(folder, name, at, language)
  if (!restored.ok) return printer.refuse(restored.failure)
  printer.say(sayRestored(name, restored.value, language))
  return printer.finish({ folder, backup: name, ...restored.value })
}

function mend(
  folder: string,
  remedy: FileRemedy,
  at: string,
  language: Language,
  printer: Printer,
): ExitCode {
  const mended = mendData(folder, remedy, at, language)
  if (!mended.ok) return printer.refuse(mended.failure)
  printer.say(sayMended(remedy, mended.value, language))
  return printer.finish({ folder, remedy, aside: mended.value })
}

/** How far a side job is, in the terminal, with the way to stop it. */
function showSideJob(event: PushEvent, { context }: Session, printer: Printer): void {
  if (event.kind !== 'side-job-progress') return
  const { progress } = event
  printer.progress(progress === null ? null : sayProgress(progress, languageOf(context)))
}

/** "Reading the timetable, 40 % (Ctrl-C stops it)". */
function sayProgress(progress: SideJobProgress, language: Language): string {
  const percent = sideJobPercent(progress)
  const name = sharedNameWords[language].sideJobNames[progress.job]
  return terminalWords[language].runInFolder.progress(name, percent)
}
