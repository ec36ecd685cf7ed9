// Marks the tokens that say a day, a time of day, or a length, as the time reader finds them.
import { findDaysAndTimes } from '../../../shared/time/read-time.ts'
import type { Span, TimeReference } from '../../../shared/time/mention.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { plainForm, type Token } from './tokens.ts'

export type TimeMark = '' | 'd' | 't' | 'l'

/** For each token its mark, and whether it goes on with the time that the token before it belongs to. */
export type TimeMarks = { marks: TimeMark[]; joins: boolean[] }

/** A form that changes its length under folding would move all places behind it. */
export function markTimes(
  text: string,
  tokens: readonly Token[],
  reference: TimeReference,
): TimeMarks {
  const folded = plainForm(text)
  const plain = folded.length === text.length ? folded : text.toLowerCase()
  const { days, times } = findDaysAndTimes(plain, reference)
  const length = findLength(plain)
  const spans: (Span & { mark: TimeMark })[] = [
    ...days.map(({ start, end }) => ({ start, end, mark: 'd' as const })),
    ...(length === null ? [] : [{ start: length.start, end: length.end, mark: 'l' as const }]),
    ...times.map(({ start, end }) => ({ start, end, mark: 't' as const })),
  ]
  const found = tokens.map(({ start, end }) =>
    spans.find((span) => start >= span.start && end <= span.end),
  )
  return {
    marks: found.map((span) => span?.mark ?? ''),
    joins: found.map((span, at) => span !== undefined && span === found[at - 1]),
  }
}
