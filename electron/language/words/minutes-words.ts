// How much of the work was done: the time it took, or "half of it", 一半.
import type { Worked } from '../read/draft.ts'
import { readMinutes } from '../../../shared/time/lengths.ts'

const half =
  /\bhalf of (?:it|that|the|my)?|\bhalf (?:the|my|a) (?!hour)[a-z]|\b(?:only|just|about|did|got) half\b(?! an? hour)|\bhalfway\b|一半/

/** Null when the words tell no time. */
export function readWorked(text: string): Worked {
  const minutes = readMinutes(text)
  if (minutes !== null) return { kind: 'minutes', minutes }
  return half.test(text) ? { kind: 'half' } : null
}
