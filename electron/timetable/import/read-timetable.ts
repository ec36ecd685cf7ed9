// Reads a timetable in any format that we know. Our own file is not one of them: it holds more than a timetable.
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, type Result } from '../../../shared/result.ts'
import type { ImportFormat } from '../../../shared/timetable/import-reading.ts'
import { silent, type ReadReport } from '../../ics/source-component.ts'
import { isChecklist } from '../../../shared/timetable/is-checklist.ts'
import { findTaskColumns } from '../feed/task-columns.ts'
import { belowTitle, guessRoles, isTimetableHeader } from '../lessons/guess-roles.ts'
import { readSheets } from '../lessons/read-sheet.ts'
import { isJson } from '../lessons/records/read-json.ts'
import { isGrid } from '../lessons/grid/find-heading.ts'
import { readTable } from '../lessons/read-table.ts'
import { spellText } from '../lessons/spell/spell-text.ts'
import { looksLikeWakeUp } from '../lessons/records/read-wakeup.ts'
import type { ImportInput, TimetableSource } from './import-proposal.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import {
  readCsv,
  readGridTable,
  readLines,
  readPage,
  readRecords,
  readSheet,
  readUnsure,
  readWakeUpBackup,
} from './read-lessons.ts'
import { sayFailure } from './say-import.ts'

type DetectedFormat =
  | Exclude<ImportFormat, 'wakeup-csv' | 'records'>
  | 'json'
  | 'web-page'
  | 'empty'

const calendar = /^(?:\uFEFF|\s)*BEGIN\s*:\s*V(?:CALENDAR|EVENT)/i
const webPage = /^<(?:!doctype html|!--|\?xml|[a-z][a-z\d]*[\s>])/i
const calendarName = /\.(?:ics|ical|ifb)$/i
const tableName = /\.(?:csv|tsv|tab)$/i

/** How Weekloom's own files begin; what holds nothing else is one that is broken. */
const ownFile = /^\{\s*(?:"(?:format|kind|weekloom)|\}|$)|weekloom-/i

/** Characters by which a table is told. */
const sampleLength = 100_000

/** Tells what a timetable comes as: by what is in it, and only then by what the file is called. */
export function detectFormat(text: string, fileName: string): DetectedFormat {
  const start = text.slice(0, 2000).trimStart()
  if (start === '') return 'empty'
  if (calendar.test(start)) return 'ics'
  if (looksLikeWakeUp(text, fileName)) return 'wakeup'
  if (isJson(start)) return ownFile.test(start) ? 'weekloom' : 'json'
  if (webPage.test(start)) return 'web-page'
  if (calendarName.test(fileName)) return 'ics'
  // Commas and tabs in a list of boxes make no columns.
  if (isChecklist(start)) return 'text'
  const table = readTable(spellText(text.slice(0, sampleLength)))
  if (table !== null && isGrid(table.rows)) return 'grid'
  if (tableName.test(fileName)) return 'csv'
  if (table === null) return 'text'
  if (table.rows.slice(0, 10).some(({ cells }) => isTimetableHeader(cells))) return 'csv'
  if (findTaskColumns(table.rows) !== null) return 'csv'
  const { isTimetable, hasHeader } = guessRoles(belowTitle(table.rows))
  // Commas stand between the words of a line too; a table without a header is told by its tabs or bars.
  return isTimetable && (hasHeader || /[\t|]/.test(table.delimiter)) ? 'csv' : 'text'
}

/** The failure is what to say to the person. */
export function readTimetable(
  given: ImportInput,
  format: Exclude<DetectedFormat, 'weekloom'>,
  report: ReadReport = silent,
): Result<TimetableSource, string> {
  if (format === 'ics') return readCalendarFile(given, report)
  const input = {
    ...given,
    text: spellText(given.text),
  }
  const read = readFormat(input, format)
  return read.ok ? read : (readUnsure(input, format) ?? read)
}

function readFormat(
  input: ImportInput,
  format: Exclude<DetectedFormat, 'weekloom' | 'ics'>,
): Result<TimetableSource, string> {
  switch (format) {
    case 'wakeup':
      return readWakeUpBackup(input)
    case 'csv':
      return readCsv(input)
    case 'grid':
      return readGridTable(input)
    case 'text':
      return readLines(input)
    case 'json':
      return readRecords(input)
    case 'web-page':
      return readPage(input)
    case 'empty':
      return fail(sayFailure({ kind: format }, input.language))
    default:
      return assertNever(format)
  }
}

/** A spreadsheet; of several sheets without a weekly table the longest. */
export function readWorkbook(input: ImportInput, sheet: string): Result<TimetableSource, string> {
  const tables = readSheets(sheet) ?? []
  const [lines = []] = tables.toSorted((one, other) => other.length - one.length)
  return readSheet(input, { lines, tables }, 'not-a-calendar')
}
