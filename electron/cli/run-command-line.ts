// Runs one command line from words to exit code; never throws.
import { newId, steadyClock, systemClock } from '../clock.ts'
import { findDataFolder } from '../data-folder.ts'
import { machineLanguage } from '../machine-language.ts'
import { openSession } from '../session/session.ts'
import { commandUsages, readCommandLine, type Command, type CommonOptions } from './command-line.ts'
import { runCommand } from './commands/run-command.ts'
import { printBackups, restoreNamed } from './commands/restore.ts'
import { exitCodes, makePrinter, type ExitCode, type Output, type Printer } from './printer.ts'

export async function runCommandLine(words: string[], output: Output): Promise<ExitCode> {
  const read = readCommandLine(words)
  if (!read.ok) {
    const printer = makePrinter(output, words.includes('--json'))
    return printer.refuse({ code: 'usage', message: read.failure }, exitCodes.usage)
  }
  const { command, common } = read.value
  const printer = makePrinter(output, common.json)
  if (command.name === 'help') return printHelp(printer)
  try {
    return await runInFolder(command, common, printer)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return printer.refuse({ code: 'failed', message })
  }
}

function printHelp(printer: Printer): ExitCode {
  const usages = Object.values(commandUsages)
  printer.say('weekloom COMMAND [--data DIR] [--json] [--lang en|zh] [--now ISO]\n')
  for (const usage of usages) printer.say(`  ${usage}`)
  return printer.finish({ usages })
}

async function runInFolder(
  command: Exclude<Command, { name: 'help' }>,
  common: CommonOptions,
  printer: Printer,
): Promise<ExitCode> {
  const clock = common.now === undefined ? systemClock : steadyClock(common.now)
  if (clock === null) {
    const message = '--now takes an ISO date and time, such as 2026-11-23T08:00:00+01:00.'
    return printer.refuse({ code: 'usage', message }, exitCodes.usage)
  }
  const folder = findDataFolder(common.data)
  // These two work on a folder whose data file may not open.
  if (command.name === 'backups') return printBackups(folder, printer)
  if (command.name === 'restore') {
    return restoreNamed(folder, command.backup, clock(), common.lang ?? machineLanguage(), printer)
  }
  const opened = openSession({
    folder,
    clock,
    newId,
    // The terminal prints whole texts: there is nothing to pace.
    pause: () => Promise.resolve(),
    create: command.name === 'init',
    ...(common.lang === undefined ? {} : { language: common.lang }),
    machineLanguage: machineLanguage(),
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
