// Export as a calendar file: one VEVENT for each study block, and for each event where wanted.
import ICAL from 'ical.js'
import type { Language } from '../../../shared/language.ts'
import { addDays, minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findEvent, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type PlacedItem,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { quoteTitle } from '../../../shared/words/quote-title.ts'
import { cleanText } from '../clean-text.ts'
import { fieldsOf, parseWall } from '../ics/wall-time.ts'
import { ianaZone } from '../ics/zone.ts'
import { findTimezone } from './export-zone.ts'

export type IcsExport = {
  state: ScheduleState
  term: Term
  /** Tells this data folder's blocks from another's; part of each UID. */
  folderId: string
  /** First and last date, inclusive. */
  from: string
  to: string
  /** Classes, exams and appointments as well as study blocks. */
  withEvents: boolean
  /** The present instant, ISO. */
  at: string
  version: string
  language: Language
  /** How often the task's block has changed. */
  sequenceOf: (taskId: number) => number
}

type Span = { start: number; end: number }

// ical.js counts the octets of a folded line without the space that it begins with.
ICAL.foldLength = 74

/** CRLF text; `blocks` counts the study blocks in it. */
export function exportIcs(input: IcsExport): { text: string; blocks: number } {
  const tasks = tasksInRange(input)
  const spans = tasks.map((task) => spanOf(input.state, task))
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
    blocks: tasks.filter(({ kind }) => kind === 'item').length,
  }
}

/** In the order of time. */
function tasksInRange({ state, from, to, withEvents }: IcsExport): (EventTask | PlacedItem)[] {
  return state.tasks
    .filter(isOnWeek)
    .filter(({ kind }) => kind === 'item' || withEvents)
    .filter((task) => {
      const date = state.window.days[task.place.day - 1]?.date
      return date !== undefined && from <= date && date <= to
    })
    .toSorted((a, b) => comparePlaces(a.place, b.place) || a.id - b.id)
}

function isOnWeek(task: Task): task is EventTask | PlacedItem {
  return task.kind === 'event' || isPlacedItem(task)
}

function spanOf(state: ScheduleState, task: EventTask | PlacedItem): Span {
  const { date, start, end } = placeClock(state.window, task.place)
  const clock = task.kind === 'event' && task.clock !== null ? task.clock : { start, end }
  const isNextDay = minutesOf(clock.end) <= minutesOf(clock.start)
  return {
    start: wallAt(date, clock.start),
    end: wallAt(isNextDay ? addDays(date, 1) : date, clock.end),
  }
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
  task: EventTask | PlacedItem,
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

const during: Record<Language, (title: string) => string> = {
  en: (title) => `During ${title}.`,
  zh: (title) => `在${title}期间进行。`,
}

/** The course, and the event that a block is embedded in. */
function describeTask({ state, language }: IcsExport, task: EventTask | PlacedItem): string {
  if (task.kind === 'event') return ''
  const course = cleanText(findTaskClass(state, task.classId)?.course ?? '')
  const host = task.hostId === null ? undefined : findEvent(state, task.hostId)
  return [course, host === undefined ? '' : during[language](quoteTitle(host.title, language))]
    .filter((line) => line !== '')
    .join('\n')
}
