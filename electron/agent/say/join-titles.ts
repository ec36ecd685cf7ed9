// Titles in a sentence, the first few of them by name.
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/words/join-words.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'

const namedTitles = 3

const othersPhrases: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 other' : `${count} others`),
  zh: (count) => `另外 ${count} 个`,
}

/** The first of `titles`, and how many others there are. */
export function joinTitles(titles: string[], language: Language): string {
  const rest = titles.length - namedTitles
  const named = titles.slice(0, namedTitles).map((title) => quoteTitle(title, language))
  return joinWords(rest > 0 ? [...named, othersPhrases[language](rest)] : named, language)
}
