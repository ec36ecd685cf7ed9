// The word that the person types before everything is erased: nobody types it by mistake.
import { sharedNameWords } from '../i18n/shared/names.ts'
import { languages } from '../language.ts'

/** Of either language: the window may have been switched while it was typed. */
export function isEraseWord(text: string): boolean {
  const word = text.trim().toLowerCase()
  return languages.some((language) => sharedNameWords[language].eraseWords === word)
}
