// Export as a calendar file: one VEVENT for each study block, and for each event where wanted.
import ICAL from 'ical.js'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanText } from '../clean-text.ts'
import { fieldsOf, parseWall } from '../ics/wall-time.ts'
import { ianaZone } from '../ics/zone.ts'
import {
  countBlocks,
  describeTask,
  spanOf,
  tasksInRange,
  type ExportRange,
  type PlacedTask,
} from './export-range.ts'
import { findTimezone } from './export-zone.ts'

export type IcsExport = ExportRange & {
  term: Term
  /** Tells this data folder's blocks from another's; part of each UID. */
  folderId: string
  /** The present instant, ISO. */
  at: string
  version: string
  /** How often the task's block has changed. */
  sequenceOf: (taskId: number) => number
}

type Span = { start: number; end: number }

// ical.js counts the octets of a folded line without the space that it begins with.
ICAL.foldLength = 74

/** CRLF text; `blocks` counts the study blocks in it. */
export function exportIcs(input: IcsExport): { text: string; blocks: number } {
  const tasks = tasksInRange(input)
  const spans = tasks.map((task) => wallSpan(input.state, task))
  const timezone = findTimezone(
    input.term.zone,
    spans.flatMap(({ start, end }) => [start, end]),
  )
  const calendar = newCalendar(input)
  if (timezone !== null) calendar.addSubcomponent(timezone)
  for (const [index, task] of tasks.entries()) {
    const span = spans[index]
    if (span === undefined) continue
    calendar.addSubcomponent(writeEvent(input, task, span, timezone !== null))
  }
  return {
    text: `${calendar.toString()}\r\n`,
    blocks: countBlocks(tasks),
  }
}

function wallSpan(state: ScheduleState, task: PlacedTask): Span {
  const { start, end } = spanOf(state, task)
  return { start: wallAt(start.date, start.time), end: wallAt(end.date, end.time) }
}

function wallAt(date: string, clock: string): number {
  const parsed = parseWall(`${date}T${clock}`)
  if (parsed === null) throw new Error(`not a time: ${date} ${clock}`)
  return parsed.wall
}

const calendarName: Record<Language, (term: string) => string> = {
  en: (term) => `Study plan: ${term}`,
  zh: (term) => `学习计划：${term}`,
}

function newCalendar({ term, version, language }: IcsExport): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//Weekloom//Weekloom ${version}//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', calendarName[language](cleanText(term.name)))
  calendar.addPropertyWithValue('x-wr-timezone', term.zone)
  return calendar
}

function writeEvent(
  input: IcsExport,
  task: PlacedTask,
  span: Span,
  isLocal: boolean,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const kind = task.kind === 'item' ? 'task' : 'event'
  event.addPropertyWithValue('uid', `${kind}-${task.id}.${input.folderId}@weekloom`)
  event.addPropertyWithValue('dtstamp', utcTime(parseWall(input.at)?.wall ?? 0))
  addTime(event, 'dtstart', span.start, input.term.zone, isLocal)
  addTime(event, 'dtend', span.end, input.term.zone, isLocal)
  event.addPropertyWithValue('sequence', input.sequenceOf(task.id))
  event.addPropertyWithValue('summary', cleanText(task.title))
  const location = task.kind === 'event' ? cleanText(task.location) : ''
  if (location !== '') event.addPropertyWithValue('location', location)
  const description = describeTask(input, task)
  if (description !== '') event.addPropertyWithValue('description', description)
  event.addPropertyWithValue('status', 'CONFIRMED')
  return event
}

function addTime(
  event: ICAL.Component,
  name: string,
  wall: number,
  zone: string,
  isLocal: boolean,
) {
  if (!isLocal) {
    event.addPropertyWithValue(name, utcTime(ianaZone(zone)?.toInstant(wall) ?? wall))
    return
  }
  const time = ICAL.Time.fromData({ ...fieldsOf(wall), isDate: false })
  event.addPropertyWithValue(name, time).setParameter('tzid', zone)
}

function utcTime(seconds: number): ICAL.Time {
  return ICAL.Time.fromData({ ...fieldsOf(seconds), isDate: false }, ICAL.Timezone.utcTimezone)
}
