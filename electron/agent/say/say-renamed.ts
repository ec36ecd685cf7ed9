// Why a card no longer holds once its course has another name.
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'

export function sayRenamed(name: string, language: Language): string {
  const now = quoteTitle(name, language)
  return language === 'en'
    ? `Since this card was shown, its course was renamed to ${now}.`
    : `这张卡片出现之后，课程改名为${now}。`
}
