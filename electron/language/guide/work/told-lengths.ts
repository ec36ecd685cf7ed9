// Finds each length of a message with the role that its words were learned to have.
import { blankOut, type Span } from '../../../../shared/time/mention.ts'
import { findLength, type FoundLength } from '../../../../shared/time/said-length.ts'
import type { GuideRole, ToldSpan } from '../reader/told-span.ts'
import { plain } from '../reader/told-shares.ts'
import { spellOut } from './spell-out.ts'

/** Null where nothing was learned of it; the words of its span say whether it is of a day. */
export type ToldLength = FoundLength & { role: GuideRole | null; words: string }

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

/** A span may hold more than its length (“90 min per day”), and two may be as long: each is of the first that is left. */
export function lengthsIn(text: string, told: readonly ToldSpan[]): ToldLength[] {
  const left = told.flatMap(({ role, text: said }) => {
    const words = spellOut(plain(said))
    const length = findLength(words)?.length
    return length === undefined ? [] : [{ role, words, amount: length.amount }]
  })
  return allOf(text, findLength).map((found) => {
    const at = left.findIndex(({ amount }) => amount === found.length.amount)
    const [own] = at < 0 ? [] : left.splice(at, 1)
    return Object.assign(found, { role: own?.role ?? null, words: own?.words ?? '' })
  })
}

const daily =
  /\b(?:an?|per|each|every|one|any|single) ?(?:single )?(?:day|evening|night|morning)\b|\bdaily\b|\/ ?d(?:ay)?\b|[每一](?:个)?(?:天|日|晚|早)|单日|天天/
const weekly =
  /\b(?:an?|per|each|every) (?:week|weekend)\b|\bweekly\b|\/ ?(?:week|wk)\b|[每一]个?(?:周|星期|礼拜)/

export function periodOf(words: string): 'day' | 'week' | null {
  return daily.test(words) ? 'day' : weekly.test(words) ? 'week' : null
}
