// The libraries of the comparison: each reads a calendar and names every meeting within the span, as UID and start.
import ICAL from 'ical.js'
import { expandRecurringEvent, sync } from 'node-ical'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics'
import { expandCalendar } from '../../../electron/ics/expand-calendar.ts'
import { parseWall } from '../../../electron/ics/wall-time.ts'
import { ianaZone, utcZone } from '../../../electron/ics/zone.ts'
import { span } from './make-term.ts'

export type Reader = (text: string) => string[]

const from = new Date(`${span.from}T00:00:00Z`)
const to = new Date(`${span.to}T00:00:00Z`)
const seconds = (date: string) => parseWall(date)?.wall ?? 0
const isWithin = (start: Date) => start >= from && start < to

export const readers: Record<string, Reader> = {
  weekloom: (text) => {
    const zone = ianaZone('Europe/Berlin') ?? utcZone
    const looked = { from: seconds(span.from), to: seconds(span.to), zone }
    return expandCalendar(text, looked).occurrences.map(({ uid, start }) => `${uid} ${start}`)
  },
  'node-ical': (text) =>
    Object.values(sync.parseICS(text)).flatMap((component) => {
      if (component?.type !== 'VEVENT') return []
      const starts =
        component.rrule === undefined
          ? [component.start]
          : expandRecurringEvent(component, { from, to }).map(({ start }) => start)
      return starts.filter(isWithin).map((start) => `${component.uid} ${start.toISOString()}`)
    }),
  'ical.js': (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(zone)
    return calendar.getAllSubcomponents('vevent').flatMap((component) => {
      const event = new ICAL.Event(component)
      if (!event.isRecurring()) return nameOf(event.uid, event.startDate.toJSDate())
      const found: string[] = []
      const iterator = event.iterator()
      for (let next = iterator.next(); next; next = iterator.next()) {
        const start = next.toJSDate()
        if (start >= to) break
        found.push(...nameOf(event.uid, start))
      }
      return found
    })
  },
  'ts-ics': (text) =>
    (convertIcsCalendar(undefined, text).events ?? []).flatMap((event) => {
      const start = event.start.date
      const exceptions = (event.exceptionDates ?? []).map(({ date }) => date)
      const starts =
        event.recurrenceRule === undefined
          ? [start]
          : extendByRecurrenceRule(event.recurrenceRule, { start, end: to, exceptions })
      return starts.flatMap((each) => nameOf(event.uid, each))
    }),
}

function nameOf(uid: string, start: Date): string[] {
  return isWithin(start) ? [`${uid} ${start.toISOString()}`] : []
}
