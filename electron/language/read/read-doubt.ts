// Signs that a request is not meant to be done as it stands: an if, a question, other people's words, something past.
import type { Clause } from '../words/clauses.ts'
import type { Doubt } from './draft.ts'

function isOpinion(text: string): boolean {
  return /\b(?:should|could|can|may|might|would) (?:i|we|it)\b|\bis it (?:ok|okay|possible|better|good|fine)\b|要不要|该不该|好不好|行不行|可不可以|能不能|吗/.test(
    text,
  )
}

const signs: [Doubt, RegExp][] = [
  [
    'condition',
    /(?:^|[ ,])(?:if|unless|in case|suppose|what if|imagine|maybe|perhaps)\b|如果|要是|假如|万一|倘若|假设|也许|可能|或许/,
  ],
  [
    'once',
    /\b(?:swap|move|shift|exchange)\b.*\bevery (?:week|day|month)\b|每(?:周(?![一二三四五六日天末])|天).{0,10}[挪换移]|[挪换移].{0,10}每(?:周(?![一二三四五六日天末])|天)/,
  ],
  [
    'hearsay',
    /\b(?:said|says|told|asked|wrote|suggest(?:ed|s)|heard|thinks|wants me)\b|(?:老师|同学|妈妈|爸爸|室友|他|她|朋友)(?:们)?(?:说|让|叫|建议|要求)/,
  ],
  [
    'past',
    /\b(?:i|we|you|they|he|she)(?:'ve| have| had|'d)? (?:already |just )?(?:moved|swapped|placed|removed|cancelled)\b|\b(?:i|we)(?:'ve| have) put\b|已经|刚才?(?:把|将)|我把.*了$/,
  ],
]

const wondering = /\b(?:thinking about|wondering|consider)\b|想知道|是不是/

/** `isOrder`: "can you …" only looks like a question. */
export function readDoubt({ text, isQuestion }: Clause, isOrder: boolean): Doubt | null {
  const sign = signs.find(([, pattern]) => pattern.test(text))
  if (sign !== undefined) return sign[0]
  if (isOrder) return null
  return isOpinion(text) || isQuestion || wondering.test(text) ? 'opinion' : null
}
