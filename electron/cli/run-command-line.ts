// Runs one command line from words to exit code; never throws.
import type { Language } from '../../shared/language.ts'
import { steadyClock, systemClock } from '../clock.ts'
import { sayProblem } from '../session/problem-words.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { commandNames, usageOfCommand } from './command-line/commands.ts'
import { wishedLanguage } from './command-line/options.ts'
import { sayHelp } from './words/help-words.ts'
import { exitCodes, makePrinter, type ExitCode, type Output, type Printer } from './printer.ts'
import { sayUsageProblem, usageProblem, type UsageProblem } from './command-line/usage-problem.ts'

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
    // Each loads what it needs alone: a plan from a file is there before a data folder could be opened.
    if (command.name === 'solve') {
      const { solve } = await import('./commands/solve.ts')
      return solve(command.values, language, printer)
    }
    if (command.name === 'about') {
      const { printAbout } = await import('./commands/about.ts')
      return printAbout(command.values, language, printer)
    }
    const { runInFolder } = await import('./run-in-folder.ts')
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
  return printer.finish({ usages: commandNames.map(usageOfCommand) })
}
