// "At most one session a day", 每天别超过两小时: the most that a plan puts on a day, or into a week.
import type { ScopeMost } from '../../../shared/agent/card.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { findLength, periodsWithin } from '../../../shared/time/said-length.ts'

const amount = String.raw`(?:\d{1,2}(?:\.5)?|half an?|an?|${numberPattern}|a single)`
const unit = String.raw`(?:(?:study )?(?:sessions?|blocks?|things?|times?)|hours?|hrs?|h|minutes?|mins?|periods?)`
const bound = String.raw`(?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to|only|just|keep it (?:to|under)|under|less than)`
const limit = new RegExp(
  String.raw`,? ?(?:but |and |with )?\b(?:${bound} )*${amount} ?${unit} (?:of (?:study|work) )?(?:max )?(?:an?|per|each|every) (?:day|week)\b(?: (?:max(?:imum)?|at most|tops))?` +
    String.raw`|[,、，]?(?:并且|而且|但)?(?:每|一)(?:天|日|周)(?:最多|不超过|只|别超过|不要超过|至多|顶多)(?:学|排|安排|有)?[\d一二两俩三四五六半]{1,2}(?:次|个(?!小时)|场|节|个?(?:半)?小时|个?钟头?)(?:学习|课)?` +
    String.raw`|[,、，]?(?:最多|不超过|至多|顶多)(?:每|一)(?:天|日|周)[\d一二两俩三四五六半]{1,2}(?:次|个(?!小时)|场|节|个?小时)`,
)

/** The words that say it, as they stand in the text; null where none do. */
export function findMost(text: string): string | null {
  return limit.exec(text)?.[0] ?? null
}

/** Null where no amount is said: "fewer hours a day". Less than a period is one. */
export function readMost(words: string, window: Window): ScopeMost | null {
  const per =
    /\bweek|周|星期|礼拜/.test(words) && !/\bda(?:y|ily)\b|天|日/.test(words) ? 'week' : 'day'
  const length = findLength(words)?.length
  if (length !== undefined) {
    if (length.amount <= 0) return null
    return { per, of: 'periods', amount: Math.max(1, periodsWithin(length, window)) }
  }
  const count = words
    .split(/[^a-z\d一二两俩三四五六七八九十]+|(?<=\d)(?=[a-z])/u)
    .flatMap((word) => readNumber(word) ?? readNumber(word.replace(/^一(?=.)/, '')) ?? [])
  const single = /\b(?:a session|a block|a single|single|once)\b/.test(words) ? 1 : null
  const sessions = count.at(-1) ?? single
  return sessions === null || sessions < 1 ? null : { per, of: 'sessions', amount: sessions }
}
