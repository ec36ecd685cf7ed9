// The term that a calendar's weekly lessons suggest: first Monday, weeks, period table.
import { addDays, daysBetween, mondayOf } from '../../../shared/schedule/calendar.ts'
import { maxWeeks, type Term } from '../../../shared/schedule/term.ts'
import { inferPeriods, type WeighedInterval } from './infer-periods.ts'
import type { Meeting } from './meeting.ts'
import { regularMeetings, type Series } from './series.ts'

/** More empty weeks than this in a row lie between two terms. */
const longestHoliday = 3

type Weeks = { first: string; last: string; meetings: number }

export type InferredTerm = {
  term: Omit<Term, 'name'>
  /** The lessons go on past the 30 weeks that a term can have. */
  isCut: boolean
}

/** Null when there is not a single meeting to go by. `today` is a date in the term's zone. */
export function inferTerm(
  series: readonly Series[],
  { zone, today }: { zone: string; today: string },
): InferredTerm | null {
  const classes = series.filter(({ kind }) => kind === 'class')
  const basis = classes.length > 0 ? classes : series
  const evidence = basis.flatMap((one) => one.meetings)
  const span = chooseSpan(findSpans(evidence), mondayOf(today))
  if (span === null) return null
  span.last = lastWeekWithExams(span.last, series)
  const length = daysBetween(span.first, span.last) / 7 + 1
  const firstMonday = length > maxWeeks ? startOfEndless(span, mondayOf(today)) : span.first
  const weeks = Math.min(maxWeeks, daysBetween(firstMonday, span.last) / 7 + 1)
  const lastDay = addDays(firstMonday, weeks * 7 - 1)
  // A lesson moved once says nothing about the rows of the week.
  const regular = classes.length > 0 ? classes.flatMap(regularMeetings) : evidence
  const ofTerm = regular.filter(({ date }) => date >= firstMonday && date <= lastDay)
  const periods = inferPeriods(weighIntervals(ofTerm))
  return {
    term: { firstMonday, weeks, zone, periods, overrides: [] },
    isCut: lastDay < span.last,
  }
}

/** Runs of weeks with lessons, ascending. */
function findSpans(meetings: readonly Meeting[]): Weeks[] {
  const byWeek = Map.groupBy(meetings, ({ date }) => mondayOf(date))
  const spans: Weeks[] = []
  for (const monday of [...byWeek.keys()].toSorted()) {
    const count = byWeek.get(monday)?.length ?? 0
    const last = spans.at(-1)
    if (last !== undefined && daysBetween(last.last, monday) / 7 - 1 <= longestHoliday) {
      last.last = monday
      last.meetings += count
    } else {
      spans.push({ first: monday, last: monday, meetings: count })
    }
  }
  return spans
}

/** The one that runs now, else the next, else the last; a few stray lessons make no term. */
function chooseSpan(spans: readonly Weeks[], thisMonday: string): Weeks | null {
  const most = Math.max(0, ...spans.map(({ meetings }) => meetings))
  const terms = spans.filter(({ meetings }) => meetings * 4 >= most)
  return terms.find(({ last }) => last >= thisMonday) ?? terms.at(-1) ?? null
}

// Exams follow the last lessons; a term without its exam weeks would leave them out.
function lastWeekWithExams(last: string, series: readonly Series[]): string {
  const weeks = series
    .filter(({ kind }) => kind === 'exam')
    .flatMap(({ meetings }) => meetings.map(({ date }) => mondayOf(date)))
    .toSorted()
  return weeks.reduce((end, monday) => {
    const distance = daysBetween(end, monday) / 7
    return distance > 0 && distance <= longestHoliday + 1 ? monday : end
  }, last)
}

// Lessons without an end are planned from their start, or from this week once half a term has gone by.
function startOfEndless(span: Weeks, thisMonday: string): string {
  return daysBetween(span.first, thisMonday) / 7 > maxWeeks / 2 ? thisMonday : span.first
}

function weighIntervals(meetings: readonly Meeting[]): WeighedInterval[] {
  const byTime = Map.groupBy(meetings, ({ start, end }) => `${start}-${end}`)
  return [...byTime.values()].flatMap((same) => {
    const first = same[0]
    return first === undefined ? [] : [{ start: first.start, end: first.end, weight: same.length }]
  })
}
