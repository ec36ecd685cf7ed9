// Days written with their month: a run or a list of them, "3-5 December", "9, 10 and 12 November", 12月3日到5日.
import { addDays, dateToDay, mondayOf, datesBetween } from '../schedule/calendar.ts'
import { monthNumber, monthPattern } from './months.ts'
import type { TimeReference, DayMention, Span } from './mention.ts'
import { anyWeekday } from './weekdays.ts'

const month = String.raw`(${monthPattern})\.?`
const day = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?`
const oneDay = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?`
const upTo = '(?:-|to|until|till|through)'
const weekday = String.raw`(?:${anyWeekday},? )?`
/** The month of the day before it: "24 October 9 to 11". */
const ownMonth = String.raw`(?<!\d(?:st|nd|rd|th)? (?:of )?)\b${month}`
const notAnHour = String.raw`(?![:\d]| ?(?:am|pm|o'clock)\b)`

type Reading = { month: number; days: number[]; isRun: boolean }
type Reader = { pattern: RegExp; read: (match: RegExpExecArray) => Reading }

const run = (name: number, from: string | undefined, to: string | undefined): Reading => ({
  month: name,
  days: [Number(from), Number(to)],
  isRun: true,
})

const list = (name: number, words: string | undefined): Reading => ({
  month: name,
  days: [...(words ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  isRun: false,
})

const readers: Reader[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\d:-])\b(?:between ${weekday}${day} and|${weekday}${day} ?${upTo}) ${weekday}${day} (?:of )?${month}\b`,
      'g',
    ),
    read: ([, from, other, to, name]) => run(monthNumber(name), from ?? other, to),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d:-])\b${day} ?${upTo} ?${day} (?:of )?${month}\b`, 'g'),
    read: ([, from, to, name]) => run(monthNumber(name), from, to),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\bbetween ${month} ${day} and|${ownMonth} ${day} ?${upTo}) ?${day}\b${notAnHour}`,
      'g',
    ),
    read: ([, name, from, other, first, to]) => run(monthNumber(name ?? other), from ?? first, to),
  },
  {
    pattern: /(\d{1,2})月(\d{1,2})[日号]? ?(?:-|到|至) ?(\d{1,2})[日号]/g,
    read: ([, number, from, to]) => run(Number(number), from, to),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d:-])\b(${oneDay}(?:(?: ?, ?(?:and )?| and | & |/)${oneDay})+) (?:of )?${month}\b`,
      'g',
    ),
    read: ([, words, name]) => list(monthNumber(name), words),
  },
  {
    pattern: new RegExp(
      String.raw`${ownMonth} (${oneDay}(?:(?: ?, ?(?:and )?| and | & |/)${oneDay})+)\b${notAnHour}`,
      'g',
    ),
    read: ([, name, words]) => list(monthNumber(name), words),
  },
]

/** Runs whose last day lies before the first say nothing of a month, and are left to others. */
export function findDateSpans(text: string, reference: TimeReference): DayMention[] {
  let rest = text
  return readers.flatMap(({ pattern, read }) =>
    [...rest.matchAll(pattern)].flatMap((match) => {
      const dates = datesOf(read(match), reference)
      if (dates.length === 0) return []
      const [start, end] = [match.index, match.index + match[0].length]
      rest = rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end)
      return [{ start, end, dates, isWeek: true, isEvery: false }]
    }),
  )
}

/** In the year that puts them into the term. */
function datesOf(
  { month: number, days, isRun }: Reading,
  { state, today }: TimeReference,
): string[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const isAscending = days.every((each, index) => index === 0 || each > (days[index - 1] ?? 0))
  if (!isAscending || first < 1 || last > 31 || days.length < 2) return []
  const year = Number(today.date.slice(0, 4))
  const iso = (inYear: number, date: number) =>
    `${inYear}-${String(number).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const inTerm = [year, year + 1, year - 1].find(
    (each) => dateToDay(state.window, iso(each, first)) !== null,
  )
  const chosen = inTerm ?? year
  return isRun
    ? datesBetween(iso(chosen, first), iso(chosen, last))
    : days.map((each) => iso(chosen, each))
}

const fullDate = new RegExp(
  String.raw`\b(?:${oneDay} (?:of )?${month}|${month} ${oneDay}\b${notAnHour})(?:,? \d{4}\b)?`,
  'g',
)

/** Days with their month, so that no hour is read in them; what day it is, chrono-node says. */
export function findFullDates(text: string): Span[] {
  return [...text.matchAll(fullDate)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const weekOfBefore = /\b(?:the )?week (?:of|beginning|starting|commencing)(?: on)?(?: the)? ?$/
const weekOfAfter = /^ ?(?:所在的?|的)?[那这](?:一|个)?(?:周|星期|礼拜)(?![一二三四五六日天])/

/** "The week of 9 November", 11月9日那一周: the week that the day lies in. */
export function widenToWeek(mention: DayMention, text: string): DayMention {
  const [date] = mention.dates
  if (date === undefined || mention.dates.length > 1) return mention
  const before = weekOfBefore.exec(text.slice(0, mention.start))
  const after = weekOfAfter.exec(text.slice(mention.end))
  if (before === null && after === null) return mention
  const monday = mondayOf(date)
  return {
    ...mention,
    start: before?.index ?? mention.start,
    end: mention.end + (after?.[0].length ?? 0),
    dates: datesBetween(monday, addDays(monday, 6)),
    isWeek: true,
  }
}
