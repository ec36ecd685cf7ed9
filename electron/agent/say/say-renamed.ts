// Says why a card no longer holds once its course has another name.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

export function sayRenamed(name: string, language: Language): string {
  const now = quoteTitle(name, language)
  return agentWords[language].renamed.text(now)
}
