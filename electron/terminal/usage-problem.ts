// What can be wrong with a command line, as a code with its values, and how it is said.
import type { Language } from '../../shared/language.ts'
import { terminalWords, type TerminalWords } from '../../shared/i18n/terminal-words.ts'
import { shorten } from './printer.ts'
import type { UsageValues } from '../../shared/i18n/usage-values.ts'

/** `given` is what the person wrote, as they wrote it; `usage` is the form that is taken. */
export type UsageProblem = { code: UsageCode; given: string; usage: string }

/** A problem as it is found, before the usage is at hand. */
export type BadWord = { code: UsageCode; given: string }

export type UsageCode =
  | keyof TerminalWords['commandFormPhrases']
  | keyof TerminalWords['badValuePhrases']

export function usageProblem(code: UsageCode, values: Partial<UsageValues> = {}): UsageProblem {
  return { code, given: '', usage: '', ...values }
}

export function sayUsageProblem({ code, given, usage }: UsageProblem, language: Language): string {
  const { commandFormPhrases, badValuePhrases } = terminalWords[language]
  return { ...commandFormPhrases, ...badValuePhrases }[code]({ given: shorten(given), usage })
}
