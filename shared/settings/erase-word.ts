// The word that the person types before everything is erased: nobody types it by mistake.
import { sharedWords } from '../i18n/shared-words.ts'
import { languages } from '../language.ts'

/** Of either language: the window may have been switched while it was typed. */
export function isEraseWord(text: string): boolean {
  const word = text.trim().toLowerCase()
  return languages.some((language) => sharedWords[language].eraseWords === word)
}
