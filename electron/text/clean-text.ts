// Text from files nobody vouches for, made into one harmless line.
import { longestCourse } from '../../shared/schedule/term.ts'

/** Characters kept of a title or a place name. */
const longestText = longestCourse

// Format characters, such as those that turn the writing direction; the two joiners stay for emoji and some scripts.
const invisible = /(?![\u200C\u200D])\p{Cf}/gu
const spaceOrControl = /[\s\p{Cc}]+/gu

/** One line without control characters, as long as it is; may be empty. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replaceAll(invisible, '').replaceAll(spaceOrControl, ' ').trim()
}

/** The same, cut at `longest` characters. */
export function cleanText(text: string, longest = longestText): string {
  const line = cleanLine(text.slice(0, 20 * longest))
  const characters = Array.from(line)
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`
}
