// Runs one command line from words to exit code; never throws.
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Language } from '../../shared/language.ts'
import { isCommandName, usageOfCommand, commandNames } from './command-line/commands.ts'
import { steadyClock, systemClock } from '../machine/clock.ts'
import { sayProblem } from '../session/problem-words.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { wishedLanguage } from '../terminal/options.ts'
import {
  exitCodes,
  makePrinter,
  type ExitCode,
  type Output,
  type Printer,
} from '../terminal/printer.ts'
import { sayUsageProblem, usageProblem, type UsageProblem } from '../terminal/usage-problem.ts'

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

/** Help as lines: how a command line is made, then each command with what it is for. */
function sayHelp(language: Language): string[] {
  const names = Object.keys(terminalWords[language].helpPurposes).filter(isCommandName)
  const lines = names.flatMap((name) => [
    `  ${usageOfCommand(name)}`,
    `      ${terminalWords[language].helpPurposes[name]}`,
  ])
  return [terminalWords[language].helpHeads, '', ...lines]
}
