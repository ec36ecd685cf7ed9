// Days named by the calendar or by their distance from today, read by chrono-node: "Nov 27", "in two days", 后天.
// Kept from it: what it merges into ranges, bare months ("may"), hours, and guesses at the year.
import { casual as english } from 'chrono-node/en'
import { casual as chinese } from 'chrono-node/zh/hans'
import { addDays, dateToDay } from '../schedule/calendar.ts'
import type { TimeReference } from './mention.ts'
import { findDaysOfMonth } from './days-of-month.ts'
import type { DayMention } from './mention.ts'
import { countedBefore, findNumericDates } from './numeric-dates.ts'

/** Own words that chrono-node lacks, each with how far from today it lies. */
const distances: [RegExp, number][] = [
  [/\b(?:the )?day after tomorrow\b/g, 2],
  [/\b(?:the )?day before yesterday\b/g, -2],
]
const connector = / (?:to|until|till|through|-) /g
const chineseConnector = /(?<=[日号\d])[到至-](?=\d{1,2}月)|(?<=[明后今]天)[到至-]/g

export function findCalendarWords(text: string, reference: TimeReference): DayMention[] {
  const own = [...findNumericDates(text, reference), ...findDistances(text, reference)]
  const hidden = own.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ';'.repeat(end - start) + rest.slice(end),
    text
      .replaceAll(connector, (words) => ` ;${' '.repeat(words.length - 2)}`)
      .replaceAll(chineseConnector, ';')
      // Of "10 november" before a long blank chrono-node takes the month alone.
      .replaceAll(/(?<= ) +(?= )/g, (blank) => ';'.repeat(blank.length)),
  )
  const parsers = [
    ...(/[a-z0-9]/.test(hidden) ? [english] : []),
    ...(/\p{Script=Han}/u.test(hidden) ? [chinese] : []),
  ]
  const read = parsers.flatMap((parser) => readWith(parser, hidden, reference))
  const dated = [
    ...own,
    ...read.filter(
      (mention, index) => read.findIndex((other) => overlap(other, mention)) === index,
    ),
  ]
  return [...dated, ...findDaysOfMonth(text, dated, reference)]
}

type Parser = typeof english
type Component = ReturnType<Parser['parse']>[number]['start']

function readWith(parser: Parser, text: string, reference: TimeReference): DayMention[] {
  return parser
    .parse(text, { instant: noonOf(reference.today.date), timezone: 0 })
    .flatMap((result) => {
      const { start: component, index, text: words } = result
      if (
        !component.isCertain('day') ||
        /hour|minute|小时|分钟|(?:days?|weeks?) (?:later|earlier|back|ago)/.test(words)
      )
        return []
      if (countedBefore.test(text.slice(0, index))) return []
      const date = dateOf(component, reference)
      const end = index + words.length
      return date === null
        ? []
        : [{ start: index, end, dates: [date], isWeek: false, isEvery: false }]
    })
}

function noonOf(date: string): Date {
  // oxlint-disable-next-line no-restricted-globals -- chrono-node wants its reference as a Date; no clock is read
  return new Date(`${date}T12:00:00Z`)
}

// "Nov 20" said in December may be behind us: the year that puts it into the term is meant.
function dateOf(component: Component, reference: TimeReference): string | null {
  const year = component.get('year')
  const month = component.get('month')
  const day = component.get('day')
  if (year === null || month === null || day === null) return null
  const inYear = (value: number) =>
    `${String(value).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (component.isCertain('year')) return inYear(year)
  const years = [year, year + 1, year - 1]
  return (
    years.map(inYear).find((date) => dateToDay(reference.state.window, date) !== null) ??
    inYear(year)
  )
}

function findDistances(text: string, reference: TimeReference): DayMention[] {
  return distances.flatMap(([pattern, days]) =>
    [...text.matchAll(pattern)].map((match) => single(match, addDays(reference.today.date, days))),
  )
}

function single(match: RegExpExecArray, date: string): DayMention {
  const end = match.index + match[0].length
  return { start: match.index, end, dates: [date], isWeek: false, isEvery: false }
}

function overlap(a: DayMention, b: DayMention): boolean {
  return a.start < b.end && b.start < a.end
}
