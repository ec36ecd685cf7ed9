// Where a quotation of Chinese may begin and end: with a clause or a word, never in the middle of one.
import type { Token } from './tokens.ts'

/** Units before the wanted one at which a clause may begin instead. */
const mayReach = 3

/** Units that are quoted at least. */
const leastUnits = 2

/** Looked up once: the words of Chinese are not set apart in writing. */
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The index of the first unit of a quotation that ends before `end`, near `wanted`. */
export function beginOfWords(
  text: string,
  tokens: readonly Token[],
  wanted: number,
  end: number,
): number {
  if (tokens[wanted]?.isHan !== true) return wanted
  for (let i = wanted; i >= Math.max(0, wanted - mayReach); i -= 1)
    if (beginsClause(tokens, i)) return i
  for (let i = wanted + 1; i <= end - leastUnits; i += 1) if (beginsClause(tokens, i)) return i
  const starts = startsOfWords(text, tokens, wanted)
  for (let i = wanted; i < end; i += 1) if (starts.has(i)) return i
  return wanted
}

/** The first and the last unit of the Chinese words that these units are of. */
export function wordsAround(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
): [from: number, to: number] {
  const starts = startsOfWords(text, tokens, first)
  let from = first
  while (from > 0 && !starts.has(from) && !beginsClause(tokens, from)) from -= 1
  let to = last
  while (to + 1 < tokens.length && !starts.has(to + 1) && !beginsClause(tokens, to + 1)) to += 1
  return [from, to]
}

function beginsClause(tokens: readonly Token[], index: number): boolean {
  return index === 0 || tokens[index - 1]?.to !== tokens[index]?.from
}

/** Indices of the units of this unit's clause with which a word begins. */
function startsOfWords(text: string, tokens: readonly Token[], index: number): Set<number> {
  let first = index
  while (!beginsClause(tokens, first)) first -= 1
  let last = index
  while (last + 1 < tokens.length && !beginsClause(tokens, last + 1)) last += 1
  const offset = tokens[first]?.from ?? 0
  const clause = text.slice(offset, tokens[last]?.to)
  const offsets = new Set(Array.from(words.segment(clause), (word) => offset + word.index))
  const units = Array.from({ length: last - first + 1 }, (_, unit) => first + unit)
  return new Set(units.filter((unit) => offsets.has(tokens[unit]?.from ?? -1)))
}
