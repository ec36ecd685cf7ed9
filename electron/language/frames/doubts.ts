// Signs that a change is not meant to be done as it stands: an if, a question, something past.
import type { Doubt } from '../read/draft.ts'
import { isAboutRoom, isConditional } from './conditions.ts'
import type { Reading } from './reading.ts'

/** Null where it is plainly asked for. */
export function doubtOf(read: Reading): Doubt | null {
  if (isConditional(read) && !isAboutRoom(read)) return 'condition'
  const { text } = read.clause
  if (/^(?:move|swap)$/.test(read.frame.act) && everyWeek.test(text)) return 'once'
  const [past, ...others] = signs
  const isPast = past !== undefined && ofBlocks.test(read.frame.act) && past[1].test(text)
  return isPast ? past[0] : (others.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
}

const ofBlocks = /^(?:move|place|swap|unplace)$/
const everyWeek = /\bevery (?:week|day|month)\b|每[周天](?![一二三四五六日天末])/

const signs: [Doubt, RegExp][] = [
  [
    'past',
    /\b(?:i|we|he|she|they)(?:'ve| have|'s| has)? already (?:moved|swapped|placed|put|removed|cancelled)\b|(?:已经|刚才?)把|我把.*了$/,
  ],
  [
    'opinion',
    /\bshould (?:i|we|it)\b|\bis it (?:ok|okay|better|good|fine|worth)\b|要不要|该不该|好不好|\bdo you think (?:i|we|it)\b|\b(?:thinking about|wondering|whether to)\b|你觉得/,
  ],
]
