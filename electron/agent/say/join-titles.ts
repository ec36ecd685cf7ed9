// Titles in a sentence, the first few of them by name.
import { othersPhrases as en } from '../../../shared/i18n/en/agent/join-titles.ts'
import { othersPhrases as zh } from '../../../shared/i18n/zh/agent/join-titles.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/words/join-words.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'

const namedTitles = 3

const othersPhrases = { en, zh }

/** The first of `titles`, and how many others there are. */
export function joinTitles(titles: string[], language: Language): string {
  const rest = titles.length - namedTitles
  const named = titles.slice(0, namedTitles).map((title) => quoteTitle(title, language))
  return joinWords(rest > 0 ? [...named, othersPhrases[language](rest)] : named, language)
}
