// The term that a calendar's weekly lessons suggest: first Monday, weeks, period table.
import { clockOf, addDays, daysBetween, mondayOf } from '../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { type Period, maxWeeks, type Term } from '../../../shared/schedule/term.ts'
import { longestHoliday, type Meeting, regularMeetings, type Series } from '../feed/series.ts'

/** Minutes since midnight, half open. */
type Interval = { start: number; end: number }

/** How many lessons are held at that time of day. */
type WeighedInterval = Interval & { weight: number }

const morning = 8 * 60
const evening = 22 * 60
/** A row longer than this is split. */
const longestRow = 75
const shortestRow = 30
/** Gaps from this on become rows, so that study fits between lessons and in the evening. */
const shortestGap = 40
const studyRow = 50
const studyBreak = 10
const halfHour = 30
const lastMinute = 1439

/** A gap of up to two hours about noon is the lunch break and stays as it is. */
const lunch: Interval = { start: 11 * 60, end: 14 * 60 + 30 }
const longestLunch = 120

/** In longer gaps meals stay free of rows. */
const meals: readonly Interval[] = [
  { start: 12 * 60, end: 13 * 60 },
  { start: 18 * 60, end: 19 * 60 },
]

/** Rows ascend without overlap, at most 30. */
export function inferPeriods(lessons: readonly WeighedInterval[]): Period[] {
  const regular = withoutOddities(lessons.map(untilMidnight))
  const rows =
    hasPartialOverlap(regular) || areHoursOnEnd(regular)
      ? null
      : fillGaps(splitLongRows(atomicRows(regular)))
  return (rows !== null && rows.length <= maxPeriods ? rows : halfHourRows(lessons)).map(
    ({ start, end }) => ({ start: clockOf(start), end: clockOf(end) }),
  )
}

// The last minute of a day is 23:59: a clock time has no 24:00.
function untilMidnight({ start, end, weight }: WeighedInterval): WeighedInterval {
  return { start, end: Math.min(end, lastMinute), weight }
}

function overlapsPartly(a: Interval, b: Interval): boolean {
  const overlap = a.start < b.end && b.start < a.end
  const contains = (outer: Interval, inner: Interval) =>
    outer.start <= inner.start && inner.end <= outer.end
  return overlap && !contains(a, b) && !contains(b, a)
}

/** From this length on a row is too long for a break between two lessons that follow on one another. */
const longRow = 55

/** Lessons of an hour or more, from one full or half hour to another, that leave no minute between them. */
function areHoursOnEnd(intervals: readonly Interval[]): boolean {
  const isOnGrid = ({ start, end }: Interval) =>
    start % halfHour === 0 && end % halfHour === 0 && end - start >= longRow
  const follow = intervals.some((a) => intervals.some((b) => a.end === b.start))
  return follow && intervals.every(isOnGrid)
}

function hasPartialOverlap(intervals: readonly Interval[]): boolean {
  return intervals.some((a) => intervals.some((b) => overlapsPartly(a, b)))
}

/** One lesson at an odd time must not cost all others their rows: below a tenth of the lessons it does not count. */
function withoutOddities(lessons: readonly WeighedInterval[]): WeighedInterval[] {
  const total = lessons.reduce((sum, { weight }) => sum + weight, 0)
  const kept: WeighedInterval[] = []
  let dropped = 0
  for (const lesson of lessons.toSorted((a, b) => b.weight - a.weight || a.start - b.start)) {
    if (kept.some((other) => overlapsPartly(lesson, other))) dropped += lesson.weight
    else kept.push(lesson)
  }
  return dropped * 10 < total ? kept : [...lessons]
}

// The shortest lessons are rows; of a longer one only what they leave, and a break between them stays a break.
function atomicRows(intervals: readonly Interval[]): Interval[] {
  const rows: Interval[] = []
  for (const interval of intervals.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const left = uncovered(interval, rows)
    const whole =
      left.length === 1 && left[0]?.end === interval.end && left[0].start === interval.start
    rows.push(...left.filter(({ start, end }) => whole || end - start >= shortestRow))
  }
  return sortRows(rows)
}

function uncovered(interval: Interval, rows: readonly Interval[]): Interval[] {
  let left = [{ start: interval.start, end: interval.end }]
  for (const row of rows) {
    left = left.flatMap((part) => {
      if (row.end <= part.start || row.start >= part.end) return [part]
      return [
        { start: part.start, end: row.start },
        { start: row.end, end: part.end },
      ].filter(({ start, end }) => start < end)
    })
  }
  return left
}

function splitLongRows(rows: readonly Interval[]): Interval[] {
  return rows.flatMap((row) => {
    const length = row.end - row.start
    const parts = length > longestRow ? Math.max(2, Math.round(length / studyRow)) : 1
    const at = (index: number) => row.start + Math.round((index * length) / parts)
    return Array.from({ length: parts }, (_, index) => ({ start: at(index), end: at(index + 1) }))
  })
}

function fillGaps(rows: readonly Interval[]): Interval[] {
  const gaps: Interval[] = []
  let free = morning
  for (const row of rows) {
    if (row.start > free) gaps.push({ start: free, end: row.start })
    free = Math.max(free, row.end)
  }
  if (free < evening) gaps.push({ start: free, end: evening })
  return sortRows([...rows, ...gaps.flatMap((gap) => rowsInGap(gap, rows))])
}

function rowsInGap(gap: Interval, rows: readonly Interval[]): Interval[] {
  if (gap.end - gap.start < shortestGap || isLunch(gap)) return []
  const follows = rows.some((row) => row.end === gap.start)
  const found: Interval[] = []
  let start = follows ? gap.start + studyBreak : gap.start
  while (start + shortestGap <= gap.end) {
    const meal = meals.find((one) => one.start < start + studyRow && start < one.end)
    const end = Math.min(start + studyRow, gap.end, meal?.start ?? gap.end)
    if (end - start >= shortestGap) found.push({ start, end })
    start = meal === undefined ? end + studyBreak : meal.end
  }
  return found
}

function isLunch({ start, end }: Interval): boolean {
  return end - start <= longestLunch && start >= lunch.start && end <= lunch.end
}

/** 08:00 to 22:00 in half hours, moved or lengthened where lessons lie outside, as far as 30 rows reach. */
function halfHourRows(lessons: readonly Interval[]): Interval[] {
  const earliest = Math.min(morning, ...lessons.map(({ start }) => start))
  const latest = Math.max(evening, ...lessons.map(({ end }) => end))
  const first = Math.floor(earliest / halfHour)
  const last = Math.min(Math.ceil(latest / halfHour), first + maxPeriods, 48)
  return Array.from({ length: last - first }, (_, index) => ({
    start: (first + index) * halfHour,
    end: Math.min((first + index + 1) * halfHour, lastMinute),
  }))
}

function sortRows(rows: readonly Interval[]): Interval[] {
  return rows.toSorted((a, b) => a.start - b.start)
}

type Weeks = { first: string; last: string; meetings: number }

type InferredTerm = {
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
