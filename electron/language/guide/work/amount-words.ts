// What the readers of amounts share: the words of a message with their cues, what is measured in it, and what was told before.
import { blankOut, type Span } from '../../../../shared/time/mention.ts'
import type { Known } from '../known.ts'
import { isWithin, type Cue } from '../read/cue-table.ts'
import type { AmountSlot } from './amount-cues.ts'

export type Place = 'total' | 'most' | 'day-most' | 'day' | 'week' | 'session' | 'each' | 'exam'

/** `isTold`: words beside it tell its place; `isBetter`: it takes the place of what was said before. */
export type Measure = Span & {
  value: number
  isTold: boolean
  isRefused: boolean
  isBetter: boolean
}
export type Length = Measure & { place: Place }

export type Words = { text: string; clauses: Span[]; cues: Cue<AmountSlot>[] }

export type AmountHints = {
  /** Our question was how much it is: a number alone counts hours. */
  isAsked: boolean
  /** Which of them the message before told: what corrects it is of that one. */
  last: 'amount' | 'most' | null
  /** Parts are known by then, or told beside it. */
  hasParts: boolean
  known: Pick<Known, 'amount' | 'units' | 'topics'>
}

export const noHints: AmountHints = {
  isAsked: false,
  last: null,
  hasParts: true,
  known: { amount: null, units: [], topics: [] },
}

export function textOf({ start, end }: Span, text: string): string {
  return text.slice(start, end)
}

export function clauseOf(span: Span, { clauses }: Pick<Words, 'clauses'>): Span {
  return clauses.find((clause) => isWithin(span, clause)) ?? span
}

/** Nobody tells more of them, and no text is so long that reading it takes a second. */
const mostSpans = 12

export function allOf<Found extends Span>(
  text: string,
  find: (text: string) => Found | null,
): Found[] {
  const found: Found[] = []
  let rest = text
  while (found.length < mostSpans) {
    const next = find(rest)
    if (next === null) break
    found.push(next)
    rest = blankOut(rest, next.start, next.end)
  }
  return found.toSorted((a, b) => a.start - b.start)
}
