// Why nothing can be written into a course pack yet.
import { coreWords, type CoreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'

export function sayUnfinished(why: keyof CoreWords['unfinished'], language: Language): string {
  return coreWords[language].unfinished[why]
}
