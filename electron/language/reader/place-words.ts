// Finds where words stand in a message, whole and however they are capitalised.

/** In UTF-16 units, `to` exclusive. */
export type Span = { from: number; to: number }

const quotes = /^["“”'‘’「」『』\s]+|["“”'‘’「」『』\s]+$/gu

/** The first place inside `within` that meets none of `taken`; null where the words don't stand there. */
export function placeWords(
  words: string,
  text: string,
  within: Span,
  taken: readonly Span[],
): Span | null {
  const plain = plainCase(words.replaceAll(quotes, ''))
  if (plain === '') return null
  const said = plainCase(text)
  let from = said.indexOf(plain, within.from)
  while (from !== -1 && from + plain.length <= within.to) {
    const span = { from, to: from + plain.length }
    const isFree = taken.every((other) => span.from >= other.to || span.to <= other.from)
    if (isFree && !isCut(said, span.from) && !isCut(said, span.to)) return span
    from = said.indexOf(plain, from + 1)
  }
  return null
}

/** As long as the text itself, so that places stay. */
function plainCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

const letters = /^[\p{L}\p{N}]{2}$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Inside of a word; Chinese has no spaces between its own. */
function isCut(text: string, at: number): boolean {
  const around = text.slice(at - 1, at + 1)
  return at > 0 && letters.test(around) && !unspaced.test(around)
}
