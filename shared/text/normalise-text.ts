// The form in which words are compared: one width, one case, one kind of space, simplified characters, no invisible signs.
import { toPlain } from './simple-characters.ts'

/** Longer texts are no request that rules can read; the rest is cut off. */
const longestRequest = 600

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu

export function normaliseText(text: string): string {
  return toPlain(text.slice(0, longestRequest))
    .replaceAll(invisible, ' ')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`]/g, "'")
    .replaceAll(/[“”「」『』《》]/g, '"')
    .replaceAll(/[‐‑‒–—~〜]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
