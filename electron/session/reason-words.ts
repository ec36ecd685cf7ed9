// Says why a change was made, as history keeps it: for those that no card has described.
import { sessionWords, type SessionWords } from '../../shared/i18n/core/session.ts'
import type { Language } from '../../shared/language.ts'

/** Why a change was made, as history shows it. */
export function sayReason(
  kind: keyof SessionWords['reasonPhrases'],
  language: Language,
  name = '',
): string {
  return sessionWords[language].reasonPhrases[kind](name)
}
