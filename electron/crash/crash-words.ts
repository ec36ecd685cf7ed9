// What the person is told of a crash, in English and Chinese.
import { crashWords as en } from '../../shared/i18n/en/crash/crash.ts'
import { crashWords as zh } from '../../shared/i18n/zh/crash/crash.ts'
import type { Language } from '../../shared/language.ts'
import type { Crash } from './crash-report.ts'

export const crashWords = { en, zh }

/** `file` is the report's, or null where none could be written. */
export function sayCrash(kind: Crash['kind'], file: string | null, language: Language): string {
  const { happened, safe, report } = crashWords[language]
  return [happened[kind], safe, ...(file === null ? [] : [report(file)])].join(' ')
}
