// Short requests with a fixed form of words: less work in a plan, and time that is taken by something else.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { emptyOperand } from '../words/operands.ts'
import type { Draft } from './draft.ts'
import type { Limits } from './kept-free.ts'
import { findComplaint } from './complaints.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'
import { timedLimits } from './limits.ts'
import { findImproveWords } from './read-improve.ts'
import { findVerb } from '../words/verbs.ts'
import { periodsOf } from '../resolve/wishes.ts'

const lighter =
  /^\W*(?:please )?(?:(?:can|could) (?:you|we) )?(?:make|keep|have) (?:it|this|that|the plan|my week) (?:a (?:bit|little) |much )?(?:lighter|less|easier|less (?:full|busy|packed))\b|^\W*(?:lighter|less|fewer sessions|too much|too many(?: sessions)?|that's too much|it's too (?:much|full))\b[ a-z]{0,8}$|少排一?[点些]|排少一?[点些]|轻松一?[点些]|太多了|太满了|排得太[满多]/

/** Appointments told of and not asked for. */
const engagement =
  /\b(?:i have|i've got|i'm having|there's|there is|i'm going to) (?:a |an |my |the )?(?!to\b|no\b)[a-z]+|(?:要|有)(?!安排|改|换|空|什么|没有|几)\p{Script=Han}{1,8}/u
const keepFree =
  /\b(?:keep|leave) (?:it|that|this|the (?:time|evening|day|morning|afternoon))? ?(?:free|empty|clear|open)\b|\bdon't (?:plan|schedule|put) (?:anything|something|it) (?:then|there)\b|\b(?:remember|keep) (?:it|that) in mind\b|[别不]要?(?:再)?(?:给我)?(?:排|安排)(?:任何|学习|东西)?[吧了啊]?[。.! ]*$|空出来|留空|记住/

export function isLighter(text: string): boolean {
  return lighter.test(text)
}

/** Null when the words are no such request. */
export function readSmallRequest(text: string, ground: Ground): Draft | null {
  if (lighter.test(text) && isOfNothing(lexText(text, ground)))
    return { kind: 'unplace', operands: [emptyOperand], doubt: null }
  if (!engagement.test(text) || !keepFree.test(text)) return null
  const lexed = lexText(text, ground)
  const isOther = findVerb(lexed.rest.replace(keepFree, ' ')) !== null
  const days = lexed.days.filter(({ isEvery, isWeek }) => !isEvery && !isWeek)
  if (isOther || lexed.names.length > 0 || days.length === 0) return null
  return {
    kind: 'occupied',
    dates: days.flatMap(({ dates }) => dates),
    wish: lexed.times[0]?.wish ?? null,
  }
}

/** Said of a course it takes work off, said of a day or a week it asks for a better plan. */
function isOfNothing(lexed: LexedText): boolean {
  const { text, names, days } = lexed
  const isOfPlan =
    findComplaint(text, days.length > 0) !== null ||
    (findImproveWords(lexed) !== null && /\b(?:week|plan|schedule)\b|周|计划|课表|日程/.test(text))
  return names.length === 0 && !isOfPlan
}

/**
 * The engagement told beside a plan, "plan my week, I have dinner on Thursday, keep it free", as what the plan keeps
 * free; `rest` is the text without it. An exam is what is studied for and no such engagement.
 */
export function findEngagement(
  text: string,
  ground: Ground,
): { rest: string; limits: Limits } | null {
  const pieces = text.split(/[,;。.!]/)
  const at = pieces.findIndex((piece) => isEngagement(piece, ground))
  const told = pieces[at]
  if (told === undefined || pieces.length < 2) return null
  const { days, times } = lexText(told, ground)
  const weekdays = [...new Set(days.flatMap(({ dates }) => dates.map(weekdayOf)))]
  const periods = times.flatMap(({ wish }) => periodsOf(wish, ground.state.window))
  const rest = pieces.filter(
    (piece, index) => index !== at && !(keepFree.test(piece) && isBare(piece, ground)),
  )
  return {
    rest: rest.join(',').trim(),
    limits: timedLimits(
      weekdays.toSorted((a, b) => a - b),
      [...new Set(periods)].toSorted((a, b) => a - b),
    ),
  }
}

function isEngagement(piece: string, ground: Ground): boolean {
  if (!engagement.test(piece) || /exam|test|quiz|midterm|final|考/.test(piece)) return false
  const { days, names, rest } = lexText(piece, ground)
  const isDated = days.length > 0 && days.every(({ isWeek }) => !isWeek)
  return isDated && names.length === 0 && findVerb(rest.replace(keepFree, ' ')) === null
}

function isBare(piece: string, ground: Ground): boolean {
  const { days, names } = lexText(piece, ground)
  return days.length + names.length === 0
}
