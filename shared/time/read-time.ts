// Reads what a text says of time: days, times of day and a length, in English and both ways of writing Chinese.
import { numberPattern, readNumber } from './numbers.ts'
import { normaliseText } from '../text/normalise-text.ts'
import { findDateSpans, findFullDates } from './date-spans.ts'
import { findDays, joinRanges } from './day-words.ts'
import { readMinutes } from './lengths.ts'
import { monthPattern } from './months.ts'
import {
  blankOut,
  type DayMention,
  type Span,
  type TimeMention,
  type TimeReference,
} from './mention.ts'
import { findTimes } from './time-words.ts'
import { anyWeekday, isWeekdayAlone } from './weekdays.ts'

/** Positions are those of the normalised text; `minutes` is the first length, null where there is none. */
type ReadTime = { days: DayMention[]; times: TimeMention[]; minutes: number | null }

/** What any text says of time, its ranges joined and its bounds ("by Friday") resolved. */
export function readTime(text: string, reference: TimeReference): ReadTime {
  const plain = expandTimeWords(normaliseText(text))
  const { days, times } = findDaysAndTimes(plain, reference)
  const withoutTimes = blankAll(plain, times)
  return { days: joinRanges(days, withoutTimes, reference), times, minutes: readMinutes(plain) }
}

/** In a text that was prepared: what names a day is no time of day, and the other way round. */
export function findDaysAndTimes(
  text: string,
  reference: TimeReference,
): { days: DayMention[]; times: TimeMention[] } {
  // "From 3 to 5 December" names no hours.
  const dates = [...findDateSpans(text, reference), ...findFullDates(text)]
  const times = findTimes(blankAll(text, dates))
  const days = findDays(blankAll(text, times), reference)
  // "Friday nights" are all of them.
  const isEach = ({ start, end }: DayMention) =>
    isWeekdayAlone(text.slice(start, end)) &&
    times.some((time) => time.start === end + 1 && parts.test(text.slice(time.start, time.end)))
  return {
    days: days.map((day) => (isEach(day) ? Object.assign({}, day, { isEvery: true }) : day)),
    times,
  }
}

const parts = /^(?:mornings|afternoons|evenings|nights)$/

export function blankAll(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, { start, end }) => blankOut(left, start, end), text)
}

/** Forms that say a day and a part of it in one word, and short forms. */
const shortForms: [RegExp, string][] = [
  // 一下周五 is 一下 and 周五, never 下周五.
  [/一下(?=下*(?:个|周|星期|礼拜))/g, '一下 '],
  // 这一周一共: the week that was counted or pointed at, and 一共; 下周一 alone is a Monday.
  [/(?<=[这那]一个?(?:周|星期|礼拜))(?=一)/g, ' '],
  [/(?<=[\d一二三四五六七八九十两几这那本下上个整每](?:周|星期|礼拜))(?=一共)/g, ' '],
  // 说下周四: 说一下 and 周四, of this week.
  [/(?<=[说看讲问查列])下(?=(?:周|星期|礼拜)[一二三四五六日天])/g, '一下 '],
  [/今明[两2二]?天/g, '今天和明天'],
  [/明后[两2二]?天/g, '明天和后天'],
  [/([今明后昨])儿个?(?![童女子歌])/g, '$1天'],
  [/([明昨])日/g, '$1天'],
  [/今晚/g, '今天晚上'],
  [/昨[晚夜]/g, '昨天晚上'],
  [/明晚/g, '明天晚上'],
  [/后晚/g, '后天晚上'],
  [/今早/g, '今天早上'],
  [/明早/g, '明天早上'],
  [/\btonight\b/g, 'today evening'],
  [/\blast night\b/g, 'yesterday evening'],
  [/\bthis (morning|afternoon|evening)\b/g, 'today $1'],
  [/\b(?:tmr|tmrw|tomo)(?='|s?\b)/g, 'tomorrow'],
  [/\b(tomorrow|today|(?:this|next|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/g, "$1's"],
  [/(?<=[\w)]) (?:til|'til)(?= )/g, ' until'],
  // A stop would end the clause.
  [/\b(jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.(?= ?\d)/g, '$1'],
  [/(?<=\d (?:jan|feb|mar|apr|aug|sept?|oct|nov|dec))\.(?=\s)/g, ''],
]

/** For a normalised text. */
export function expandTimeWords(text: string): string {
  const whole = shortForms.reduce((words, [pattern, form]) => words.replaceAll(pattern, form), text)
  return spellOutLists(whole.replaceAll(halfHours, inDigits).replaceAll(writtenDate, dateInDigits))
}

/** 十月一号到七号: dates in words are read as those in digits, ranges of them too. */
const numeral = '[一二三四五六七八九十]{1,3}'
const writtenDate = new RegExp(
  `(?<![一二三四五六七八九十])(${numeral})月(${numeral})(?=[号日])(?:([号日] ?[到至\\-–] ?)(${numeral})(?=[号日]))?`,
  'g',
)

function dateInDigits(said: string, month: string, day: string, to = '', last = ''): string {
  const [first, second, third] = [month, day, last].map((one) => readNumber(one))
  if (first === null || second === null) return said
  return `${first}月${second}${to}${third ?? ''}`
}

/** "Half one til three", "7 to half 8": spans with a half hour in words. */
const hour = String.raw`(half )?(${numberPattern})`
const halfHours = new RegExp(
  String.raw`(?<![\w:.]|\b(?:week|the) )${hour} ?(?:-|to|until|till?) ?${hour}(?![\w:]|\.\d)`,
  'g',
)

function inDigits(said: string, half1 = '', from = '', half2 = '', to = ''): string {
  const [start, end] = [readNumber(from), readNumber(to)]
  if (half1 + half2 === '' || start === null || end === null) return said
  return `${start}:${minutesOf(half1)} to ${end}:${minutesOf(half2)}`
}

function minutesOf(half: string): string {
  return half === '' ? '00' : '30'
}

const and = '[、,和跟与及或/]'
/** After a number these make it an hour, a period or a count, and no day. */
const counted = '[点节时个次天号小十百章门种周半份项分条家篇道遍步课]'
/** 周六日语 is no weekend. */
const ofTheDay = '(?<!日)|(?<=日)(?![语本程期常记报光历子])'
const week = '(周|星期|礼拜)'

const listed = new RegExp(
  `${week}([一二三四五六日天](?:${and}[一二三四五六日天])+)(?!${counted})(?:${ofTheDay})`,
  'g',
)
const run = new RegExp(
  `${week}(?=[一二三四五六日]{2})(一?二?三?四?五?六?日?)(?![一二三四五六日]|${counted})(?:${ofTheDay})`,
  'g',
)
const numbered = new RegExp(
  `(?<![\\d月.第:])(\\d{1,2})(?= ?${and} ?(?:\\d{1,2} ?${and} ?)*\\d{1,2}[号日])`,
  'g',
)

const numberedDay = String.raw`${anyWeekday},? (?:the )?\d{1,2}(?:st|nd|rd|th)?`
const oneMonth = new RegExp(
  String.raw`\b${numberedDay}(?=(?: ?(?:,|and|or|&|/)+ ?(?:and |or )?${numberedDay})+ (?:of )?(${monthPattern})\b)`,
  'g',
)

/**
 * Spells out lists of days that say the common part once: 周二、三, 周一三五, 26、27号, "Mon 5 and Tue 6
 * October". For a normalised text in simplified characters.
 */
function spellOutLists(text: string): string {
  return text
    .replaceAll(listed, (_, name: string, days: string) =>
      days.replaceAll(/[一二三四五六日天]/g, (sign) => name + sign),
    )
    .replaceAll(run, (_, name: string, days: string) =>
      days.replaceAll(/(.)(?=.)/g, `${name}$1、`).replace(/.$/, (sign) => name + sign),
    )
    .replaceAll(numbered, '$1号')
    .replaceAll(oneMonth, '$& $1')
}
