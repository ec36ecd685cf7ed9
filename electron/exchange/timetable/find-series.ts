// Finds a calendar's series around the term, or around today when there is no term yet.
import type { Language } from '../../../shared/language.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { expandEvents } from '../ics/expand-calendar.ts'
import type { ReadCalendar } from '../ics/read-calendar.ts'
import { silent, stretch, type ReadReport } from '../ics/report.ts'
import type { Span } from '../ics/span.ts'
import { parseWall, secondsPerDay } from '../ics/wall-time.ts'
import type { Zone } from '../ics/zone.ts'
import type { LeftOut } from './left-out.ts'
import { toMeetings } from './meeting.ts'
import { sayCalendarProblems, sayNote } from './say-import.ts'
import { findSeries, type Series } from './series.ts'

export type FoundSeries = { series: Series[]; problems: string[]; leftOut: LeftOut[] }

type Around = { term: Term | null; today: string; zone: Zone; language: Language }

/** The zone that most events name, else the calendar's own. */
export function fileZone(calendar: ReadCalendar): string | null {
  const counts = new Map<string, number>()
  for (const { start } of calendar.events) {
    const name = start.kind === 'zoned' ? start.zone.name : null
    if (name !== null && name !== 'UTC') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [commonest] = [...counts].toSorted((a, b) => b[1] - a[1])
  return commonest?.[0] ?? calendar.zone?.name ?? null
}

/** Days before and after the term, or around today, in which events are looked for. */
const daysAround = 200
const daysAhead = 400

export function findSeriesAround(
  calendar: ReadCalendar,
  around: Around,
  report: ReadReport = silent,
): FoundSeries {
  const { term, today, zone, language } = around
  const middle = term?.firstMonday ?? today
  const from = addDays(middle, -daysAround)
  const to = addDays(middle, daysAhead)
  const near = meetingsIn(
    calendar,
    { from: dateSeconds(from), to: dateSeconds(to), zone },
    language,
    stretch(report, 0, 50),
  )
  // What asks for too much at one time does so at another.
  if (term !== null || hasLessons(near) || near.isCut) return near
  // The calendar of another year is looked at around its own last event.
  const last = Math.max(...calendar.events.map(({ start }) => start.wall))
  if (!Number.isFinite(last)) return near
  const reach = daysAround * secondsPerDay
  const span = { from: last - reach, to: last + reach, zone }
  const far = meetingsIn(calendar, span, language, stretch(report, 50, 100))
  return hasLessons(far) || near.series.length === 0 ? far : near
}

function hasLessons({ series }: FoundSeries): boolean {
  return series.some(({ kind }) => kind === 'class')
}

function dateSeconds(date: string): number {
  return parseWall(date)?.wall ?? 0
}

function meetingsIn(
  calendar: ReadCalendar,
  span: Span,
  language: Language,
  report: ReadReport,
): FoundSeries & { isCut: boolean } {
  const { occurrences, problems } = expandEvents(calendar, span, report)
  const { meetings, leftOut } = toMeetings(occurrences, span.zone, sayNote('untitled', language))
  const readable = problems.filter((problem) => problem.kind !== 'unreadable')
  return {
    series: findSeries(meetings),
    problems: sayCalendarProblems(readable, language),
    leftOut,
    isCut: problems.some(({ kind }) => kind === 'endless-file'),
  }
}
