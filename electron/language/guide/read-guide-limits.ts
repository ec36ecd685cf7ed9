// What is to be kept free for a course: "not on Sundays", "only at weekends", 晚上不行; asked for, bare days count too.
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { hasLimits, mergeLimits, noLimits, timesOfWeek, type Limits } from '../read/kept-free.ts'
import { findLimits, timedLimits } from '../read/limits.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { Span } from '../../../shared/time/mention.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { findRestDays } from './rest-days.ts'

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
/** When somebody likes to study keeps nothing free. */
const prefers =
  /\bi(?:'d)? (?:really |much |usually |generally )?(?:prefer|like|love|rather (?:work|study|learn|do it)|study best|work best|learn best|am best|focus best|concentrate best)\b(?! (?:to (?:keep|have)|not|no)\b)|(?:我|更|比较|最)?(?:更|比较|最)?(?:喜欢|偏好|习惯|倾向于?)(?:在)?(?:早上|上午|下午|中午|晚上|周末|清晨|早晨|夜里)|(?:早上|上午|下午|晚上|夜里|清晨)(?:的)?(?:效率|状态|精神|脑子)(?:最|比较|更|特别)?(?:高|好|清楚)/
const allows =
  /\b(?:delete|remove|forget|scrap|drop|lift|undo) .{0,20}\b(?:thing|limit|rule|restriction)s?\b|(?:取消|去掉|删掉).{0,10}(?:限制|要求)|\b(?:(?:is|are|'s) (?:fine|ok|okay|possible|free)(?: (?:after all|too|again|now|though))?|after all|can (?:also )?(?:use|study|work|be used)|works? (?:too|after all|again)|also (?:use|on))\b|(?:周末|工作日|晚上|早上|上午|下午|中午|(?:周|星期)[一二三四五六日天])(?:我)?(?:都|倒是|是)?(?:可以|行(?!程)|没问题|有空)|也(?:可以|行|能)|又(?:可以|行|能)|可以用|能用|没关系了|(?:不用|无需)(?:再)?(?:避开|留|空)/
/** What these lead to is a day that something is due, and none to keep free. */
const times =
  /\b(?:weekends?|weekdays?|evenings?|mornings?|afternoons?|nights?|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|周末|工作日|晚上|早上|上午|下午|中午|傍晚|夜里|(?:周|星期|礼拜)[一二三四五六日天]/

const isFreeThen =
  /\b(?:free|available|study|work|have time|do (?:it|this|anything))\b|有?空|时间|能|学|排/

/** "Classes from Monday to Friday, so only in the evenings": of the clause that says only. */
function besideOnly(lexed: LexedText): LexedText {
  const at = only.exec(lexed.text)?.index ?? 0
  const start = lexed.text.slice(0, at).search(/[,，;；。][^,，;；。]*$/) + 1
  const end = at + `${lexed.text.slice(at)},`.search(/[,，;；。]/)
  const isIn = (span: Span) => span.start >= start && span.end <= end
  const [days, times] = [lexed.days.filter(isIn), lexed.times.filter(isIn)]
  return days.length + times.length === 0 ? lexed : { ...lexed, days, times }
}

/** "From 12 to 2" is one time, and no two. */
function withRange(lexed: LexedText): LexedText {
  const range = findClockRange(lexed.text)
  if (range === null) return lexed
  const others = lexed.times.filter(({ start, end }) => end <= range.start || start >= range.end)
  return { ...lexed, times: [...others, range].toSorted((a, b) => a.start - b.start) }
}

const busy =
  /\bi(?:'m| am)? (?:(?:always|usually|normally) )?(?:work(?:ing)?|at work|have (?:work|class(?:es)?|lectures|a job|shifts?)|in class)\b[^.;,!?]*|(?:打工|上班|实习|兼职|上课)[^,，.。;；]*/
const until = /\b(?:till?|until|to) (\d{1,2})(?: ?(pm|am))?\b/

/** "I work mon to thu till 5": on these days until then; null where no time of the day is said. */
function busyTimes(lexed: LexedText, ground: Ground): SaidLimits | null {
  const found = busy.exec(lexed.text)
  if (found === null) return null
  const end = found.index + found[0].length
  const days = lexed.days.filter((day) => day.start >= found.index && day.end <= end)
  const last = until.exec(found[0])
  const hour = Number(last?.[1] ?? 0)
  const minute = (hour < 9 && last?.[2] !== 'am' ? hour + 12 : hour) * 60
  const wish = findClockRange(found[0])?.wish ?? (hour > 0 ? ({ kind: 'before', minute } as const) : null) // prettier-ignore
  if (days.length === 0 || wish === null) return null
  const weekdays = weekdaysOf(days, lexed.text)
  const keepFree = timedLimits(weekdays, periodsOf(wish, ground.state.window))
  return { keepFree, allowed: null, spans: [{ start: found.index, end }] }
}

/** Of two with "to" between them those between as well. */
function weekdaysOf(days: LexedText['days'], text: string): number[] {
  const [first, last, ...more] = days
  const all = days.flatMap(({ dates }) => dates.map(weekdayOf))
  const isRange =
    first !== undefined &&
    last !== undefined &&
    more.length === 0 &&
    /^ ?(?:-|–|~|to|till|until|through|到|至) ?$/.test(text.slice(first.end, last.start))
  const [from, to] = [Math.min(...all), Math.max(...all)]
  return week.filter((each) => (isRange ? each >= from && each <= to : all.includes(each)))
}

export function readGuideLimits(said: LexedText, ground: Ground, asks: boolean): SaidLimits {
  const lexed = withRange(said)
  const taken = busyTimes(said, ground)
  if (taken !== null) return taken
  if (asks && none.test(lexed.text)) return { keepFree: noLimits, allowed: null, spans: [] }
  if (prefers.test(lexed.text)) return { keepFree: null, allowed: null, spans: [] }
  const own = [...asides(lexed), ...findRestDays(lexed)].filter(
    (day, index, all) => all.indexOf(day) === index,
  )
  if (own.length > 0) {
    const spans = [...own, ...lexed.times]
    const others = findLimits(
      { ...lexed, days: lexed.days.filter((day) => !own.includes(day)), times: [] },
      ground,
    )
    const limits = mergeLimits(timesIn({ ...lexed, days: own }, ground), others.limits)
    return { keepFree: limits, allowed: null, spans: [...spans, ...others.spans] }
  }
  const found = findLimits(lexed, ground)
  if (hasLimits(found.limits)) {
    // "Not the 15th" is no weekday of every week; the words are read all the same.
    const days = lexed.days.filter(({ start, end }) => !/\d/.test(lexed.text.slice(start, end)))
    const weekly =
      days.length === lexed.days.length ? found : findLimits({ ...lexed, days }, ground)
    const keepFree = hasLimits(weekly.limits) ? weekly.limits : null
    return { keepFree, allowed: null, spans: found.spans }
  }
  const nothing = { keepFree: null, allowed: null, spans: [] }
  const isClocked = lexed.times.length > 0 && only.test(lexed.text) && isFreeThen.test(lexed.text)
  if (!times.test(lexed.text) && !isClocked) return nothing
  if (allows.test(lexed.text) && !only.test(lexed.text)) {
    const days = lexed.days.map((day) => ({ ...day, isWeek: false }))
    const spans = [...lexed.days, ...lexed.times]
    return { keepFree: null, allowed: timesIn({ ...lexed, days }, ground), spans }
  }
  const all = timesIn(only.test(lexed.text) ? besideOnly(lexed) : lexed, ground)
  if (!hasLimits(all)) return nothing
  if (only.test(lexed.text))
    return {
      keepFree: othersThan(all, ground),
      allowed: null,
      spans: [...lexed.days, ...lexed.times],
    }
  return asks ? { keepFree: all, allowed: null, spans: [...lexed.days, ...lexed.times] } : nothing
}

/** "I work on Tuesdays, so nothing on those days": what is said of the days is behind their reason. */
const thoseDays =
  /\b(?:nothing|not|no (?:study|studying|work)|can't|cannot|don't|never|free)\b[^.;!?]{0,30}\b(?:on )?(?:those|these|them|that|then)(?: (?:days?|times?|evenings?|mornings?))?\b/
/** 周二周四要打工，别排. */
const dayReason =
  /^ ?(?:is |are )?not (?:free|possible|available)\b|^(?:我)?(?:都|也|晚上|下午|上午|早上)?(?:要|得|有|在)[^,，。;；\d]{1,10}[,，]?(?:所以|就)?(?:都)?(?:别|不)(?:要|能|太)?(?:排|行|学|可以|方便|安排|在)|^(?:我)?(?:都|也)?(?:要|得|有)[^,，。;；\d]{1,10}[,，](?:所以|就)?(?:没空|没时间|空出来|避开)/

/** The weekdays that are kept free for a reason told between them and what is asked. */
function asides({ text, days }: LexedText): LexedText['days'] {
  const named = days.filter(
    ({ isWeek, dates, start, end }) =>
      !isWeek && dates.length < 7 && !/\d/.test(text.slice(start, end)),
  )
  if (named.length === 0) return []
  const last = named.at(-1)
  const far = thoseDays.exec(text)
  if (far !== null && last !== undefined && far.index >= last.end) return named
  return last !== undefined && dayReason.test(text.slice(last.end)) ? besides(named, text) : []
}

/** With those that stand side by side before it: 周二周四. */
function besides(named: LexedText['days'], text: string): LexedText['days'] {
  const first = named.findLastIndex((day, index) => {
    const before = named[index - 1]
    return before === undefined || !/^[\s和与、跟及]*$/.test(text.slice(before.end, day.start))
  })
  return named.slice(Math.max(0, first))
}

/** The weekdays and times of day that are named at all. */
function timesIn({ text, days, times }: LexedText, ground: Ground): Limits {
  const range = findClockRange(text)
  const parts = range === null ? times : [range]
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
