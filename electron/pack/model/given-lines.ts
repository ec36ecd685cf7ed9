// The lines of the student's files that a model is given for a field, numbered: what it may quote, and nothing else.
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import type { SourceCitation } from '../../../shared/research/report.ts'
import type { PackMaterial } from '../pack-material.ts'

export type GivenLine = { number: number; citation: SourceCitation }

/** What a model with a context of 8,000 tokens can take beside the instructions, the fields and its answer. */
const mostTokens = 2_500

export function givenLines({ research, headings }: PackMaterial): GivenLine[] {
  const cited: SourceCitation[] = [
    ...(research?.demands ?? []),
    ...(research?.topics ?? []),
    ...(research?.materials ?? []),
  ].map(({ citation }) => citation)
  const headed = headings.map(({ sourceId, file, page, line, text }): SourceCitation => {
    return { sourceId, file, quote: { page, line, text: text.slice(0, 600) } }
  })
  const given: GivenLine[] = []
  const seen = new Set<string>()
  let tokens = 0
  for (const citation of [...cited, ...headed]) {
    const { sourceId, quote } = citation
    const key = `${sourceId} ${quote.page ?? 0} ${quote.line} ${quote.text}`
    const cost = estimateTokens(quote.text) + 6
    if (seen.has(key) || tokens + cost > mostTokens) continue
    seen.add(key)
    tokens += cost
    given.push({ number: given.length + 1, citation })
  }
  return given
}

/** Shorter proves nothing. */
const shortestQuote = 4

/** The citation with these very words; null where the given line does not have them. */
export function findQuote(
  given: readonly GivenLine[],
  { number, quote }: { number: number; quote: string },
): SourceCitation | null {
  const found = given.find((line) => line.number === number)
  const words = inOneSpace(quote)
  if (found === undefined || words.length < shortestQuote) return null
  const { citation } = found
  if (!inOneSpace(citation.quote.text).includes(words)) return null
  return { ...citation, quote: { ...citation.quote, text: words.slice(0, 600) } }
}

function inOneSpace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
