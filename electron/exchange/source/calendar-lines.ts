// A calendar file as lines: each event one, with its day, its hours, its place, and after it what it says of itself.
import { readCalendar } from '../ics/read-calendar.ts'
import type { CalendarEvent } from '../ics/read-event.ts'
import type { TimeValue } from '../ics/time-value.ts'
import { fieldsOf, isoDateOf, secondsPerDay } from '../ics/wall-time.ts'
import { cleanLine, numberLines, type RawLine, type TextLine } from '../syllabus/text/text-line.ts'

const calendarStart = /^(?:\uFEFF|\s)*BEGIN\s*:\s*V(?:CALENDAR|EVENT)/i

export function isCalendar(text: string): boolean {
  return calendarStart.test(text.slice(0, 2_000))
}

/** In the order of their days; a line is counted as where the event begins in the file. */
export function calendarLines(text: string): TextLine[] {
  const read = readCalendar(text)
  if (!read.ok) return []
  const events = read.value.events
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => a.start.wall - b.start.wall)
  return numberLines(events.flatMap(linesOf))
}

function linesOf(event: CalendarEvent): RawLine[] {
  const { summary, location, description, line } = event
  const first = [whenOf(event), summary, location].map(cleanLine).filter((part) => part !== '')
  const said = description.split(/\r?\n/u).map(cleanLine)
  return [first.join(' | '), ...said].map((text) => ({
    page: null,
    line,
    text,
    cells: null,
    heading: null,
  }))
}

function whenOf({ start, length, rules }: CalendarEvent): string {
  const day = isoDateOf(start.wall)
  const [rule] = rules
  const until = rule?.until === null || rule === undefined ? null : isoDateOf(rule.until.wall)
  // As the file has it: the words of a rule are the same in every language of a calendar.
  const repeats = rule === undefined ? '' : ` (${rule.recur.freq.toLowerCase()})`
  return `${day}${clockOf(start, length)}${repeats}${until === null ? '' : ` – ${until}`}`
}

function clockOf({ kind, wall }: TimeValue, length: number): string {
  if (kind === 'date') return ''
  const end = length > 0 && length < secondsPerDay ? `–${timeOf(wall + length)}` : ''
  return ` ${timeOf(wall)}${end}`
}

function timeOf(wall: number): string {
  const { hour, minute } = fieldsOf(wall)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
