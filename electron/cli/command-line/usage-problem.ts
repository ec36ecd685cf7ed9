// What can be wrong with a command line, as a code with its values, and how it is said.
import { badValuePhrases as badValueEn } from '../../../shared/i18n/en/terminal/bad-value.ts'
import { commandFormPhrases as commandFormEn } from '../../../shared/i18n/en/terminal/command-form.ts'
import type { UsageValues } from '../../../shared/i18n/usage-values.ts'
import { badValuePhrases as badValueZh } from '../../../shared/i18n/zh/terminal/bad-value.ts'
import { commandFormPhrases as commandFormZh } from '../../../shared/i18n/zh/terminal/command-form.ts'
import type { Language } from '../../../shared/language.ts'
import { shorten } from '../printable.ts'

/** `given` is what the person wrote, as they wrote it; `usage` is the form that is taken. */
export type UsageProblem = { code: UsageCode; given: string; usage: string }

/** A problem as it is found, before the usage is at hand. */
export type BadWord = { code: UsageCode; given: string }

const phrases = {
  en: { ...commandFormEn, ...badValueEn },
  zh: { ...commandFormZh, ...badValueZh },
}

export type UsageCode = keyof typeof phrases.en

export function usageProblem(code: UsageCode, values: Partial<UsageValues> = {}): UsageProblem {
  return { code, given: '', usage: '', ...values }
}

export function sayUsageProblem({ code, given, usage }: UsageProblem, language: Language): string {
  return phrases[language][code]({ given: shorten(given), usage })
}
