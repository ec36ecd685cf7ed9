// A message with its last day, its time, its length, or its name as they are said now.
import { addDays, clockOf, daysBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import type { DayMention, Span, TimeMention } from '../../../shared/time/mention.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { LexedText } from '../words/lexed-text.ts'

/** Written as words; a number that is written in digits needs none. */
export const numerals = 'one|two|three|four|five|six|seven|eight|nine|ten'

/** Null where what is said now has no counterpart in the message; `isAlso`: it asks for the same of something else. */
export function sayAnew(
  message: string,
  before: LexedText,
  said: LexedText,
  isAlso: boolean,
): string | null {
  const now = withHour(said, before)
  const prepared = before.text
  // As it was written, where every sign still stands at its place.
  const text = prepared.length === message.length ? message : prepared
  const day = before.days.at(-1)
  const changes: (Span & { words: string })[] = []
  const replace = (old: Span, words: string) => changes.push({ ...old, words })
  if (now.names.length > 0) {
    const name = { start: before.names[0]?.start ?? 0, end: before.names.at(-1)?.end ?? 0 }
    const between = blankAll(prepared, before.names).slice(name.start, name.end)
    if (between === '' || between.trim() !== '') return null
    const words = wordsOf(
      now.names.map((each) => numbered(each, now.text)),
      now.text,
    )
    // “And calc?” behind the day of a midterm: that of calculus.
    const kind = sitting.exec(prepared.slice(name.start, name.end))?.[0] ?? ''
    replace(numbered(name, prepared), sitting.test(words) ? words : words + kind)
  }
  if (now.days.length > 0) {
    if (day === undefined) return null
    const told = prepared.slice(day.start, day.end)
    replace(
      day,
      (bareWeekday.test(told) ? null : ofSameWeek(now, day)) ?? wordsOf(now.days, now.text),
    )
  }
  if (now.times.length > 0) {
    const range = findClockRange(prepared)
    const [time] = range === null ? before.times.slice(-1) : [range]
    if (time !== undefined) replace(time, timeInstead(time, now, prepared))
    else if (day !== undefined && !isAlso)
      replace({ start: day.end, end: day.end }, behindDay(wordsOf(now.times, now.text)))
    else return null
  }
  if (changes.length === 0) {
    const [length, said] = [lengthIn(prepared), lengthIn(now.text)]
    const [number, count] = [onlyNumber(before), onlyNumber(now)]
    if (length !== null && said !== null) replace(length, now.text.slice(said.start, said.end))
    else if (count !== null) {
      const old = number ?? numberInName(before)
      if (old === null) return null
      replace(old, now.text.slice(count.start, count.end))
    } else return null
  }
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, { start, end, words: anew }) => words.slice(0, start) + anew + words.slice(end),
      text,
    )
}

function behindDay(words: string): string {
  return /^\p{Script=Han}/u.test(words) ? words : ` ${words}`
}

/** "Delete word list 4" – "no, 3" */
function numberInName({ names, text }: LexedText): Span | null {
  const [name, ...more] = names
  if (name === undefined || more.length > 0) return null
  const found = [...text.slice(name.start, name.end).matchAll(/\d+|(?<=第)[一二三四五六七八九十]/g)]
  const [number, ...others] = found
  if (number === undefined || others.length > 0) return null
  const start = name.start + number.index
  return { start, end: start + number[0].length }
}

/** "Due next Monday" – "no, Tuesday": a weekday alone is of the week that was told. */
function ofSameWeek({ days, text }: LexedText, old: DayMention): string | null {
  const [day, ...more] = days
  const [said, before] = [day?.dates, old.dates]
  if (day === undefined || more.length > 0 || said?.length !== 1 || before.length !== 1) return null
  const [date = '', then = ''] = [said[0], before[0]]
  if (!bareWeekday.test(text.slice(day.start, day.end)) || then <= date) return null
  const weeks = Math.floor((daysBetween(date, then) + weekdayOf(date) - 1) / daysOfWeek)
  return weeks > 0 ? addDays(date, weeks * daysOfWeek) : null
}

const daysOfWeek = 7
const bareWeekday =
  /^(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$|^(?:周|星期|礼拜)[一二三四五六日天]$/i

const sitting =
  /(?:(?<=.) (?:mid-?terms?|finals?|exams?|quiz|tests?|lab|exercises))+$|(?<=.)(?:(?:期中|期末)(?:考试?)?|考试?|测验|小测)$/i

/** "Make that 12", of what has its hour. */
function withHour(now: LexedText, before: LexedText): LexedText {
  const { days, times, names, text } = now
  const number = onlyNumber(now)
  const isBare = days.length + times.length + names.length === 0 && lengthIn(text) === null
  const isTimed = before.times.some(({ wish }) => wish.kind !== 'part' && wish.kind !== 'periods')
  const hour = number === null ? null : readNumber(text.slice(number.start, number.end))
  if (!isBare || !isTimed || number === null || hour === null || hour > lastHour) return now
  return { ...now, times: [{ ...number, wish: { kind: 'clock', minute: hour * 60 } }] }
}

const lastHour = 24

/** With the number right behind it: 矩阵2. */
function numbered({ start, end }: Span, text: string): Span {
  const number = /^ ?\d{1,2}(?![\d:点])/.exec(text.slice(end))
  return { start, end: end + (number?.[0].length ?? 0) }
}

/** Of an hour that is said alone what was said lasts as long, and it is of the same half of the day. */
function timeInstead({ wish, start, end }: TimeMention, now: LexedText, text: string): string {
  const [said, ...more] = now.times
  const hourSaid =
    said?.wish.kind === 'clock' && more.length === 0 && findClockRange(now.text) === null
      ? said.wish.minute
      : null
  if (hourSaid === null || wish.kind === 'part' || wish.kind === 'periods')
    return wordsOf(now.times, now.text)
  const before = wish.kind === 'between' ? wish.from : wish.minute
  const later = hourSaid + halfDay
  const isLater =
    later < 2 * halfDay && Math.abs(later - before) < Math.abs(later - halfDay - before)
  const hour = isLater ? later : hourSaid
  if (wish.kind === 'between') return `${clockOf(hour)}-${clockOf(hour + wish.to - wish.from)}`
  const [lead = '', tail = ''] = [
    bound.exec(text.slice(start, end))?.[0],
    boundHan.exec(text.slice(start, end))?.[0],
  ]
  return (
    lead +
    (isLater || /^\d+$/.test(wordsOf(now.times, now.text))
      ? clockOf(hour)
      : wordsOf(now.times, now.text)) +
    tail
  )
}

const halfDay = 12 * 60
/** What a time bounds: "after 8 pm", 十点以后. */
const bound = /^(?:after|before|past|until|till|by|from|not before)\s+/i
const boundHan = /(?:之|以)?[前后]$/

/** Without the words before the amount. */
export function lengthIn(text: string): Span | null {
  const found = findLength(text)
  const lead = found === null ? -1 : text.slice(found.start, found.end).search(amount)
  return found === null || lead < 0 ? null : { start: found.start + lead, end: found.end }
}

const amount = /\d|[零一二两俩三四五六七八九十半]|\b(?:an?|half|one|two|three|four|five|six)\b/

/** "Make it 15" */
export function onlyNumber({ rest }: LexedText): Span | null {
  const [number, ...others] = rest.matchAll(counted)
  return number === undefined || others.length > 0
    ? null
    : { start: number.index, end: number.index + number[0].length }
}

const counted = new RegExp(
  `\\d+|\\b(?:${numerals})\\b|[一二两三四五六七八九十](?=[次节个块])`,
  'gi',
)

function wordsOf(spans: readonly Span[], text: string): string {
  return text.slice(spans[0]?.start, spans.at(-1)?.end)
}
