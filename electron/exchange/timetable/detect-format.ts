// Tells what a timetable comes as: by what is in it, and only then by what the file is called.
import type { ImportFormat } from '../../../shared/timetable/import-reading.ts'
import { isGrid } from '../pasted/read-grid.ts'
import { readTable } from '../csv/read-table.ts'
import { guessRoles } from '../csv/guess-roles.ts'
import { looksLikeWakeUp } from '../wakeup/wakeup-file.ts'

export type DetectedFormat = Exclude<ImportFormat, 'wakeup-csv'> | 'web-page' | 'empty'

const calendar = /^(?:\uFEFF|\s)*BEGIN\s*:\s*V(?:CALENDAR|EVENT)/i
const webPage = /^<(?:!doctype html|html|head|body|meta|table|\?xml)/i
const calendarName = /\.(?:ics|ical|ifb)$/i
const tableName = /\.(?:csv|tsv|tab)$/i

/** Characters by which a table is told. */
const sampleLength = 100_000

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
