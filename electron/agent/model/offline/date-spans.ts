// Runs of days within one month, written with its name once: "3-5 December", "Dec 3 to 5", 12月3日到5日.
import { dateToDay } from '../../../../shared/schedule/calendar.ts'
import { datesBetween } from './date-range.ts'
import type { Ground } from './ground.ts'
import type { DayMention } from './mention.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(${months.join('|')})[a-z]*\.?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const upTo = '(?:-|to|until|till|through|and)'

type Reader = {
  pattern: RegExp
  read: (match: RegExpExecArray) => [month: number, from: number, to: number]
}

const monthOf = (name: string | undefined) => months.indexOf((name ?? '').slice(0, 3)) + 1

const readers: Reader[] = [
  {
    pattern: new RegExp(String.raw`(?<![\d:-])\b${day} ?${upTo} ?${day} (?:of )?${month}\b`, 'g'),
    read: ([, from, to, name]) => [monthOf(name), Number(from), Number(to)],
  },
  {
    pattern: new RegExp(
      String.raw`\b${month} ${day} ?${upTo} ?${day}\b(?![:\d]| ?(?:am|pm|st|nd|rd|th|o'clock))`,
      'g',
    ),
    read: ([, name, from, to]) => [monthOf(name), Number(from), Number(to)],
  },
  {
    pattern: /(\d{1,2})月(\d{1,2})[日号]? ?(?:-|到|至) ?(\d{1,2})[日号]/g,
    read: ([, number, from, to]) => [Number(number), Number(from), Number(to)],
  },
]

/** Those whose last day lies before the first say nothing of a month, and are left to others. */
export function findDateSpans(text: string, ground: Ground): DayMention[] {
  return readers.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [number, from, to] = read(match)
      const dates = from < to && to <= 31 ? datesOf(number, from, to, ground) : []
      if (dates.length === 0) return []
      const end = match.index + match[0].length
      return [{ start: match.index, end, dates, isWeek: true, isEvery: false }]
    }),
  )
}

/** In the year that puts them into the term. */
function datesOf(number: number, from: number, to: number, { state, today }: Ground): string[] {
  const year = Number(today.date.slice(0, 4))
  const iso = (inYear: number, date: number) =>
    `${inYear}-${String(number).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const inTerm = [year, year + 1, year - 1].find(
    (each) => dateToDay(state.window, iso(each, from)) !== null,
  )
  const chosen = inTerm ?? year
  return datesBetween(iso(chosen, from), iso(chosen, to))
}
