// Cuts a text that came whole into pieces, so that it appears as if it were being written (G12).
import { languages } from '../../shared/language.ts'

const shortest = 8
const longest = 24

/** Between two pieces. */
export const pieceDelayMs = 40

const graphemes = new Intl.Segmenter([...languages], { granularity: 'grapheme' })

const punctuation = /^[,.;:!?，。；：！？、…）)\]」』”]+$/u
const blank = /^\s+$/u

/**
 * Pieces of 8 to 24 characters as a reader counts them, ended at punctuation where there is some; the last may be
 * shorter. Together they are the text.
 */
export function cutIntoPieces(text: string): string[] {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const pieces: string[] = []
  let start = 0
  while (start < characters.length) {
    const end = pieceEnd(characters, start)
    pieces.push(characters.slice(start, end).join(''))
    start = end
  }
  return pieces
}

/** Reports each piece and waits between them; ends early when `isStopped` says so. */
export async function streamText(
  text: string,
  report: (piece: string) => void,
  pause: (ms: number) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  for (const [index, piece] of cutIntoPieces(text).entries()) {
    if (index > 0) await pause(pieceDelayMs)
    if (isStopped()) return
    report(piece)
  }
}

/** After the first punctuation within reach, else after the last blank, else at the longest. */
function pieceEnd(characters: string[], start: number): number {
  const last = Math.min(start + longest, characters.length)
  if (last - start <= shortest) return last
  const reach = characters.slice(start + shortest - 1, last)
  const atPunctuation = reach.findIndex((character) => punctuation.test(character))
  if (atPunctuation !== -1) return start + shortest + atPunctuation
  if (last === characters.length) return last
  const atBlank = reach.findLastIndex((character) => blank.test(character))
  return atBlank === -1 ? last : start + shortest + atBlank
}
