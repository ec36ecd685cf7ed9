// Reads one VEVENT into typed fields, or says which of its lines is broken.
import ICAL from 'ical.js'
import { fail, succeed, type Result } from '../../shared/result.ts'
import {
  findLine,
  findLines,
  unescapeText,
  type ContentLine,
  type SourceComponent,
  type SourceLine,
} from './source-component.ts'
import { parseRule, type Rule } from './recurrence.ts'
import { readTime, readTimes, type TimeValue, type ZoneFinder, utcZone } from './zone.ts'
import { startOfDay } from './wall-time.ts'

export type CalendarEvent = {
  /** Trimmed; empty when the file gives none. */
  uid: string
  summary: string
  location: string
  description: string
  /** As the file writes them, between commas. */
  categories: string
  isCancelled: boolean
  sequence: number
  /** Line of its BEGIN, from 1. */
  line: number
  start: TimeValue
  /** Seconds of wall time from start to end. */
  length: number
  rules: Rule[]
  /** It repeats in a way that can't be read: its first date is all there is. */
  hasBrokenRule: boolean
  additions: Addition[]
  exclusions: TimeValue[]
  excludingRules: Rule[]
  /** Which occurrence of its series it replaces. */
  replaces: { time: TimeValue; andFollowing: boolean } | null
}

/** An RDATE; `length` where it is a period with its own. */
export type Addition = { time: TimeValue; length: number | null }

export type BrokenEvent = { title: string; line: number; broken: 'start' | 'rule' | 'rest' }

const secondsOfDay = 86_400

export function readEvent(
  component: SourceComponent,
  findZone: ZoneFinder,
): Result<CalendarEvent, BrokenEvent> {
  const { lines } = component
  const summary = readText(lines, 'SUMMARY')
  const start = readFirstTime(lines, 'DTSTART', findZone)
  if (start === null) return fail({ title: summary, line: component.line, broken: 'start' })
  if (hasTooManyDates(lines)) return fail({ title: summary, line: component.line, broken: 'rule' })
  const rules = readRules(lines, 'RRULE')
  return succeed({
    uid: readText(lines, 'UID').trim(),
    summary,
    location: readText(lines, 'LOCATION'),
    description: readText(lines, 'DESCRIPTION'),
    categories: readText(lines, 'CATEGORIES'),
    isCancelled: findLine(lines, 'STATUS')?.value.toUpperCase() === 'CANCELLED',
    sequence: Number.parseInt(findLine(lines, 'SEQUENCE')?.value ?? '0', 10) || 0,
    line: component.line,
    start,
    length: readLength(lines, start, findZone),
    rules: rules ?? [],
    hasBrokenRule: rules === null,
    additions: findLines(lines, 'RDATE').flatMap((line) => readAdditions(line, findZone)),
    exclusions: findLines(lines, 'EXDATE')
      .flatMap((line) => readTimes(line, findZone, utcZone))
      .filter((time) => time !== null),
    excludingRules: readRules(lines, 'EXRULE') ?? [],
    replaces: readReplaced(lines, findZone),
  })
}

/** Characters of dates, and rules, that one event may list: a lecture each day for years needs fewer. */
const longestDates = 100_000
const mostRules = 20

function hasTooManyDates(lines: readonly SourceLine[]): boolean {
  const dates = lines.filter(({ name }) => name === 'RDATE' || name === 'EXDATE')
  const rules = lines.filter(({ name }) => name === 'RRULE' || name === 'EXRULE')
  return (
    dates.reduce((sum, { text }) => sum + text.length, 0) > longestDates || rules.length > mostRules
  )
}

function readText(lines: readonly SourceLine[], name: string): string {
  return unescapeText(findLine(lines, name)?.value ?? '')
}

function readFirstTime(lines: readonly SourceLine[], name: string, findZone: ZoneFinder) {
  const line = findLine(lines, name)
  return line === undefined ? null : readTime(line.value, line, findZone, utcZone)
}

function readRules(lines: readonly SourceLine[], name: string): Rule[] | null {
  const rules = findLines(lines, name).map((line) => parseRule(line.value))
  const readable = rules.filter((rule) => rule !== null)
  return readable.length === rules.length ? readable : null
}

function readLength(lines: readonly SourceLine[], start: TimeValue, findZone: ZoneFinder): number {
  const end = readFirstTime(lines, 'DTEND', findZone)
  if (end !== null) return Math.max(0, wallBeside(end, start) - start.wall)
  const duration = findLine(lines, 'DURATION')
  const seconds = duration === undefined ? null : parseDuration(duration.value)
  if (seconds !== null) return Math.max(0, seconds)
  return start.kind === 'date' ? secondsOfDay : 0
}

// The end in the wall time of the start, for an end that is stated in another zone.
function wallBeside(end: TimeValue, start: TimeValue): number {
  if (start.kind === 'date') return startOfDay(end.wall)
  if (end.kind !== 'zoned' || start.kind !== 'zoned' || end.zone === start.zone) return end.wall
  return start.zone.toWall(end.zone.toInstant(end.wall))
}

function parseDuration(value: string): number | null {
  try {
    return ICAL.Duration.fromString(value).toSeconds()
  } catch {
    return null
  }
}

function readAdditions(line: ContentLine, findZone: ZoneFinder): Addition[] {
  return line.value.split(',').flatMap((text) => {
    const [from = '', to] = text.trim().split('/')
    const time = readTime(from, line, findZone, utcZone)
    if (time === null) return []
    if (to === undefined) return [{ time, length: null }]
    if (to.startsWith('P')) return [{ time, length: parseDuration(to) }]
    const end = readTime(to, line, findZone, utcZone)
    return [{ time, length: end === null ? null : Math.max(0, wallBeside(end, time) - time.wall) }]
  })
}

function readReplaced(lines: readonly SourceLine[], findZone: ZoneFinder) {
  const line = findLine(lines, 'RECURRENCE-ID')
  if (line === undefined) return null
  const time = readTime(line.value, line, findZone, utcZone)
  if (time === null) return null
  return { time, andFollowing: line.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE' }
}
