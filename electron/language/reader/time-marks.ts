// Marks the tokens that say a day, a time of day, or a length, as the time reader finds them.
import { findDaysAndTimes } from '../../../shared/time/read-time.ts'
import type { Span, TimeReference } from '../../../shared/time/mention.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { plainForm, type Token } from './tokens.ts'

export type TimeMark = '' | 'd' | 't' | 'l'

/** A form that changes its length under folding would move all places behind it. */
export function markTimes(
  text: string,
  tokens: readonly Token[],
  reference: TimeReference,
): TimeMark[] {
  const folded = plainForm(text)
  const plain = folded.length === text.length ? folded : text.toLowerCase()
  const { days, times } = findDaysAndTimes(plain, reference)
  const length = findLength(plain)
  return tokens.map((token) => {
    if (isIn(token, days)) return 'd'
    if (length !== null && isIn(token, [length])) return 'l'
    return isIn(token, times) ? 't' : ''
  })
}

function isIn({ start, end }: Token, spans: readonly Span[]): boolean {
  return spans.some((span) => start >= span.start && end <= span.end)
}
