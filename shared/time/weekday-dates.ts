// Joins a weekday and a date that name one day together: "Wednesday 11 November", "Friday the 13th", 周三（11月4日）.
import { addDays, weekdayOf } from '../schedule/calendar.ts'
import type { DayMention } from './mention.ts'
import { anyWeekday, eachWeekday } from './weekdays.ts'

const beside = /^ ?,? ?\(?(?:(?:on|the) )*$|^的?那[个天]?$/
const bareNumber = /^(?:the )?\d{1,2}(?:st|nd|rd|th|号|日)$/
const weekdayWords = new RegExp(
  `^(?:(?:(?:on|this|next|coming) )*|(?:下*|这|本)(?:个|一)?)${anyWeekday}$`,
)

/** The date counts; where the weekday is another's, both days are offered (M3: it is asked). */
export function joinWeekdayAndDate(mentions: DayMention[], text: string): DayMention[] {
  const joined: DayMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const whole = last === undefined ? null : join(last, mention, text)
    if (whole === null) joined.push(mention)
    else joined[joined.length - 1] = whole
  }
  return joined
}

function join(first: DayMention, second: DayMention, text: string): DayMention | null {
  if (!beside.test(text.slice(first.end, second.start))) return null
  const isWeekday = [first, second].map((each) => weekdayWords.test(wordsOf(each, text)))
  const [weekday, date] = isWeekday[0] === true ? [first, second] : [second, first]
  if (isWeekday[0] === isWeekday[1] || !isOneDay(weekday) || !isOneDay(date)) return null
  // "Mon 7 December, Wed 9 December": the first has its weekday already.
  if (eachWeekday(wordsOf(date, text)).length > 0) return null
  const span = { start: first.start, end: second.end + (opensBracket(first, second, text) ? 1 : 0) }
  const said = weekdayOf(weekday.dates[0] ?? '')
  const readings = date.choices ?? date.dates
  const fitting = [...readings, ...laterMonths(date, text)].find((each) => weekdayOf(each) === said)
  if (fitting !== undefined) return { ...span, dates: [fitting], isWeek: false, isEvery: false }
  const [day = ''] = readings
  const other = addDays(day, said - weekdayOf(day))
  const choices = [...new Set([...readings, other])].toSorted()
  return { ...span, dates: [day], isWeek: false, isEvery: false, choices }
}

function wordsOf({ start, end }: DayMention, text: string): string {
  return text.slice(start, end).trim()
}

export function isOneDay({ isWeek, isEvery, dates }: DayMention): boolean {
  return !isWeek && !isEvery && dates.length === 1
}

function opensBracket(first: DayMention, second: DayMention, text: string): boolean {
  return text.slice(first.end, second.start).includes('(') && text[second.end] === ')'
}

/** "Monday the 7th" need not be this month's. */
function laterMonths(date: DayMention, text: string): string[] {
  const [day] = date.dates
  if (day === undefined || !bareNumber.test(wordsOf(date, text))) return []
  const ahead = Array.from({ length: 62 }, (_, days) => addDays(day, days + 1))
  return ahead.filter((each) => each.slice(8) === day.slice(8))
}
