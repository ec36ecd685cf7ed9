// Text as the readers below expect it: full-width forms, dashes and odd spaces made plain, of the same meaning.

/** Of one line or cell, more is no part of a timetable. */
const longest = 600

/** Line breaks and tabs stay; what is longer than any line of a timetable is cut. */
export function plainText(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[〜∼]/g, '~')
    .replaceAll(/[^\S\n\t]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .toWellFormed()
}
