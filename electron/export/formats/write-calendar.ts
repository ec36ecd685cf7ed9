// Writes entries as a calendar of RFC 5545: one component for each, in local time with the zone that it refers to.
import { exportWords } from '../../../shared/i18n/core/export.ts'
import ICAL from 'ical.js'
import type { Language } from '../../../shared/language.ts'
import {
  datesOf,
  entryKey,
  isWeeklyEvent,
  type CalendarEntry,
  type CalendarEvent,
  type SentEntry,
  type WeeklyEvent,
} from '../../../shared/exchange/calendar-entry.ts'
import { fieldsOf, parseWall } from '../../ics/wall-time.ts'
import { ianaZone } from '../../ics/zone.ts'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { newBudget } from '../../ics/recurrence.ts'
import { zoneFromRules } from '../../ics/file-zone.ts'
import { readSource } from '../../ics/source-component.ts'

export type CalendarFrame = {
  /** IANA name. */
  zone: string
  /** Tells this data folder's blocks from another's; part of each UID. */
  folderId: string
  /** The present instant, ISO. */
  at: string
  version: string
  language: Language
}

// ical.js counts the octets of a folded line without the space that it begins with.
ICAL.foldLength = 74

/** The UID of an entry, the same for as long as its task lives; a lesson has that of its class. */
function uidOf(entry: CalendarEntry, folderId: string): string {
  const isLesson = entry.kind === 'event' && entry.lessonOf !== undefined
  return `${isLesson ? `weekly-${entry.lessonOf}` : entryKey(entry)}.${folderId}@weekloom`
}

/** CRLF text. `properties` are those of the calendar itself beside the ones that each has. */
export function writeCalendar(
  sent: readonly SentEntry[],
  frame: CalendarFrame,
  properties: Readonly<Record<string, string>> = {},
): string {
  const walls = sent.flatMap(({ entry }) => (entry.kind === 'event' ? wallsOf(entry) : []))
  const timezone = walls.length === 0 ? null : findTimezone(frame.zone, walls)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//Weekloom//Weekloom ${frame.version}//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  for (const [name, value] of Object.entries(properties)) calendar.addPropertyWithValue(name, value)
  if (timezone !== null) calendar.addSubcomponent(timezone)
  for (const one of sent) calendar.addSubcomponent(writeEntry(one, frame, timezone !== null))
  return `${calendar.toString()}\r\n`
}

function writeEntry(
  { entry, isGone, sequence, changedAt }: SentEntry,
  frame: CalendarFrame,
  isLocal: boolean,
): ICAL.Component {
  const component = new ICAL.Component(entry.kind === 'event' ? 'vevent' : 'vtodo')
  const add = (name: string, value: unknown) => component.addPropertyWithValue(name, value)
  add('uid', uidOf(entry, frame.folderId))
  add('dtstamp', utcTime(wallOf(frame.at)))
  add('last-modified', utcTime(wallOf(changedAt)))
  add('sequence', sequence)
  // Some calendars show what was cancelled like anything else: the title says it too.
  add('summary', isGone ? exportWords[frame.language].calendarRemoved(entry.title) : entry.title)
  if (entry.kind === 'event') {
    addTime(component, 'dtstart', entry.start, frame.zone, isLocal)
    addTime(component, 'dtend', entry.end, frame.zone, isLocal)
    if (isWeeklyEvent(entry)) addRule(component, entry, frame.zone, isLocal)
    if (entry.lessonOf !== undefined)
      addTime(component, 'recurrence-id', entry.start, frame.zone, isLocal)
    if (entry.location !== '') add('location', entry.location)
    if (isGone) add('transp', 'TRANSPARENT')
  } else {
    if (entry.due !== null) add('due', ICAL.Time.fromDateString(entry.due))
    add('priority', entry.priority)
  }
  if (entry.description !== '') add('description', entry.description)
  if (entry.course !== '') add('categories', entry.course)
  add('status', statusOf(entry, isGone))
  if (entry.kind === 'event' && entry.reminder !== null && !isGone) {
    component.addSubcomponent(writeAlarm(entry, entry.reminder))
  }
  return component
}

function statusOf({ kind }: CalendarEntry, isGone: boolean): string {
  if (isGone) return 'CANCELLED'
  return kind === 'event' ? 'CONFIRMED' : 'NEEDS-ACTION'
}

function writeAlarm({ title }: CalendarEvent, minutes: number): ICAL.Component {
  const alarm = new ICAL.Component('valarm')
  alarm.addPropertyWithValue('action', 'DISPLAY')
  alarm.addPropertyWithValue('description', title)
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutes))
  return alarm
}

/** In UTC a rule is wrong where summer time begins or ends between: the dates stand one by one then. */
function addRule(
  component: ICAL.Component,
  entry: WeeklyEvent,
  zone: string,
  isLocal: boolean,
): void {
  const { start, repeats } = entry
  const timeOn = (date: string) => `${date}${start.slice(10)}`
  const instantOn = (date: string) => instantOf(wallOf(timeOn(date)), zone)
  const dates = datesOf(entry)
  const offsets = new Set(dates.map((date) => instantOn(date) - wallOf(timeOn(date))))
  if (!isLocal && offsets.size > 1) {
    for (const date of dates.slice(1)) addTime(component, 'rdate', timeOn(date), zone, isLocal)
    return
  }
  const rule = ICAL.Recur.fromData({
    freq: 'WEEKLY',
    interval: repeats.every,
    // Some readers compare it by the offset of the first date: the whole last day stands for its hour.
    until: utcTime(instantOf(wallOf(`${repeats.until}T23:59`), zone)),
  })
  component.addPropertyWithValue('rrule', rule)
  for (const date of repeats.except) addTime(component, 'exdate', timeOn(date), zone, isLocal)
}

function instantOf(wall: number, zone: string): number {
  return ianaZone(zone)?.toInstant(wall) ?? wall
}

/** Each time that the entry begins or ends. */
function wallsOf(entry: CalendarEvent): number[] {
  const [start, end] = [wallOf(entry.start), wallOf(entry.end)]
  const length = end - start
  const begins = datesOf(entry).map((date) => wallOf(`${date}${entry.start.slice(10)}`))
  return begins.flatMap((begin) => [begin, begin + length])
}

/** Wall seconds of the digits, whatever zone they are in. */
function wallOf(text: string): number {
  const parsed = parseWall(text)
  if (parsed === null) throw new Error(`not a time: ${text}`)
  return parsed.wall
}

function addTime(
  component: ICAL.Component,
  name: string,
  text: string,
  zone: string,
  isLocal: boolean,
): void {
  const wall = wallOf(text)
  if (!isLocal) {
    component.addPropertyWithValue(name, utcTime(instantOf(wall, zone)))
    return
  }
  const time = ICAL.Time.fromData({ ...fieldsOf(wall), isDate: false })
  component.addPropertyWithValue(name, time).setParameter('tzid', zone)
}

function utcTime(seconds: number): ICAL.Time {
  return ICAL.Time.fromData({ ...fieldsOf(seconds), isDate: false }, ICAL.Timezone.utcTimezone)
}

/**
 * The library states each zone's present rules only. Null where those give another instant than the zone
 * database for one of the times (wall seconds): they are then better written in UTC.
 */
function findTimezone(zone: string, walls: readonly number[]): ICAL.Component | null {
  const block = tzlib_get_ical_block(zone)[0]
  const exact = ianaZone(zone)
  if (block === undefined || !block.startsWith('BEGIN:VTIMEZONE') || exact === null) return null
  const source = readSource(block).children[0]
  const described = source === undefined ? null : zoneFromRules(source, zone, newBudget())
  if (described === null) return null
  if (walls.some((wall) => described.toInstant(wall) !== exact.toInstant(wall))) return null
  const component = ICAL.Component.fromString(block)
  component.updatePropertyWithValue('tzid', zone)
  // The moment of the library's own release would change the file without a change of the schedule.
  component.removeProperty('last-modified')
  return component
}
