// Titles come from files nobody vouches for: here they become one harmless line.
import { grammar } from '../i18n/grammar.ts'
import type { Language } from '../language.ts'

/** Characters kept of a title. */
export const maxTitleLength = 80

// Format characters, such as those that turn the writing direction; the two joiners stay, as emoji and some
// scripts need them.
const invisible = /(?![\u200C\u200D])\p{Cf}/gu

const spaceOrControl = /[\s\p{Cc}]+/gu

/** One line without control characters, cut at 80 characters. */
export function cleanTitle(title: string, language: Language): string {
  const line = title.toWellFormed().replaceAll(invisible, '').replaceAll(spaceOrControl, ' ').trim()
  const characters = Array.from(line)
  if (characters.length === 0) return grammar[language].untitled
  if (characters.length <= maxTitleLength) return line
  return `${characters.slice(0, maxTitleLength - 1).join('')}…`
}

/** The clean title in quotes that it can't close itself. */
export function quoteTitle(title: string, language: Language): string {
  return `“${cleanTitle(title, language).replaceAll(/[“”]/g, "'")}”`
}
