// Reads a timetable in any format that we know. Our own file is not one of them: it holds more than a timetable.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, type Result } from '../../../shared/result.ts'
import { silent, type ReadReport } from '../ics/report.ts'
import type { DetectedFormat } from './detect-format.ts'
import type { ImportInput } from './import-proposal.ts'
import { readCsv, readGridTable, readLines, readPage, readWakeUpBackup } from './read-lessons.ts'
import { sayFailure } from './say-import.ts'
import type { TimetableSource } from './timetable-source.ts'
import { succeed } from '../../../shared/result.ts'
import { plainReading } from '../../../shared/timetable/import-reading.ts'
import { readCalendar } from '../ics/read-calendar.ts'
import { stretch } from '../ics/report.ts'
import { ianaZone, utcZone } from '../ics/zone.ts'
import { fileZone, findSeriesAround } from './find-series.ts'
import { inferTerm } from './infer-term.ts'
import { termName } from './term-name.ts'

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
