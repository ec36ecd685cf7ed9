// What help says of each command, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { isCommandName, usageOfCommand } from '../command-line/commands.ts'

/** Help as lines: how a command line is made, then each command with what it is for. */
export function sayHelp(language: Language): string[] {
  const names = Object.keys(terminalWords[language].helpPurposes).filter(isCommandName)
  const lines = names.flatMap((name) => [
    `  ${usageOfCommand(name)}`,
    `      ${terminalWords[language].helpPurposes[name]}`,
  ])
  return [terminalWords[language].helpHeads, '', ...lines]
}
