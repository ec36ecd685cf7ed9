// What is to be kept free for a course: "not on Sundays", "only at weekends", 晚上不行; asked for, bare days count too.
import { weekdayOf } from '../../../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { hasLimits, noLimits, timesOfWeek, type Limits } from '../kept-free.ts'
import { findLimits, timedLimits } from '../limits.ts'
import type { LexedText } from '../lexed-text.ts'
import type { Span } from '../mention.ts'
import { periodsOf } from '../wishes.ts'

export type SaidLimits = {
  /** Null: nothing was said of them. */
  keepFree: Limits | null
  /** Free again. */
  allowed: Limits | null
  spans: Span[]
}

const none =
  /^[\s,.]*(?:no(?:ne|thing)?|nope|any (?:day|time)(?: (?:is |works )?(?:fine|ok|okay))?|(?:there are |i have )?no limits?|all days(?: are)? (?:fine|ok|okay)|every ?day is (?:fine|ok|okay)|没有?(?:限制|什么|特别的)?|都(?:可以|行|没问题)|不用避开|随时(?:都?(?:可以|行))?|无)[\s,.!。了吧]*$/
const only =
  /\bonly\b(?! (?:about|around|\d|a|an|one|two|three|four|five|six|need|know|half|the first|in the last))|只(?:能|想|要|有|在|可以|排|安排)|仅(?:在|限)/
const allows =
  /\b(?:(?:is|are|'s) (?:fine|ok|okay|possible|free)(?: (?:after all|too|again|now))?|after all|can (?:also )?(?:use|study|work|be used)|works? (?:too|after all|again)|also (?:use|on))\b|也(?:可以|行|能)|又(?:可以|行|能)|可以用|能用|没关系了|(?:不用|无需)(?:再)?(?:避开|留|空)/
/** What these lead to is a day that something is due, and none to keep free. */
const times =
  /\b(?:weekends?|weekdays?|evenings?|mornings?|afternoons?|nights?|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|周末|工作日|晚上|早上|上午|下午|中午|傍晚|夜里|(?:周|星期|礼拜)[一二三四五六日天]/

export function readGuideLimits(lexed: LexedText, ground: Ground, asks: boolean): SaidLimits {
  if (asks && none.test(lexed.text)) return { keepFree: noLimits, allowed: null, spans: [] }
  const found = findLimits(lexed, ground)
  if (hasLimits(found.limits)) return { keepFree: found.limits, allowed: null, spans: found.spans }
  const nothing = { keepFree: null, allowed: null, spans: [] }
  if (!times.test(lexed.text)) return nothing
  const all = timesIn(lexed, ground)
  if (!hasLimits(all)) return nothing
  const spans = [...lexed.days.filter(({ isEvery }) => isEvery), ...lexed.times]
  if (only.test(lexed.text))
    return {
      keepFree: othersThan(all, ground),
      allowed: null,
      spans: [...lexed.days, ...lexed.times],
    }
  if (allows.test(lexed.text)) return { keepFree: null, allowed: all, spans }
  return asks ? { keepFree: all, allowed: null, spans: [...lexed.days, ...lexed.times] } : nothing
}

/** The weekdays and times of day that are named at all. */
function timesIn({ text, days, times: parts }: LexedText, ground: Ground): Limits {
  const named = days.filter(({ isWeek }) => !isWeek).flatMap(({ dates }) => dates.map(weekdayOf))
  const weekdays = [...new Set(named)].toSorted((a, b) => a - b)
  const periods = parts.flatMap(({ wish }) => periodsOf(wish, ground.state.window))
  const sorted = [...new Set(periods)].toSorted((a, b) => a - b)
  // "Weekends and evenings" are two things, "Monday evenings" is one.
  const [time, last] = [parts[0], days.findLast(({ end }) => end <= (parts[0]?.start ?? 0))]
  const gap = time === undefined || last === undefined ? '' : text.slice(last.end, time.start)
  return /\b(?:and|or)\b|[,，、和及]/.test(gap)
    ? { weekdays, periods: sorted }
    : timedLimits(weekdays, sorted)
}

const week = [1, 2, 3, 4, 5, 6, 7]

/** All but these, where any are named. */
function without(all: readonly number[], kept: readonly number[]): number[] {
  return kept.length === 0 ? [] : all.filter((each) => !kept.includes(each))
}

function othersThan(limits: Limits, { state }: Ground): Limits {
  const numbers = state.window.periods.map((_, index) => index + 1)
  const ofDay = timesOfWeek(limits)
  const weekdays = ofDay.map(({ weekday }) => weekday)
  const periods = ofDay.flatMap(({ start, end }) => numbers.slice(start - 1, end))
  return {
    weekdays: without(week, [...limits.weekdays, ...weekdays]),
    periods: without(numbers, [...limits.periods, ...periods]),
  }
}

/** Without what is free again. */
export function withoutAllowed(limits: Limits, allowed: Limits): Limits {
  const left = timesOfWeek(limits).filter(({ weekday }) => !allowed.weekdays.includes(weekday))
  return {
    weekdays: limits.weekdays.filter((day) => !allowed.weekdays.includes(day)),
    periods: limits.periods.filter((period) => !allowed.periods.includes(period)),
    ...(left.length === 0 ? {} : { times: left }),
  }
}
