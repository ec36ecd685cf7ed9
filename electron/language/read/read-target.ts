// Tells where a task should go from where it lies now: "move Thursday's calculus to Friday", 把周四的线代挪到周五.
import { followingWeek } from '../../../shared/time/week-words.ts'
import { isWeekdayAlone } from '../../../shared/time/weekdays.ts'
import type { Ground } from '../ground.ts'
import { nowhere, type Target } from '../words/task-words.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { DayMention, Span, TimeMention, TimeWish } from '../../../shared/time/mention.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { addDays, minutesOf } from '../../../shared/schedule/calendar.ts'
import { periodsOf } from '../resolve/wishes.ts'

/** "Sunday morning", said on a Sunday evening, is the Sunday that comes; "this Sunday" and 这周日 stay what they are. */
function weekdayAhead(
  day: DayMention,
  wish: TimeWish | null,
  text: string,
  { state, today }: Ground,
): DayMention {
  const isToday = day.dates.length === 1 && day.dates[0] === today.date
  if (!isToday || !isWeekdayAlone(text.slice(day.start, day.end))) return day
  const { window } = state
  const periods =
    wish === null ? window.periods.map((_, index) => index + 1) : periodsOf(wish, window)
  const isOver = periods.every(
    (period) => minutesOf(window.periods[period - 1]?.start ?? '00:00') <= today.minute,
  )
  return isOver && periods.length > 0 ? { ...day, dates: [addDays(today.date, 7)] } : day
}

const marker =
  /\b(?:to|onto|into|until)\b|到|至|改成|改为|改在|换成|(?<=改)(?=周|星期|明|后|下|上午|晚)/g
const later = /\b(?:later|afterwards?)\b|晚一?点|往后(?!推)|再晚|靠后|推后|延后|推迟/
const earlier = /\b(?:earlier|sooner)\b|早一?点|往前|再早|靠前|提前/
const daysAway = new RegExp(
  String.raw`\b(?:(?:back|forward|ahead|out)(?: by)? )?(?:by )?(a|one|${numberPattern}) (day|week)s? ?(later|earlier|back|forward|ahead)?\b|(推迟|推后|延后|延期|往后(?:推|挪|移)?|晚|提前|往前(?:挪|移|调)?|早)(?:了)?(${numberPattern}) ?(?:个)?(天|周|星期)|(${numberPattern}) ?(?:个)?(天|周|星期)(后面|之?后|之?前)?`,
)

/** Without the days and times that say where the task lies now. */
export function targetWithin(lexed: LexedText, ground: Ground): Target {
  const spans: Span[] = [...lexed.days, ...lexed.times]
  const markers = [...lexed.rest.matchAll(marker)].map(({ index }) => index)
  const border = markers.findLast((at) => spans.some(({ start }) => start >= at)) ?? 0
  const isTarget = (span: Span) =>
    span.start >= border &&
    !/(?:\b(?:from|instead of|rather than) (?:the )?|从|由|而不是|不是)$/.test(
      lexed.text.slice(0, span.start),
    )
  const times = lexed.times.filter(isTarget)
  const wish = times[0]?.wish ?? null
  const ahead = lexed.days
    .filter(isTarget)
    .map((day) => weekdayAhead(day, wish, lexed.text, ground))
  const days = joinRanges(ahead, lexed.text, ground)
  return isClear(days, times, lexed) ? readTarget(days, times, lexed) : nowhere
}

/** Where all of the words say where it should go. */
export function targetIn(lexed: LexedText, ground: Ground): Target {
  const wish = lexed.times[0]?.wish ?? null
  const ahead = lexed.days.map((day) => weekdayAhead(day, wish, lexed.text, ground))
  const days = joinRanges(ahead, lexed.text, ground)
  const range = lexed.times.length > 1 ? findClockRange(lexed.text) : null
  const times = range === null ? withoutWider(lexed.times) : [range]
  return isClear(days, times, lexed) ? readTarget(days, times, lexed) : nowhere
}

/** 周五中午那节 第5节: a part of the day beside the hour in it. */
function withoutWider(times: TimeMention[]): TimeMention[] {
  const exact = times.filter(({ wish }) => wish.kind !== 'part')
  return times.length === 2 && exact.length === 1 ? exact : times
}

const alternative = /\b(?:or|and|either)\b|或|还是|和|、|,/
const unreadDistance = /\b(?:days?|weeks?|months?) (?:from|after|before)\b|(?:[天周月]|星期)之?后的/

/** Two days without "or" between them, two times, or a distance from a day: what is meant must be asked. */
function isClear(days: DayMention[], times: TimeMention[], { text, rest }: LexedText): boolean {
  if (times.length > 1 || unreadDistance.test(rest)) return false
  return days.slice(1).every((day, index) => {
    const gap = text.slice(days[index]?.end ?? 0, day.start)
    // 周二周四 are two days side by side.
    return (
      (gap === '' || alternative.test(gap)) &&
      !/\b(?:mean|no|not|sorry|rather|actually)\b|不|错/.test(gap)
    )
  })
}

function readTarget(
  days: DayMention[],
  times: TimeMention[],
  { text, rest }: Pick<LexedText, 'text' | 'rest'>,
): Target {
  const wish = times[0]?.wish ?? null
  const [day, ...others] = days
  // "Push it to the week after": the one behind that in which it lies.
  const isBehindOwn =
    day !== undefined &&
    others.length === 0 &&
    text.slice(day.start, day.end).search(followingWeek) >= 0
  if (isBehindOwn) return { ...nowhere, wish, shift: 7 }
  const dates = days.length === 0 ? null : [...new Set(days.flatMap((day) => day.dates))].toSorted()
  const isBare =
    day !== undefined && others.length === 0 && isWeekdayAlone(text.slice(day.start, day.end))
  const shift = dates === null ? readShift(rest) : null
  const by = wish === null && shift === null ? readBy(rest) : null
  const isNudge = dates === null && wish === null && shift === null && by === null
  return {
    ...nowhere,
    dates,
    wish,
    shift,
    by,
    sameTime: wish === null && sameTime.test(rest) ? true : null,
    bareWeekday: isBare && day.dates.length === 1 ? true : null,
    nudge: isNudge ? readNudge(rest) : null,
  }
}

export const sameTime =
  /\b(?:at )?(?:the )?same (?:time|hour|slot|period)\b|(?:同一个?|同样的?|相同的?|一样的|原来的?)(?:时间|时段|钟?点)|时间(?:不变|一样)/

/** "Back an hour", 往后推一节; null where no way is said, or no amount. */
function readBy(rest: string): Target['by'] {
  const length = findLength(rest)?.length
  if (length === undefined || length.amount <= 0) return null
  if (sooner.test(rest)) return { ...length, amount: -length.amount }
  return after.test(rest) ? length : null
}

const sooner = /\b(?:earlier|sooner|forward|ahead|up)\b|提前|往前|早|前移|前挪/
const after = /\b(?:later|back|after|postpone|delay|push|down)\b|后|推|延|晚/

export function readNudge(rest: string): Target['nudge'] {
  if (later.test(rest)) return 'later'
  return earlier.test(rest) ? 'earlier' : null
}

function readShift(rest: string): number | null {
  const match = daysAway.exec(rest)
  if (match === null) return null
  const [, english, englishUnit, direction, verb, after, afterUnit, bare, bareUnit, side] = match
  const written = english ?? after ?? bare ?? ''
  const count = written === 'a' ? 1 : readNumber(written)
  if (count === null) return null
  const days = count * (/week|周|星期/.test(englishUnit ?? afterUnit ?? bareUnit ?? '') ? 7 : 1)
  // "Forward by a day" names its direction first.
  const lead = /^(?:forward|ahead)/.exec(match[0])?.[0] ?? ''
  const words = `${lead}${direction ?? ''}${verb ?? ''}${side ?? ''}`
  if (/earlier|forward|ahead|提前|往前|前|早/.test(words)) return -days
  const isDelay =
    /later|back|推|延|往后|后|晚/.test(words) || /\b(?:postpone|delay|push)\b/.test(rest)
  return isDelay ? days : null
}
