// Says why nothing can be written into a course pack yet.
import { packWords, type PackWords } from '../../../shared/i18n/core/pack.ts'
import type { Language } from '../../../shared/language.ts'

export function sayUnfinished(why: keyof PackWords['unfinished'], language: Language): string {
  return packWords[language].unfinished[why]
}
