// Reads a calendar file: its meetings around the term as series, what is due in it, and the term that it suggests.
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { plainReading } from '../../../shared/timetable/import-reading.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import { expandEvents } from '../../ics/expand-calendar.ts'
import { type ReadCalendar, readCalendar } from '../../ics/read-calendar.ts'
import { silent, stretch, type ReadReport } from '../../ics/source-component.ts'
import { parseWall, secondsPerDay } from '../../ics/wall-time.ts'
import { type Span, type Zone, ianaZone, utcZone } from '../../ics/zone.ts'
import { weeksOfWork, type DueWork } from '../feed/found-work.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { overridesOf } from '../feed/fit-term.ts'
import { inferTerm } from './infer-term.ts'
import { sayCalendarProblems, sayNote, sayFailure } from './say-import.ts'
import {
  commonest,
  type LeftOut,
  toMeetings,
  findSeries,
  type Series,
  type SourceLine,
  type DayOff,
} from '../feed/series.ts'
import type { SaidKind } from '../../../shared/timetable/line-kinds.ts'
import { decideKinds } from '../feed/entry-kinds.ts'
import { sortFeed } from '../feed/sort-feed.ts'
import { termName } from './term-name.ts'

type FoundSeries = {
  series: Series[]
  problems: string[]
  leftOut: LeftOut[]
  work: DueWork[]
  lines: SourceLine[]
  daysOff: DayOff[]
  /** As they would be without what was said of them. */
  plain: { series: Series[]; work: DueWork[] }
}

type Around = {
  term: Term | null
  today: string
  zone: Zone
  said: readonly SaidKind[]
  language: Language
}

/** The zone that most events name, else the calendar's own. */
function fileZone(calendar: ReadCalendar): string | null {
  const names = calendar.events.map(({ start }) =>
    start.kind === 'zoned' ? (start.zone.name ?? '') : '',
  )
  return (
    commonest(names.filter((name) => name !== '' && name !== 'UTC')) ||
    (calendar.zone?.name ?? null)
  )
}

/** Days before and after the term, or around today, in which events are looked for. */
const daysAround = 200
const daysAhead = 400

function findSeriesAround(
  calendar: ReadCalendar,
  around: Around,
  report: ReadReport = silent,
): FoundSeries {
  const { term, today, zone } = around
  const middle = term?.firstMonday ?? today
  const from = addDays(middle, -daysAround)
  const to = addDays(middle, daysAhead)
  const near = meetingsIn(
    calendar,
    { from: dateSeconds(from), to: dateSeconds(to), zone },
    around,
    stretch(report, 0, 50),
  )
  // What asks for too much at one time does so at another.
  if (term !== null || hasLessons(near) || near.isCut) return near
  // The calendar of another year is looked at around its own last event.
  const last = Math.max(...calendar.events.map(({ start }) => start.wall))
  if (!Number.isFinite(last)) return near
  const reach = daysAround * secondsPerDay
  const span = { from: last - reach, to: last + reach, zone }
  const far = meetingsIn(calendar, span, around, stretch(report, 50, 100))
  const isEmpty = near.plain.series.length + near.plain.work.length === 0
  return hasLessons(far) || isEmpty ? far : near
}

function hasLessons({ plain }: FoundSeries): boolean {
  return plain.series.some(({ kind }) => kind === 'class')
}

function dateSeconds(date: string): number {
  return parseWall(date)?.wall ?? 0
}

function meetingsIn(
  calendar: ReadCalendar,
  span: Span,
  { said, language }: Around,
  report: ReadReport,
): FoundSeries & { isCut: boolean } {
  const { occurrences, problems } = expandEvents(calendar, span, report)
  const sort = (kinds: readonly SaidKind[]) => {
    const rules = { zone: span.zone, product: calendar.product }
    const sorted = sortFeed(occurrences, { ...rules, said: kinds })
    const { meetings, leftOut } = toMeetings(
      sorted.meetings,
      span.zone,
      sayNote('untitled', language),
    )
    return {
      ...sorted,
      leftOut: [...sorted.leftOut, ...leftOut],
      series: decideKinds(findSeries(meetings)),
    }
  }
  const plain = sort([])
  const { series, leftOut, work, lines, daysOff } = said.length === 0 ? plain : sort(said)
  const readable = problems.filter((problem) => problem.kind !== 'unreadable')
  return {
    series,
    problems: sayCalendarProblems(readable, language),
    leftOut,
    work,
    lines,
    daysOff,
    plain,
    isCut: problems.some(({ kind }) => kind === 'endless-file'),
  }
}

export function readCalendarFile(
  input: ImportInput,
  report: ReadReport = silent,
): Result<TimetableSource, string> {
  const calendar = readCalendar(input.text, stretch(report, 0, 50))
  if (!calendar.ok) return fail(sayFailure(calendar.failure, input.language))
  const zone = input.term?.zone ?? fileZone(calendar.value) ?? input.zone
  const around = {
    term: input.term,
    today: input.now.date,
    zone: ianaZone(zone) ?? utcZone,
    said: input.answers?.kinds ?? [],
    language: input.language,
  }
  const tellDates = stretch(report, 50, 90)
  const { daysOff, plain, ...found } = findSeriesAround(calendar.value, around, tellDates)
  const reading = plainReading('ics')
  const source = { name: calendar.value.name, zone, ...found, plain: plain.series, reading }
  if (input.term !== null) return succeed({ ...source, daysOff, term: input.term, isCut: false })
  const at = { zone, today: input.now.date }
  // Where all is left out there is a term still, so that it can be taken back.
  const inferred = inferTerm(found.series, at) ?? inferTerm(plain.series, at)
  if (inferred === null && plain.work.length > 0)
    return succeed({ ...source, term: termOfWork(plain.work, zone, input), isCut: false })
  if (inferred === null) {
    const sentences = [
      ...found.problems.slice(0, 1),
      sayFailure({ kind: 'no-meetings' }, input.language),
    ]
    return fail(sentences.join(grammar[input.language].joints.gap))
  }
  const name = termName(source.name, inferred.term.firstMonday, input.language)
  const term = { name, ...inferred.term }
  const overrides = overridesOf(daysOff, term, found.series)
  return succeed({ ...source, term: { ...term, overrides }, isCut: inferred.isCut })
}

/** Of a list that holds nothing but what is due. */
export function termOfWork(work: readonly DueWork[], zone: string, input: ImportInput): Term {
  const { firstMonday, weeks } = weeksOfWork(work)
  const name = termName('', firstMonday, input.language)
  return { name, firstMonday, weeks, zone, periods: presets['hours-12'], overrides: [] }
}
