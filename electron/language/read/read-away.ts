// Reads when there is no time: "I'm ill until Thursday", "away 3-5 December", 周三下午没空, 出差到周五.
import { addDays, datesBetween } from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import type { AwayWish } from './draft.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { DayMention, TimeMention, TimeWish } from '../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'

const until = /(?:\b(?:until|till|til|through|up to)(?: the)?|(?<!从.{0,12})(?:直到|到|至|直至)) ?$/
const duration = new RegExp(
  String.raw`\bfor (?:the )?(?:next )?(a|${numberPattern})(?: more)? (day|week)s?\b|\bthe next (${numberPattern}) (day|week)s\b|(?:接下来|未来|这|要|请|休息|歇|出差|出去|外出|离开|住院|走)(?:了|的|假)?(${numberPattern}) ?(?:个)?(天|周|星期)`,
)

/** "Book me a train on Friday": something else that is asked for, and its day is no day without time. */
const asksOther =
  /\b(?:book|buy|order|email|call|text|send|write)\b.{0,12}\b(?:me|my|a|an|the)\b|(?:帮我|给我|请|麻烦)(?=[订买发写打叫点寄查找])/

/** Whether a day of it may be of something else that is asked for. */
export function isOfOtherErrand({ text, rest, days }: LexedText): boolean {
  return [...text.matchAll(/[^,;.!?。]+/g)].some(({ 0: piece, index }) => {
    const isWithin = ({ start, end }: DayMention) => start >= index && end <= index + piece.length
    return days.some(isWithin) && asksOther.test(rest.slice(index, index + piece.length))
  })
}

/** What the days and times come to, with "until" from now on; none when no day is named. */
export function readAwaySpans(lexed: LexedText, ground: Ground): AwayWish[] {
  const { text, times } = lexed
  const named = lexed.days.filter((day) => !isSpared(day, text))
  const clock = findClockRange(text)
  const wishes: TimeMention[] = clock === null ? times : [clock]
  const days = joinRanges(named, text, ground).map((day) => widen(day, text, ground))
  const lasting = readDuration(lexed, ground)
  if (lasting !== null || days.length === 0) return lasting ?? []
  const [last] = days
  const [wish] = wishes
  if (days.length === 1 && last !== undefined && wish !== undefined && isUntil(lexed))
    return endWith(last.dates, wish.wish)
  if (wishes.length === days.length || wishes.length < 2)
    return days.map(({ dates }, index) => ({
      dates,
      wish: (wishes.length < 2 ? wish : wishes[index])?.wish ?? null,
    }))
  return days.map(({ dates, end }, index) => ({
    dates,
    wish:
      wishes.find(({ start }) => start >= end && start < (days[index + 1]?.start ?? Infinity))
        ?.wish ?? null,
  }))
}

/** "But not on Friday", "Friday is fine", 周五可以. */
function isSpared({ start, end }: DayMention, text: string): boolean {
  return (
    /(?:\b(?:not|except|apart from|other than)(?: on| for)?(?: the)?|但不是?|除了) ?$/.test(
      text.slice(0, start).trimEnd(),
    ) ||
    /^ ?(?:is |i'm |i am |works |would be )?(?:fine|ok|okay|possible)\b|^ ?(?:可以|有空|没问题|能学|行)/.test(
      text.slice(end),
    )
  )
}

// 出差到周五: here the day ends the absence and is not where something goes.
function widen(day: DayMention, text: string, { today }: Ground): DayMention {
  const last = day.dates.at(-1)
  if (isReturn(day, text) && day.dates[0] !== undefined && day.dates[0] > today.date)
    return { ...day, dates: datesBetween(today.date, addDays(day.dates[0], -1)), isWeek: true }
  const isEnd = until.test(text.slice(0, day.start).trimEnd())
  if (!isEnd || last === undefined || last < today.date || day.isEvery) return day
  return { ...day, dates: datesBetween(today.date, last), isWeek: true }
}

/** "I'm back on Thursday", 周四回来, 周四才好: the day itself is free again. */
function isReturn({ start, end }: DayMention, text: string): boolean {
  return (
    /(?<!\b(?:go|going|went|head|heading|fly|flying|drive|driving|travel|travelling|traveling) )\b(?:back|home(?: again)?|return(?:ing)?)(?: only)?(?: on| by)?$/.test(
      text.slice(0, start).trimEnd(),
    ) ||
    /^ ?(?:(?:才|再)?(?:回来|返校|到家)|才(?:会|能|可以)?(?:好|恢复|有空|有时间|学))/.test(
      text.slice(end),
    )
  )
}

function isUntil({ days, text }: LexedText): boolean {
  return days.some(({ start }) => until.test(text.slice(0, start).trimEnd()))
}

/** "Until Thursday noon": whole days, and of the last one what lies before. */
function endWith(dates: string[], wish: TimeWish): AwayWish[] {
  const last = dates.at(-1)
  if (last === undefined) return []
  return [
    ...(dates.length > 1 ? [{ dates: dates.slice(0, -1), wish: null }] : []),
    { dates: [last], wish: upTo(wish) },
  ]
}

function upTo(wish: TimeWish): TimeWish {
  switch (wish.kind) {
    case 'part':
      return { kind: 'before', minute: partEnds[wish.part] }
    case 'clock':
    case 'after':
      return { kind: 'before', minute: wish.minute }
    case 'between':
      return { kind: 'before', minute: wish.to }
    case 'periods':
      return { kind: 'periods', start: 1, end: wish.end }
    default:
      return wish
  }
}

/** Until noon leaves the afternoon; until the evening leaves it too. */
const partEnds = { morning: 8 * 60, noon: 12 * 60, afternoon: 13 * 60, evening: 18 * 60 }

/** "For three days": from today, or from the day that is named beside it. */
function readDuration({ text, days }: LexedText, { today }: Ground): AwayWish[] | null {
  const match = duration.exec(text)
  if (match === null) return null
  const [words, first, firstUnit, second, secondUnit, third, thirdUnit] = match
  const written = first ?? second ?? third ?? ''
  const count = written === 'a' ? 1 : (readNumber(written) ?? 0)
  const length = /week|周|星期/.test(firstUnit ?? secondUnit ?? thirdUnit ?? '') ? count * 7 : count
  if (length < 1) return null
  const end = match.index + words.length
  const beside = days.find((day) => day.end <= match.index || day.start >= end)
  const from = beside?.dates[0] ?? today.date
  return [{ dates: datesBetween(from, addDays(from, length - 1)), wish: null }]
}
