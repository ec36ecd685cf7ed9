// Words as a person has typed them, from the plain form in which they were read: capitals and traditional characters come back.
import { toSimple } from './simple-characters.ts'

/** The first place of `raw` that reads like these plain words; null where there is none. */
export function asTyped(words: string, raw: string): string | null {
  const wanted = words.toLowerCase()
  for (const typed of [raw, raw.normalize('NFKC').replaceAll(/\s+/g, ' ')]) {
    const plain = toSimple(typed).toLowerCase()
    const at = wanted === '' || plain.length !== typed.length ? -1 : plain.indexOf(wanted)
    if (at >= 0) return typed.slice(at, at + words.length)
  }
  return null
}

/** Likewise, with the capitals of `words`; what `raw` does not have stays as it is. */
export function inOwnCharacters(words: string, raw: string): string {
  const typed = asTyped(words, raw) ?? words
  return words
    .split('')
    .map((sign, at) => (/\p{Script=Han}/u.test(sign) ? (typed[at] ?? sign) : sign))
    .join('')
}

/** What a match in the simplified characters of `text` is in `text` itself. */
export function textAt(text: string, match: RegExpExecArray): string {
  return text.slice(match.index, match.index + match[0].length)
}
