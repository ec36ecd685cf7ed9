// Why a card no longer holds once its course has another name.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

export function sayRenamed(name: string, language: Language): string {
  const now = quoteTitle(name, language)
  return coreWords[language].renamed.text(now)
}
