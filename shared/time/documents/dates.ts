// Dates in a text, English and Chinese, with their years settled by the term and their weekdays checked.
import { Chrono, configuration } from 'chrono-node/en'
import { weekdayOf } from '../../schedule/calendar.ts'
import { findClocks } from '../clocks.ts'
import { chineseDay, chineseWeekday, englishDay, englishWeekday } from '../weekdays.ts'
import { dayNumber, findDayLists, moreDays, monthName } from './day-lists.ts'
import {
  type FoundDate,
  isInTerm,
  resolveDate,
  type DocumentCalendar,
} from './document-calendar.ts'

const monthFirst = new Chrono(configuration.createConfiguration(true, false))
const dayFirst = new Chrono(configuration.createConfiguration(true, true))

/** Without one of these there is no date to look for, and looking is slow. */
const mayHoldDate = /\d[./-]\d|\d\s*[年月]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

export function mayHoldDates(text: string): boolean {
  return /\d/.test(text) && mayHoldDate.test(text)
}

export function findDates(text: string, calendar: DocumentCalendar): FoundDate[] {
  if (!mayHoldDates(text)) return []
  const sure = [
    ...findChinese(text, calendar),
    ...findDayLists(text, calendar),
    ...findDotted(text, calendar),
  ]
  const isTaken = (index: number, until: number) =>
    sure.some((date) => index < date.until && date.index < until)
  const english = findEnglish(text, calendar).filter(({ index, until }) => !isTaken(index, until))
  return [...sure, ...english].toSorted((a, b) => a.index - b.index)
}

const chineseDate = new RegExp(
  String.raw`(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})(?:\s*[日号]|(?![\d:：]))(?:\s*[-–—~～至到]\s*(?:(\d{1,2})\s*月\s*)?(\d{1,2})\s*[日号])?(?:\s*[（(,，]?\s*${chineseDay})?`,
  'gu',
)

function findChinese(text: string, calendar: DocumentCalendar): FoundDate[] {
  return [...text.matchAll(chineseDate)].flatMap((match): FoundDate[] => {
    const [whole, year, month = '', day = '', lastMonth, lastDay, weekday] = match
    const until = match.index + whole.length
    const date = resolveDate(calendar, year, Number(month), Number(day))
    if (date === null) return []
    const through =
      lastDay === undefined
        ? null
        : resolveDate(calendar, date.slice(0, 4), Number(lastMonth ?? month), Number(lastDay))
    const said = weekday === undefined ? null : chineseWeekday(weekday)
    const first: FoundDate = {
      index: match.index,
      until,
      date,
      through: through !== null && through > date ? through : null,
      other: null,
      saidWeekday: said !== null && said !== weekdayOf(date) ? said : null,
    }
    return [first].concat(moreDays(text, until, date, calendar))
  })
}

function findEnglish(text: string, calendar: DocumentCalendar): FoundDate[] {
  // What is not certain is settled by the term; the reader gets a day so that it never asks the clock.
  // oxlint-disable-next-line no-restricted-globals -- arithmetic, no clock
  const middle = new Date(`${calendar.firstMonday}T12:00:00Z`)
  // "18 September, 2 October": the reader would take the 2 for a part of the first. As long as before.
  const apart = text.replaceAll(
    /,(?=\s*\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
    ';',
  )
  // "December 11–22": the reader knows hyphens alone.
  const plain = withoutClocks(apart).replaceAll(/(?<=\d)[–—](?=\d)/gu, '-')
  const parse = (reader: Chrono) => reader.parse(plain, middle, { forwardDate: false })
  const named = parse(monthFirst)
  // The reader of figures with the day first is blind to "December 10".
  const results = calendar.isDayFirst
    ? [...named.filter(({ text: said }) => /[a-z]/iu.test(said)), ...parse(dayFirst)]
        .toSorted((a, b) => a.index - b.index || b.text.length - a.text.length)
        .filter(({ index }, at, all) => {
          const before = all[at - 1]
          return before === undefined || index >= before.index + before.text.length
        })
    : named
  return results.flatMap((result): FoundDate[] => {
    const { start, end } = result
    const hasFigure = start.isCertain('hour') || figureAfterDay.test(result.text)
    const words = hasFigure ? result.text.replace(bareHour, '$1') : result.text
    const month = start.get('month')
    const day = start.get('day')
    if (!start.isCertain('day') || !start.isCertain('month') || month === null || day === null)
      return []
    if (isNoDate(text, result.index, words)) return []
    const hasYear = start.isCertain('year') && !figureAfterDay.test(result.text)
    const year = hasYear ? String(start.get('year')) : undefined
    const read = readOrder(calendar, words, year, month, day)
    if (read === null) return []
    const last = end?.isCertain('day') === true ? end.get('day') : null
    const lastMonth = end?.isCertain('month') === true ? end.get('month') : month
    const through =
      last === null ? null : resolveDate(calendar, read.date.slice(0, 4), lastMonth ?? month, last)
    const said = weekdayBeside(text, result.index, result.index + words.length)
    return [
      {
        index: result.index,
        until: result.index + words.length,
        date: read.date,
        through: through !== null && through > read.date ? through : null,
        other: said !== null && said === weekdayOf(read.date) ? null : read.other,
        saidWeekday: said !== null && said !== weekdayOf(read.date) ? said : null,
      },
    ]
  })
}

/** "9 October, 10 %": the figure after the date is no hour of it, nor a year. */
const bareHour = /^(.*\d(?:st|nd|rd|th)?)[\s,]+\d{1,2}$/iu
const figureAfterDay = new RegExp(String.raw`${monthName}\s+${dayNumber}[\s,]+\d{1,2}$`, 'iu')

/** "10:30-12:30 PM" would be read into the next day. Where "May 3 - 5 pm" begins with a day it stays; as long as before. */
function withoutClocks(text: string): string {
  let plain = text
  for (const { index, until } of findClocks(text)) {
    if (dayBefore.test(text.slice(Math.max(0, index - 12), index))) continue
    plain = `${plain.slice(0, index)}${' '.repeat(until - index)}${plain.slice(until)}`
  }
  return plain
}

const dayBefore = new RegExp(String.raw`${monthName}\s*$|\dT$|[./-]$`, 'iu')

/** "3/4 of the grade", "sections 1.2-1.5", "version 2.10", "May" as a verb: figures that are no date. */
function isNoDate(text: string, index: number, found: string): boolean {
  const before = text.slice(Math.max(0, index - 14), index)
  // "Two weeks after that" is counted from a day that only a reader knows.
  if (!/\d/.test(found)) return true
  if (
    /(?:\bch(?:ap(?:ter)?)?s?|\bsec(?:tion)?s?|§|\bpp?|\bex(?:ercise)?s?|\bproblems?|\bversion|\bv|\bpages?)\.?\s*$/i.test(
      before,
    )
  )
    return true
  if (/^\d{1,2}\s*[/.]\s*\d{1,2}$/.test(found)) {
    const isPart = /^\s*(?:of\b|%|points?|credits?)/i.test(text.slice(index + found.length))
    return isPart || (found.includes('.') && !/[,;:|(]?\s*$/.test(before))
  }
  return false
}

function readOrder(
  calendar: DocumentCalendar,
  said: string,
  year: string | undefined,
  month: number,
  day: number,
): { date: string; other: string | null } | null {
  const [, first, mark, second, dottedYear] =
    /^\D*(\d{1,2})\s*([/.])\s*(\d{1,2})(?!\d)(?:\.(\d{2,4}))?/.exec(said) ?? []
  // 11.12.2026 has one order only.
  if (mark === '.' && dottedYear !== undefined) {
    const dotted = resolveDate(calendar, year, Number(second), Number(first))
    if (dotted !== null) return { date: dotted, other: null }
  }
  const date = resolveDate(calendar, year, month, day)
  if (mark === undefined || first === second) return date === null ? null : { date, other: null }
  const turned = resolveDate(calendar, year, day, month)
  if (date === null) return turned === null ? null : { date: turned, other: null }
  if (turned === null || !isInTerm(calendar, turned)) return { date, other: null }
  // Of two readings the one that lies in the term is meant; where both do, the person is asked.
  if (!isInTerm(calendar, date)) return { date: turned, other: null }
  return { date, other: calendar.isOrderShown ? null : turned }
}

const weekdayBefore = new RegExp(String.raw`${englishDay}\s*,?\s*$`, 'iu')
const weekdayAfter = new RegExp(String.raw`^\s*[,(]?\s*${englishDay}`, 'iu')
const weekdayInside = new RegExp(englishDay, 'iu')

function weekdayBeside(text: string, index: number, until: number): number | null {
  const name =
    weekdayInside.exec(text.slice(index, until))?.[1] ??
    weekdayBefore.exec(text.slice(Math.max(0, index - 16), index))?.[1] ??
    weekdayAfter.exec(text.slice(until, until + 16))?.[1]
  return name === undefined ? null : englishWeekday(name)
}

const dotted =
  /(?<![\p{L}\d.:/§$€£¥-])(\d{1,2})\.(\d{1,2})(\.(?!\d))?(?![\d/:]|\.\d|\s*(?:[ap]\.?m\b|uhr\b|h\b|%|％|points?\b|pts\b|credits?\b|分|节|章))/giu
const sectionBefore =
  /(?:\b(?:ch(?:ap(?:ter)?)?s?|sec(?:tion)?s?|ex(?:ercise)?s?|problems?|parts?|units?|versions?|v|figures?|eq)\.?|§|[章节题])\s*(?:\d+\.\d+\s*[,&–-]\s*)*$/iu

/**
 * Dates in figures with points: "20.10." and "20.10" where days come first, 04.13 in Chinese.
 * Without a point behind it, 20.10 may be a number: it counts where the document writes its dates
 * so.
 */
function findDotted(text: string, calendar: DocumentCalendar): FoundDate[] {
  const isHan = /\p{Script=Han}/u.test(text)
  return [...text.matchAll(dotted)].flatMap((match): FoundDate[] => {
    const [whole, first = '', second = '', end] = match
    const isPadded = first.length === 2 && second.length === 2
    if (end === undefined && !(isPadded && (isHan || calendar.isDayFirst))) return []
    if (sectionBefore.test(text.slice(0, match.index))) return []
    const until = match.index + whole.length
    if (!isHan && end === undefined && isRange(text, match.index, until)) return []
    const isDayFirst = end !== undefined || !isHan
    const [month, day] = isDayFirst ? [second, first] : [first, second]
    const date =
      resolveDate(calendar, undefined, Number(month), Number(day)) ??
      resolveDate(calendar, undefined, Number(day), Number(month))
    if (date === null) return []
    return [{ index: match.index, until, date, through: null, other: null, saidWeekday: null }]
  })
}

/** "10.30-12.00" is a time. */
function isRange(text: string, index: number, until: number): boolean {
  return (
    /^\s*[-–—~～]\s*\d{1,2}[.:]\d{2}(?!\d)/u.test(text.slice(until)) ||
    /\d[.:]\d{2}\s*[-–—~～]\s*$/u.test(text.slice(0, index))
  )
}
