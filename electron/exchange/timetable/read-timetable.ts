// Reads a timetable in any format that we know. Our own file is not one of them: it holds more than a timetable.
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, type Result } from '../../../shared/result.ts'
import { silent, type ReadReport } from '../ics/report.ts'
import type { DetectedFormat } from './detect-format.ts'
import type { ImportInput } from './import-proposal.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import { readCsv, readGridTable, readLines, readPage, readWakeUpBackup } from './read-lessons.ts'
import { sayFailure } from './say-import.ts'
import type { TimetableSource } from './timetable-source.ts'

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
