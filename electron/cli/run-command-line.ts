// Runs one command line from words to exit code; never throws.
import type { Language } from '../../shared/language.ts'
import { newId, steadyClock, systemClock, type Clock } from '../clock.ts'
import { findDataFolder, makeFolder } from '../data-folder.ts'
import { openSession } from '../session/session.ts'
import { sayProblem } from '../session/words.ts'
import { commandUsages, readCommandLine, type Command, type CommonOptions } from './command-line.ts'
import { runCommand } from './commands/run-command.ts'
import { printBackups, restore } from './commands/restore.ts'
import { sayHelp } from './help-words.ts'
import { exitCodes, makePrinter, type ExitCode, type Output, type Printer } from './printer.ts'
import { sayUsageProblem, usageProblem, type UsageProblem } from './usage-problem.ts'
import { wishedLanguage } from './wished-language.ts'

export async function runCommandLine(words: string[], output: Output): Promise<ExitCode> {
  const language = wishedLanguage(words)
  const read = readCommandLine(words)
  if (!read.ok)
    return refuseUsage(makePrinter(output, words.includes('--json')), read.failure, language)
  const { command, common } = read.value
  const printer = makePrinter(output, common.json)
  if (command.name === 'help') return printHelp(printer, language)
  const clock = common.now === undefined ? systemClock : steadyClock(common.now)
  if (clock === null) return refuseUsage(printer, usageProblem('bad-now'), language)
  try {
    return await runInFolder({ command, common, clock, language, printer })
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return printer.refuse(sayProblem('failed', language, detail))
  }
}

function refuseUsage(printer: Printer, problem: UsageProblem, language: Language): ExitCode {
  const message = sayUsageProblem(problem, language)
  return printer.refuse({ code: 'usage', message }, exitCodes.usage)
}

function printHelp(printer: Printer, language: Language): ExitCode {
  for (const line of sayHelp(language)) printer.say(line)
  return printer.finish({ usages: Object.values(commandUsages) })
}

type Run = {
  command: Exclude<Command, { name: 'help' }>
  common: CommonOptions
  clock: Clock
  /** For what is said before the data file, which knows the person's own, is open. */
  language: Language
  printer: Printer
}

async function runInFolder({ command, common, clock, language, printer }: Run): Promise<ExitCode> {
  const folder = findDataFolder(common.data)
  // These two work on a folder whose data file may not open.
  if (command.name === 'backups') return printBackups(folder, printer)
  if (command.name === 'restore') {
    return restore(folder, command.backup, clock(), language, printer)
  }
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
    ...(common.lang === undefined ? {} : { language: common.lang }),
    machineLanguage: language,
  })
  if (!opened.ok) return printer.refuse(opened.failure)
  const session = opened.value
  const stop = () => void session.request('stop-turn', {})
  process.once('SIGINT', stop)
  try {
    return await runCommand(command, { session, printer })
  } finally {
    process.removeListener('SIGINT', stop)
    await session.close()
  }
}
