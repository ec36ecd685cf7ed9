// Tiny builders of calendar text for the exchange tests.
import { readFileSync } from 'node:fs'
import { decodeFile } from '../../../electron/text/decode-file.ts'
import { expandCalendar } from '../../../electron/ics/expand-calendar.ts'
import { parseWall } from '../../../electron/ics/wall-time.ts'
import { ianaZone, utcZone } from '../../../electron/ics/zone.ts'

/** A calendar of events, each given as its lines. */
export function calendar(...events: string[][]): string {
  const body = events.map((lines) => `BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`)
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body.join('')}END:VCALENDAR\r\n`
}

export function secondsOf(text: string): number {
  const parsed = parseWall(text)
  if (parsed === null) throw new Error(`not a time: ${text}`)
  return parsed.wall
}

/** Occurrences between two dates. */
export function expand(text: string, from = '2026-01-01', to = '2027-01-01', zone = 'UTC') {
  return expandCalendar(text, {
    from: secondsOf(from),
    to: secondsOf(to),
    zone: ianaZone(zone) ?? utcZone,
  })
}

/** Starts only, short: `2026-03-02T09:00`. */
export function starts(text: string, from?: string, to?: string, zone?: string): string[] {
  return expand(text, from, to, zone).occurrences.map(({ start }) => start.slice(0, 16))
}

export function readFixture(name: string): string {
  return decodeFile(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)))
}
