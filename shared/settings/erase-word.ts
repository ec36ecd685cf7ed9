// The word that the person types before everything is erased: nobody types it by mistake.
import { eraseWords as en } from '../i18n/en/settings/erase-word.ts'
import { eraseWords as zh } from '../i18n/zh/settings/erase-word.ts'
import { languages } from '../language.ts'

export const eraseWords = { en, zh }

/** Of either language: the window may have been switched while it was typed. */
export function isEraseWord(text: string): boolean {
  const word = text.trim().toLowerCase()
  return languages.some((language) => eraseWords[language] === word)
}
