// A date or time as a calendar file states it: a date, a wall time without a zone, or one in a zone.
import type { ContentLine } from './content-line.ts'
import { parseWall } from './wall-time.ts'
import type { Zone } from './zone.ts'

export type TimeValue =
  | { kind: 'date'; wall: number }
  | { kind: 'floating'; wall: number }
  | ZonedValue

type ZonedValue = { kind: 'zoned'; wall: number; zone: Zone; tzid: string }

/** Finds the zone of a TZID, null where nobody knows it. */
export type ZoneFinder = (tzid: string) => Zone | null

/** The values of a DTSTART, DTEND, RECURRENCE-ID, EXDATE or RDATE line; null for each that can't be read. */
export function readTimes(line: ContentLine, findZone: ZoneFinder, utc: Zone) {
  return line.value
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => readTime(text.trim(), line, findZone, utc))
}

export function readTime(
  text: string,
  line: ContentLine,
  findZone: ZoneFinder,
  utc: Zone,
): TimeValue | null {
  const parsed = parseWall(text)
  if (parsed === null) return null
  const { wall, hasTime } = parsed
  if (!hasTime) return { kind: 'date', wall }
  if (line.parameters.get('VALUE')?.toUpperCase() === 'DATE') {
    return { kind: 'date', wall: Math.floor(wall / 86_400) * 86_400 }
  }
  if (/Z$/i.test(text)) return { kind: 'zoned', wall, zone: utc, tzid: 'UTC' }
  const tzid = line.parameters.get('TZID')
  const zone = tzid === undefined || tzid === '' ? null : findZone(tzid)
  if (zone === null || tzid === undefined) return { kind: 'floating', wall }
  return { kind: 'zoned', wall, zone, tzid }
}
