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
  const named = markNames(tokens, names)
  const timed = markTimes(text, tokens, reference)
  return {
    tokens,
    names: named.marks,
    times: timed.marks,
    concepts: markConcepts(tokens, lexicon),
    wholes: named.wholes,
    joins: tokens.map((_, at) =>
      timed.joins[at] === true ? 't' : named.joins[at] === true ? 'n' : '',
    ),
  }
}
