// Why a change was made, as history keeps it: for those that no card has described.
import { coreWords, type CoreWords } from '../../shared/i18n/core-words.ts'
import type { Language } from '../../shared/language.ts'

/** Why a change was made, as history shows it. */
export function sayReason(
  kind: keyof CoreWords['reasonPhrases'],
  language: Language,
  name = '',
): string {
  return coreWords[language].reasonPhrases[kind](name)
}
