// The traditional form of simplified text, for tests: each character as the first that is written so.
import { toSimple } from '../shared/text/simple-characters.ts'

const first = 0x4e00
const last = 0x9fff

const traditional = new Map(
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(last - index)).flatMap(
    (character) => {
      const simple = toSimple(character)
      return simple === character || simple === '着' ? [] : [[simple, character] as const]
    },
  ),
)

/** As long as `text`. */
export function toTraditional(text: string): string {
  return Array.from(text, (character) => traditional.get(character) ?? character).join('')
}
