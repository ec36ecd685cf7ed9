// Marks each token of a message with what is known before learning: times, names of the schedule, concepts of the lexicon.
import type { TimeReference } from '../../../shared/time/mention.ts'
import type { Marked } from './features.ts'
import { markConcepts, type Lexicon } from './lexicon.ts'
import { markNames, type NameIndex } from './names.ts'
import { markTimes } from './time-marks.ts'
import { cutTokens } from './tokens.ts'

export function markMessage(
  text: string,
  names: NameIndex,
  lexicon: Lexicon,
  reference: TimeReference,
): Marked {
  const tokens = cutTokens(text)
  return {
    tokens,
    names: markNames(tokens, names),
    times: markTimes(text, tokens, reference),
    concepts: markConcepts(tokens, lexicon),
  }
}
