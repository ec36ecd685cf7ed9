// What later words change in a time without study: when it is, how much may move for it, or where the study goes.
import { readWords } from './amend-target.ts'
import type { AwayWish, ClearDraft } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { readAwaySpans } from '../read/read-away.ts'

const most = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to|only) (${numberPattern}) (?:moves?|blocks?|sessions?|changes?)\b|(?:最多|只|至多|不超过)(?:能|可以)?(?:动|移动?|挪|改)?(${numberPattern}) ?(?:个|次|处)`,
)
const longer = /\b(?:until|till|through|up to|from)\b|直?到|至|起|开始/
const besides = /\b(?:also|too|as well|and)\b|也|还有|加上/
const instead = /\b(?:only|just)\b|只|就/

export function amendAway(draft: ClearDraft, lexed: LexedText, ground: Ground): ClearDraft | null {
  const { rest, text } = lexed
  const match = most.exec(text)
  const count = readNumber(match?.[1] ?? match?.[2] ?? '')
  if (count !== null) return { ...draft, maxMoves: count }
  const spans = readAwaySpans(lexed, ground)
  if (spans.length > 0) {
    if (draft.spans.length === 0 || longer.test(rest) || instead.test(rest))
      return { ...draft, spans, doubt: null }
    if (besides.test(rest)) return { ...draft, spans: [...draft.spans, ...spans], doubt: null }
  }
  const onlyTime = timeOf(draft.spans, lexed)
  if (onlyTime !== null && instead.test(rest)) return { ...draft, spans: onlyTime }
  const target = readWords(lexed, ground)
  return target === null ? null : { ...draft, target }
}

/** "Only the afternoon": of the same days. */
function timeOf(spans: readonly AwayWish[], { times, days }: LexedText): AwayWish[] | null {
  const [time] = times
  if (time === undefined || days.length > 0) return null
  return spans.map(({ dates }) => ({ dates, wish: time.wish }))
}
