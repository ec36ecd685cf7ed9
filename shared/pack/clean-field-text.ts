// Cleans the text of a field as it is kept: lines stay, what can't be seen does not.

// Format characters, such as those that turn the writing direction; the two joiners stay for emoji and some scripts.
const invisible = /(?![\u200C\u200D])\p{Cf}/gu
const control = /(?!\n)\p{Cc}/gu
const lineEnd = /\r\n?|[\u0085\u2028\u2029]/gu

/** Well formed, with `\n` between lines, without spaces at their ends and empty lines at both ends. */
export function cleanFieldText(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(lineEnd, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(invisible, '')
    .replaceAll(control, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  return first < 0
    ? ''
    : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n')
}
