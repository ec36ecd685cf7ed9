// The lines of a text: of verse each verse, of what is written in lines each line, of prose each sentence.
import type { Token } from './tokens.ts'

/** Units from `from` up to `to`. */
export type Line = { from: number; to: number }

const verseEnd = /[,.!?;:，。！？；：、\n]/u
const lineEnd = /\n/u
const sentenceEnd = /[!?;。！？；\n]|\.(?!\d)/u

export function linesOf(text: string, tokens: readonly Token[]): Line[] {
  const isWritten = text.trim().includes('\n')
  const end = isVerse(text) ? verseEnd : isWritten ? lineEnd : sentenceEnd
  const lines: Line[] = []
  let from = 0
  for (const [index, { to }] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next !== undefined && !end.test(text.slice(to, next.from))) continue
    lines.push({ from, to: index + 1 })
    from = index + 1
  }
  return lines
}

/** Chinese verses: four of them or more, and all but a few as long as the first. */
export function isVerse(text: string): boolean {
  const clauses = text.split(/[,.!?;:，。！？；：、\s]+/u).filter((clause) => clause !== '')
  const isHan = clauses.every((clause) => /^\p{Script=Han}+$/u.test(clause))
  const lengths = new Set(clauses.map((clause) => Array.from(clause).length))
  return isHan && clauses.length >= 4 && lengths.size === 1
}
