// Export as the table that Google Calendar takes, and that a spreadsheet opens.
// Columns and formats: https://support.google.com/calendar/answer/37118
import { cleanText } from '../../text/clean-text.ts'
import {
  countBlocks,
  describeTask,
  spanOf,
  tasksInRange,
  type ExportRange,
} from './export-range.ts'
import { twoDigits } from '../../../shared/schedule/calendar.ts'
import type { PlacedTask } from '../../../shared/schedule/task.ts'

const columns = [
  'Subject',
  'Start Date',
  'Start Time',
  'End Date',
  'End Time',
  'All Day Event',
  'Description',
  'Location',
]

/** CRLF text with a byte order mark, without which Excel takes it for another encoding. */
export function exportCsv(range: ExportRange): { text: string; blocks: number } {
  const tasks = tasksInRange(range)
  const rows = [columns, ...tasks.map((task) => rowOf(range, task))]
  const text = rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
  return { text: `\u{FEFF}${text}`, blocks: countBlocks(tasks) }
}

function rowOf(range: ExportRange, task: PlacedTask): string[] {
  const { start, end } = spanOf(range.state, task)
  return [
    cleanText(task.title),
    monthFirst(start.date),
    twelveHours(start.time),
    monthFirst(end.date),
    twelveHours(end.time),
    'False',
    describeTask(range, task),
    task.kind === 'event' ? cleanText(task.location) : '',
  ]
}

/** `MM/DD/YYYY`, the one order that Google Calendar reads in each language. */
function monthFirst(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${month}/${day}/${year}`
}

/** `01:30 PM`. */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${twoDigits(hour % 12 === 0 ? 12 : hour % 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** What begins like a formula is kept from being one: a spreadsheet would run a title that somebody else wrote. */
function toField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
