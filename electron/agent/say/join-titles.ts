// Titles in a sentence, the first few of them by name.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

const namedTitles = 3

/** The first of `titles`, and how many others there are. */
export function joinTitles(titles: string[], language: Language): string {
  const rest = titles.length - namedTitles
  const named = titles.slice(0, namedTitles).map((title) => quoteTitle(title, language))
  return joinWords(
    rest > 0 ? [...named, agentWords[language].othersPhrases(rest)] : named,
    language,
  )
}
