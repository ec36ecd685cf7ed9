// Reads a timetable in any format that we know. Our own file is not one of them: it holds more than a timetable.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { type ImportFormat, plainReading } from '../../../shared/timetable/import-reading.ts'
import { expandEvents } from '../../ics/expand-calendar.ts'
import { type ReadCalendar, readCalendar } from '../../ics/read-calendar.ts'
import { silent, stretch, type ReadReport } from '../../ics/source-component.ts'
import { parseWall, secondsPerDay } from '../../ics/wall-time.ts'
import { type Span, type Zone, ianaZone, utcZone } from '../../ics/zone.ts'
import { guessRoles } from '../lessons/guess-roles.ts'
import { isGrid } from '../lessons/read-grid.ts'
import { readTable } from '../lessons/read-table.ts'
import { looksLikeWakeUp } from '../lessons/read-wakeup.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { inferTerm } from './infer-term.ts'
import { readCsv, readGridTable, readLines, readPage, readWakeUpBackup } from './read-lessons.ts'
import { sayCalendarProblems, sayNote, sayFailure } from './say-import.ts'
import { type LeftOut, toMeetings, findSeries, type Series } from './series.ts'
import { termName } from './term-name.ts'

type DetectedFormat = Exclude<ImportFormat, 'wakeup-csv'> | 'web-page' | 'empty'

const calendar = /^(?:\uFEFF|\s)*BEGIN\s*:\s*V(?:CALENDAR|EVENT)/i
const webPage = /^<(?:!doctype html|html|head|body|meta|table|\?xml)/i
const calendarName = /\.(?:ics|ical|ifb)$/i
const tableName = /\.(?:csv|tsv|tab)$/i

/** Characters by which a table is told. */
const sampleLength = 100_000

/** Tells what a timetable comes as: by what is in it, and only then by what the file is called. */
export function detectFormat(text: string, fileName: string): DetectedFormat {
  const start = text.slice(0, 2000).trimStart()
  if (start === '') return 'empty'
  if (calendar.test(start)) return 'ics'
  if (looksLikeWakeUp(text, fileName)) return 'wakeup'
  if (start.startsWith('{')) return 'weekloom'
  if (webPage.test(start)) return 'web-page'
  if (calendarName.test(fileName)) return 'ics'
  const table = readTable(text.slice(0, sampleLength))
  if (table !== null && isGrid(table.rows)) return 'grid'
  if (tableName.test(fileName)) return 'csv'
  if (table === null) return 'text'
  const { isTimetable, hasHeader } = guessRoles(table.rows)
  // Commas stand between the words of a line too; a table without a header is told by its tabs.
  return isTimetable && (hasHeader || table.delimiter === '\t') ? 'csv' : 'text'
}

type FoundSeries = { series: Series[]; problems: string[]; leftOut: LeftOut[] }

type Around = { term: Term | null; today: string; zone: Zone; language: Language }

/** The zone that most events name, else the calendar's own. */
function fileZone(calendar: ReadCalendar): string | null {
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

function findSeriesAround(
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

/** The failure is what to say to the person. */
export function readTimetable(
  input: ImportInput,
  format: Exclude<DetectedFormat, 'weekloom'>,
  report: ReadReport = silent,
): Result<TimetableSource, string> {
  switch (format) {
    case 'ics':
      return readCalendarFile(input, report)
    case 'wakeup':
      return readWakeUpBackup(input)
    case 'csv':
      return readCsv(input)
    case 'grid':
      return readGridTable(input)
    case 'text':
      return readLines(input)
    case 'web-page':
      return readPage(input)
    case 'empty':
      return fail(sayFailure({ kind: format }, input.language))
    default:
      return assertNever(format)
  }
}

/** An iCalendar file as a timetable: its series around the term, and the term that they suggest where there is none. */
function readCalendarFile(
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
    language: input.language,
  }
  const tellDates = stretch(report, 50, 90)
  const { series, problems, leftOut } = findSeriesAround(calendar.value, around, tellDates)
  const found = { series, problems, leftOut }
  const source = { name: calendar.value.name, zone, ...found, reading: plainReading('ics') }
  if (input.term !== null) return succeed({ ...source, term: input.term, isCut: false })
  const inferred = inferTerm(found.series, { zone, today: input.now.date })
  if (inferred === null) {
    const sentences = [
      ...found.problems.slice(0, 1),
      sayFailure({ kind: 'no-meetings' }, input.language),
    ]
    return fail(sentences.join(grammar[input.language].joints.gap))
  }
  const name = termName(source.name, inferred.term.firstMonday, input.language)
  return succeed({ ...source, term: { name, ...inferred.term }, isCut: inferred.isCut })
}
