// Where a quotation of Chinese may begin: with a clause, else with a word, never in the middle of one.
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
  const isClause = (i: number) => i === 0 || tokens[i - 1]?.to !== tokens[i]?.from
  for (let i = wanted; i >= Math.max(0, wanted - mayReach); i -= 1) if (isClause(i)) return i
  for (let i = wanted + 1; i <= end - leastUnits; i += 1) if (isClause(i)) return i
  let clause = wanted
  while (!isClause(clause)) clause -= 1
  let last = wanted
  while (last + 1 < tokens.length && !isClause(last + 1)) last += 1
  const offset = tokens[clause]?.from ?? 0
  const starts = new Set(
    Array.from(words.segment(text.slice(offset, tokens[last]?.to)), ({ index }) => offset + index),
  )
  for (let i = wanted; i < end; i += 1) if (starts.has(tokens[i]?.from ?? -1)) return i
  return wanted
}
