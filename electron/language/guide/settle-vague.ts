// Reads the answer to which day of a stretch it is: by its date, its number or its weekday; or that nobody knows yet.
import { addDays, datesBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { monthPattern } from '../../../shared/time/months.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { isLeftOpen, withoutDates, type Heard } from './heard.ts'
import type { Doubt, Known, VagueDay } from './known.ts'
import { leaveVague } from './vague-day.ts'

/** The days that the words can mean: by date, or by number or weekday alone those of the stretch. */
function daysMeant({ from, to }: VagueDay, { text, dates }: Heard): string[] {
  const said = dates.exam?.date ?? dates.due
  const isWhole = withMonth.test(text)
  if (said !== null && (isWhole || (said >= from && said <= to))) return [said]
  const number = dayNumber.exec(text)
  const wanted = readNumber(number?.slice(1).find((digits) => digits !== undefined) ?? '') ?? 0
  const isNumber = wanted > 0 && wanted <= 31
  if (said === null && !isNumber) return []
  // The 25th, of mid December, is of that month.
  const days = isNumber ? datesBetween(from, addDays(from, 31)) : datesBetween(from, to)
  const fitting = days.filter((date) =>
    isNumber ? Number(date.slice(8)) === wanted : weekdayOf(date) === weekdayOf(said ?? date),
  )
  return isNumber ? fitting.slice(0, 1) : fitting
}

const withMonth = new RegExp(String.raw`月|\b(?:${monthPattern})\b|\d[/.-]\d`)

const dayNumber = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)\b|(?:^|\b(?:the|on|is|it's|maybe|probably) )(\d{1,2})(?= ?(?:$|[,.;!]))|(${numberPattern})[号日]`,
)

/** The day that was asked for; not known, the work has to be in time for any of them. */
export function settleVague(
  doubt: VagueDay,
  rest: Known,
  heard: Heard,
): { known: Known; left: Heard } | null {
  const { vague, choice } = heard.dates
  if (vague !== null || choice !== null || heard.isExam === false)
    return { known: rest, left: heard }
  const choices = daysMeant(doubt, heard)
  const [date, ...others] = choices
  // "Wednesday", of which there are two in it.
  if (others.length > 0) {
    const choice: Doubt = { kind: 'date-choice', choices, what: doubt.what }
    return { known: { ...rest, doubts: [choice, ...rest.doubts] }, left: withoutDates(heard) }
  }
  if (date !== undefined)
    return { known: dated(doubt, rest, date, heard), left: withoutDates(heard) }
  return isLeftOpen(heard) ? { known: leaveVague(doubt, rest), left: heard } : null
}

function dated({ what }: VagueDay, rest: Known, date: string, { dates }: Heard): Known {
  const slots = dates.exam?.slots ?? null
  return what === 'exam'
    ? { ...rest, exam: { date, slots }, isExam: true, isExamOpen: false, openDay: null }
    : { ...rest, due: date, dueOf: null, openDay: null }
}
