// What help says of each command, in English and Chinese.
import * as en from '../../../shared/i18n/en/terminal/help.ts'
import * as zh from '../../../shared/i18n/zh/terminal/help.ts'
import type { Language } from '../../../shared/language.ts'
import { isCommandName, usageOfCommand } from '../command-line/commands.ts'

const purposes = { en: en.purposes, zh: zh.purposes }

const heads = { en: en.heads, zh: zh.heads }

/** Help as lines: how a command line is made, then each command with what it is for. */
export function sayHelp(language: Language): string[] {
  const names = Object.keys(purposes[language]).filter(isCommandName)
  const lines = names.flatMap((name) => [
    `  ${usageOfCommand(name)}`,
    `      ${purposes[language][name]}`,
  ])
  return [heads[language], '', ...lines]
}
