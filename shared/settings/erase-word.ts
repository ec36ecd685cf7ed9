// The word that the person types before everything is erased: nobody types it by mistake.
import { languages, type Language } from '../language.ts'

export const eraseWords: Record<Language, string> = { en: 'erase', zh: '全部清除' }

/** Of either language: the window may have been switched while it was typed. */
export function isEraseWord(text: string): boolean {
  const word = text.trim().toLowerCase()
  return languages.some((language) => eraseWords[language] === word)
}
