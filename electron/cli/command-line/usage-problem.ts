// What can be wrong with a command line, as a code with its values, and how it is said.
import type { Language } from '../../../shared/language.ts'
import { badValuePhrases } from '../words/bad-value-phrases.ts'
import { commandFormPhrases } from '../words/command-form-phrases.ts'
import { shorten } from '../printable.ts'
import type { UsageValues } from '../../../shared/i18n/usage-values.ts'

/** `given` is what the person wrote, as they wrote it; `usage` is the form that is taken. */
export type UsageProblem = { code: UsageCode; given: string; usage: string }

const phrases = {
  en: { ...commandFormPhrases.en, ...badValuePhrases.en },
  zh: { ...commandFormPhrases.zh, ...badValuePhrases.zh },
}

export type UsageCode = keyof typeof phrases.en

export function usageProblem(code: UsageCode, values: Partial<UsageValues> = {}): UsageProblem {
  return { code, given: '', usage: '', ...values }
}

export function sayUsageProblem({ code, given, usage }: UsageProblem, language: Language): string {
  return phrases[language][code]({ given: shorten(given), usage })
}
