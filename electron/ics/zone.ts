// A time zone as one function: how far wall time is from UTC. From the zone database, or from a file's VTIMEZONE.
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import type { ContentLine } from './source-component.ts'
import { fieldsOf, parseWall } from './wall-time.ts'

export type Zone = {
  /** IANA name where it is known. */
  name: string | null
  /** UTC seconds for a wall time; the earlier of two, and past a gap by its length. */
  toInstant: (wall: number) => number
  toWall: (instant: number) => number
}

export const utcZone: Zone = {
  name: 'UTC',
  toInstant: (wall) => wall,
  toWall: (instant) => instant,
}

const knownZones = new Map<string, Zone | null>()

/** The zone that the database holds under exactly this IANA name (letter case aside). */
export function ianaZone(name: string): Zone | null {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  const made = makeIanaZone(name)
  knownZones.set(name, made)
  return made
}

const ianaPattern = /^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$/

function makeIanaZone(name: string): Zone | null {
  if (!ianaPattern.test(name)) return null
  let canonical: string
  try {
    canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
  if (canonical === 'UTC') return utcZone
  const offsetAfter = memoiseByQuarter(
    (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(canonical)
        .offsetNanoseconds / 1e9,
  )
  return {
    name: canonical,
    toInstant: (wall) => {
      // Away from a change of the clocks both guesses agree; near one Temporal decides.
      const early = offsetAfter(wall - 86_400)
      const late = offsetAfter(wall + 86_400)
      return early === late ? wall - early : resolveWall(wall, canonical)
    },
    toWall: (instant) => instant + offsetAfter(instant),
  }
}

function resolveWall(wall: number, zone: string): number {
  const local = Temporal.PlainDateTime.from(fieldsOf(wall))
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds / 1000
}

// Offsets change on quarter hours only, and thousands of lessons share a few of them.
function memoiseByQuarter(offsetOf: (instant: number) => number): (instant: number) => number {
  const known = new Map<number, number>()
  return (instant) => {
    const quarter = Math.floor(instant / 900)
    const found = known.get(quarter)
    if (found !== undefined) return found
    const offset = offsetOf(quarter * 900)
    known.set(quarter, offset)
    return offset
  }
}

/**
 * The zone that a TZID means: an IANA name, one behind a prefix (`/Asia/Shanghai`,
 * `/freeassociation.sourceforge.net/Europe/Berlin`), a Windows name, or an offset (`GMT+0800`).
 */
export function zoneFromName(tzid: string): Zone | null {
  const name = tzid.trim()
  const exact = ianaZone(name)
  if (exact !== null) return exact
  const segments = name.split('/').filter((segment) => segment !== '')
  for (const length of [3, 2, 1]) {
    if (segments.length < length || (length === 1 && segments.length > 1)) continue
    const zone = ianaZone(segments.slice(-length).join('/'))
    if (zone !== null) return zone
  }
  const windows = findIana(name)[0]
  return windows === undefined ? offsetZone(name) : ianaZone(windows)
}

const offsetPattern = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?\)?/i

function offsetZone(name: string): Zone | null {
  const match = offsetPattern.exec(name)
  if (match === null) return null
  const size = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60
  const offset = match[1] === '-' ? -size : size
  return { name: null, toInstant: (wall) => wall - offset, toWall: (instant) => instant + offset }
}

/** `from` and `to` are UTC seconds, half open; floating times are read in `zone`. */
export type Span = { from: number; to: number; zone: Zone }

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
