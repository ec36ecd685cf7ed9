// Reads what a calendar server holds of one block, and whether that differs from what it was sent.
import ICAL from 'ical.js'
import type { CalendarEvent } from '../../../shared/exchange/calendar-entry.ts'
import type { RemoteChange } from '../../../shared/exchange/caldav.ts'
import { cleanLine, cleanText } from '../../text/clean-text.ts'
import { fieldsOf, wallOf } from '../../ics/wall-time.ts'
import { ianaZone, utcZone, zoneFromName } from '../../ics/zone.ts'
import { twoDigits } from '../../../shared/schedule/calendar.ts'

/** More than one event with its zone takes. */
const longestText = 200_000

/**
 * Null where it is as `lastSent`: what a server or a phone adds besides is theirs to keep. `withNotes` looks for notes too,
 * which would go with the event.
 */
export function readRemote(
  text: string,
  {
    etag,
    lastSent,
    zone,
    withNotes,
  }: { etag: string; lastSent: CalendarEvent; zone: string; withNotes: boolean },
): RemoteChange | null {
  const event = readEvent(text, zone)
  if (event === null) return { kind: 'unreadable', etag }
  if (event.isCancelled) return { kind: 'deleted', etag }
  const { title, start, end, sequence } = event
  const isSame = title === lastSent.title && start === lastSent.start && end === lastSent.end
  const changed = { kind: 'changed', title, start, end, sequence, etag } as const
  if (withNotes && hasNotes(event, lastSent)) return { ...changed, hasNotes: true }
  return isSame ? null : changed
}

function hasNotes(
  { description, location, hasMore }: RemoteEvent,
  lastSent: CalendarEvent,
): boolean {
  return (
    hasMore ||
    description !== cleanLine(lastSent.description) ||
    location !== cleanLine(lastSent.location)
  )
}

type RemoteEvent = {
  title: string
  start: string
  end: string
  sequence: number
  isCancelled: boolean
  description: string
  location: string
  /** A person has put something to it that a block has not. */
  hasMore: boolean
}

const ownProperties = ['attach', 'attendee', 'comment', 'contact', 'url', 'conference']

/** Null where it is not one event with a begin and an end on the clock. Never throws. */
function readEvent(text: string, termZone: string): RemoteEvent | null {
  if (text.length > longestText) return null
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const events = calendar.getAllSubcomponents('vevent')
    const [component] = events
    if (component === undefined || events.length !== 1) return null
    if (component.hasProperty('rrule') || component.hasProperty('rdate')) return null
    const start = timeOf(component, 'dtstart', termZone)
    const end = component.hasProperty('dtend')
      ? timeOf(component, 'dtend', termZone)
      : afterDuration(component, start)
    if (start === null || end === null || end <= start) return null
    const sequence = Number(component.getFirstPropertyValue('sequence') ?? 0)
    const textAt = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
    return {
      title: cleanText(textAt('summary')),
      start: textOf(start),
      end: textOf(end),
      sequence: Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : 0,
      isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
      description: cleanLine(textAt('description')),
      location: cleanLine(textAt('location')),
      hasMore: ownProperties.some((name) => component.hasProperty(name)),
    }
  } catch {
    return null
  }
}

/** Wall seconds in the term's zone; null for whole days and zones that nobody knows. */
function timeOf(component: ICAL.Component, name: string, termZone: string): number | null {
  const property = component.getFirstProperty(name)
  const time = property?.getFirstValue()
  const here = ianaZone(termZone)
  if (!(time instanceof ICAL.Time) || time.isDate || here === null) return null
  const { year, month, day, hour, minute, second } = time
  const wall = wallOf({ year, month, day, hour, minute, second })
  const tzid = property?.getFirstParameter('tzid') ?? ''
  if (tzid === '' && time.zone !== ICAL.Timezone.utcTimezone) return wall
  const there = tzid === '' ? utcZone : zoneFromName(tzid)
  return there === null ? null : here.toWall(there.toInstant(wall))
}

function afterDuration(component: ICAL.Component, start: number | null): number | null {
  const duration = component.getFirstPropertyValue('duration')
  if (start === null || !(duration instanceof ICAL.Duration)) return null
  return start + duration.toSeconds()
}

/** `YYYY-MM-DDTHH:MM`. */
function textOf(wall: number): string {
  const { year, month, day, hour, minute } = fieldsOf(wall)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`
}
