// Reads calendar text into its events, zones and what could not be read. Nothing is expanded here.
import { fail, succeed, type Result } from '../../shared/result.ts'
import { newZoneBudget, type Budget } from './recurrence.ts'
import {
  findLine,
  unescapeText,
  readSource,
  type SourceComponent,
  silent,
  stretch,
  type ReadReport,
} from './source-component.ts'
import { zoneFromRules } from './file-zone.ts'
import { readEvent, type BrokenEvent, type CalendarEvent } from './read-event.ts'
import { type ZoneFinder, ianaZone, zoneFromName, type Zone } from './zone.ts'

export const maxFileCharacters = 10_000_000
export const maxEvents = 20_000
/** Zones that one file may name; times in any further one are read as local. */
const maxZones = 200

/** Why a file is no calendar at all. */
export type UnreadableFile =
  | { kind: 'empty' }
  | { kind: 'not-a-calendar' }
  | { kind: 'too-large' }
  | { kind: 'too-many-events' }

export type CalendarProblem =
  | ({ kind: 'broken-event' } & BrokenEvent)
  | { kind: 'unknown-zone'; zone: string }
  /** One event's rule asks for too much. */
  | { kind: 'endless-event'; title: string; line: number }
  /** The whole file does; the events after this line were not expanded. */
  | { kind: 'endless-file'; line: number }
  /** It ends within an event: what came behind that is missing. */
  | { kind: 'cut-file' }

export type ReadCalendar = {
  events: CalendarEvent[]
  problems: CalendarProblem[]
  /** X-WR-TIMEZONE, when it is a known zone. */
  zone: Zone | null
  /** X-WR-CALNAME or NAME. */
  name: string
  /** PRODID: what wrote the file. */
  product: string
}

export function readCalendar(
  text: string,
  report: ReadReport = silent,
): Result<ReadCalendar, UnreadableFile> {
  if (text.trim() === '') return fail({ kind: 'empty' })
  if (text.length > maxFileCharacters) return fail({ kind: 'too-large' })
  const root = readSource(text, stretch(report, 0, 50))
  const calendars = root.children.filter((child) => child.name === 'VCALENDAR')
  const components = [...calendars.flatMap((calendar) => calendar.children), ...root.children]
  const sources = components.filter((component) => component.name === 'VEVENT')
  if (calendars.length === 0 && sources.length === 0) return fail({ kind: 'not-a-calendar' })
  if (sources.length > maxEvents) return fail({ kind: 'too-many-events' })
  const problems: CalendarProblem[] = []
  const findZone = zoneFinder(components, problems)
  const events: CalendarEvent[] = []
  const tellEvents = stretch(report, 50, 100)
  for (const [index, source] of sources.entries()) {
    if (index % 20 === 0) tellEvents(index, sources.length)
    const event = readEvent(source, findZone)
    if (event.ok) {
      const { summary: title, line, hasBrokenRule } = event.value
      events.push(event.value)
      if (hasBrokenRule) problems.push({ kind: 'broken-event', title, line, broken: 'rest' })
    } else problems.push({ kind: 'broken-event', ...event.failure })
  }
  const lastCalendar = calendars.at(-1)
  if (lastCalendar?.isClosed !== true && lastCalendar?.children.at(-1)?.isClosed !== true)
    problems.push({ kind: 'cut-file' })
  return succeed({
    events,
    problems,
    zone: calendarZone(calendars),
    name: calendarName(calendars),
    product: productOf(calendars),
  })
}

function calendarZone(calendars: readonly SourceComponent[]): Zone | null {
  const line = calendars
    .map((calendar) => findLine(calendar.lines, 'X-WR-TIMEZONE'))
    .find((found) => found !== undefined)
  return line === undefined ? null : zoneFromName(line.value)
}

function calendarName(calendars: readonly SourceComponent[]): string {
  const line = calendars
    .map((calendar) => findLine(calendar.lines, 'X-WR-CALNAME') ?? findLine(calendar.lines, 'NAME'))
    .find((found) => found !== undefined)
  return unescapeText(line?.value ?? '')
}

function productOf(calendars: readonly SourceComponent[]): string {
  return calendars.map(({ lines }) => findLine(lines, 'PRODID')?.value ?? '').join(' ')
}

/** A known IANA name goes before the file's own description of it, which is often cut short. */
function zoneFinder(
  components: readonly SourceComponent[],
  problems: CalendarProblem[],
): ZoneFinder {
  const described = new Map<string, SourceComponent>()
  for (const component of components) {
    if (component.name !== 'VTIMEZONE') continue
    const tzid = findLine(component.lines, 'TZID')?.value
    const name = tzid === undefined ? null : unescapeText(tzid)
    if (name !== null && !described.has(name)) described.set(name, component)
  }
  const found = new Map<string, Zone | null>()
  const budget = newZoneBudget()
  return (tzid) => {
    const known = found.get(tzid)
    if (known !== undefined) return known
    if (found.size >= maxZones) return null
    const zone =
      ianaZone(tzid) ??
      describedZone(described.get(unescapeText(tzid)), tzid, budget) ??
      zoneFromName(tzid)
    if (zone === null) problems.push({ kind: 'unknown-zone', zone: tzid })
    found.set(tzid, zone)
    return zone
  }
}

function describedZone(
  component: SourceComponent | undefined,
  tzid: string,
  budget: Budget,
): Zone | null {
  if (component === undefined) return null
  budget.startEvent()
  try {
    return zoneFromRules(component, zoneFromName(tzid)?.name ?? null, budget)
  } catch {
    // A zone whose rules never end is as good as none.
    return null
  }
}
