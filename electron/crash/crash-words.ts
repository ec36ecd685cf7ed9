// Says what the person is told of a crash, in English and Chinese.
import { startWords } from '../../shared/i18n/start-words.ts'
import type { Language } from '../../shared/language.ts'
import type { Crash } from './crash-report.ts'

/** `file` is the report's, or null where none could be written. */
export function sayCrash(kind: Crash['kind'], file: string | null, language: Language): string {
  const { happened, safe, report } = startWords[language].crashWords
  return [happened[kind], safe, ...(file === null ? [] : [report(file)])].join(' ')
}
