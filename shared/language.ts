// The languages the product speaks.
import { z } from 'zod'

export const languages = ['en', 'zh'] as const

export type Language = (typeof languages)[number]

export const languageSchema = z.enum(languages)

/** The one to change to with one press: the next of the list. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? language
}
