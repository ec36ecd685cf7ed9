// Days that share their month: "October 20, 22", "20 and 22 October", 10月20、22日.
import { resolveDate, type FoundDate, type DocumentCalendar } from './document-calendar.ts'
import { monthNumber, monthPattern } from '../months.ts'

export const monthName = String.raw`\b(${monthPattern})\b\.?`
export const dayNumber = String.raw`\d{1,2}(?:st|nd|rd|th)?(?!\d)`
const dayList = String.raw`(${dayNumber}(?:\s*(?:,|&|\band\b)+\s*${dayNumber})+)`
// What may stand behind the last figure: all else makes an hour, a year or a number of something of it.
const listEnd = String.raw`(?:,?\s+(\d{4})(?!\d))?(?=\s*(?:$|[;,.()|\]\-–—]|(?:in|at|on|from|during|both|each|are|is|will)\b))(?!\s*[-–—.]\s*\d)`
const listsAfterMonth = new RegExp(String.raw`${monthName}\s+${dayList}${listEnd}`, 'giu')
const listsBeforeMonth = new RegExp(
  String.raw`(?<![\d:./-])${dayList}\s+${monthName}(?:,?\s+(\d{4}))?`,
  'giu',
)

/** "Lab report 2, 13 November": a figure behind the name of one such thing is its number. */
const numbered =
  /\b(?:report|lab|quiz|assignment|homework|hw|(?:problem |p-?)set|sheet|project|essay|paper|exercise|part|unit|module|chapter) ?#?$/iu

/** "October 20, 22 and 27", "20 and 22 October": days that share their month. */
export function findDayLists(text: string, calendar: DocumentCalendar): FoundDate[] {
  const after = Array.from(text.matchAll(listsAfterMonth), (match) => {
    const [whole, month = '', days = '', year] = match
    const from = match.index + whole.indexOf(days, month.length)
    return { month, days, year, index: match.index, from, until: match.index + whole.length }
  })
  const before = Array.from(text.matchAll(listsBeforeMonth), (match) => {
    const [whole, days = '', month = '', year] = match
    return {
      month,
      days,
      year,
      index: match.index,
      from: match.index,
      until: match.index + whole.length,
    }
  })
  return [...after, ...before].flatMap(({ month, days, year, index, from, until }) => {
    const figures = [...days.matchAll(/\d{1,2}/gu)]
    const found = numbered.test(text.slice(0, from)) ? figures.slice(1) : figures
    // A single day is no list: others read it, with all that stands beside it.
    if (found.length < 2) return []
    const dates = found.map(([day]) => resolveDate(calendar, year, monthNumber(month), Number(day)))
    const isRising = dates.every((date, at) => date !== null && date > (dates[at - 1] ?? ''))
    if (!isRising) return []
    return found.map((day, at): FoundDate => {
      const start = day.index === 0 ? index : from + day.index
      const end = at === found.length - 1 ? until : from + day.index + day[0].length
      return {
        index: start,
        until: end,
        date: dates[at] ?? '',
        through: null,
        other: null,
        saidWeekday: null,
      }
    })
  })
}

/** 10月20、22日: further days of the same month. */
export function moreDays(
  text: string,
  from: number,
  first: string,
  calendar: DocumentCalendar,
): FoundDate[] {
  const next = /\s*[、，,和及与]\s*(\d{1,2})\s*[日号]/uy
  const found: FoundDate[] = []
  next.lastIndex = from
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    const date = resolveDate(
      calendar,
      first.slice(0, 4),
      Number(first.slice(5, 7)),
      Number(match[1]),
    )
    if (date === null) break
    const index = match.index
    found.push({
      index,
      until: next.lastIndex,
      date,
      through: null,
      other: null,
      saidWeekday: null,
    })
  }
  return found
}
