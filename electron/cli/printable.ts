// Text that nobody vouches for, made safe for a terminal: it can't move the cursor, colour, or turn the direction.

const lineBreak = /[\t\n\r\u2028\u2029]+/gu
const unprintable = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** One line without control characters. */
export function printable(text: string): string {
  return text.replaceAll(lineBreak, ' ').replaceAll(unprintable, '')
}

/** More of a stray argument than anyone needs to know it again. */
const longestEcho = 60

/** What the person wrote, for a sentence that repeats it: printable and at most 60 characters. */
export function shorten(given: string): string {
  const characters = Array.from(printable(given))
  return characters.length <= longestEcho
    ? characters.join('')
    : `${characters.slice(0, longestEcho - 1).join('')}…`
}
