// The occurrences of one series: its rule, added and excluded times, and the occurrences that were replaced.
import { type Budget, wallTimes, type Rule } from './recurrence.ts'
import type { CalendarEvent } from './read-event.ts'
import type { Span, TimeValue, Zone } from './zone.ts'
import { startOfDay } from './wall-time.ts'

export type SeriesOccurrence = {
  event: CalendarEvent
  start: TimeValue
  end: TimeValue
  recurring: boolean
  /** When its series plans it, wherever it was moved since; null where its event stands alone. */
  original: TimeValue | null
}

/** A planned occurrence of a master, before replacements. */
type Planned = { time: TimeValue; length: number | null }

/** @throws {ExpansionStop} */
export function expandSeries(
  events: readonly CalendarEvent[],
  span: Span,
  budget: Budget,
): SeriesOccurrence[] {
  const masters = newestOf(events.filter((event) => event.replaces === null))
  const replacements = latestReplacements(events, span)
  const result: SeriesOccurrence[] = []
  for (const master of masters) {
    if (master.isCancelled) continue
    const recurring = master.rules.length > 0 || master.additions.length > 0
    for (const planned of plannedTimes(master, replacements, span, budget)) {
      const placed = shiftByReplacement(master, planned, replacements, span)
      if (placed === null || !touches(placed.start, placed.end, span)) continue
      budget.takeOccurrence()
      result.push({ ...placed, recurring, original: recurring ? planned.time : null })
    }
  }
  for (const { event, time } of replacements) {
    const end = timeAt(event.start, event.start.wall + event.length)
    if (event.isCancelled || !touches(event.start, end, span)) continue
    budget.takeOccurrence()
    result.push({
      event,
      start: event.start,
      end,
      recurring: masters.length > 0,
      original: time,
    })
  }
  return result
}

/** Of one UID with two SEQUENCEs the higher stays; equal ones are events whose writer has numbered none. */
function newestOf(masters: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const newest = Math.max(...masters.map(({ sequence }) => sequence))
  return masters.filter(({ sequence }) => sequence === newest)
}

type Replacement = { event: CalendarEvent; time: TimeValue; andFollowing: boolean; instant: number }

/** One per replaced time: the one with the highest SEQUENCE, of equals the last in the file. */
function latestReplacements(events: readonly CalendarEvent[], span: Span): Replacement[] {
  const latest = new Map<string, Replacement>()
  for (const event of events) {
    if (event.replaces === null) continue
    const { time, andFollowing } = event.replaces
    const instant = instantOf(time, span.zone)
    const key = `${time.kind === 'date' ? 'date' : 'time'} ${instant}`
    const known = latest.get(key)
    if (known === undefined || known.event.sequence <= event.sequence) {
      latest.set(key, { event, time, andFollowing, instant })
    }
  }
  return [...latest.values()].toSorted((a, b) => a.instant - b.instant)
}

function* plannedTimes(
  master: CalendarEvent,
  replacements: readonly Replacement[],
  span: Span,
  budget: Budget,
): Generator<Planned> {
  const isExcluded = timeMatcher(master.exclusions, span.zone)
  const isReplaced = timeMatcher(
    replacements.map((replacement) => replacement.time),
    span.zone,
  )
  const excludedByRule = new Set(
    master.excludingRules.flatMap((rule) => [...ruleWalls(master, rule, span, budget)]),
  )
  const seen = new Set<number>()
  for (const planned of allTimes(master, span, budget)) {
    budget.spend(1)
    const { time } = planned
    const instant = instantOf(time, span.zone)
    if (seen.has(instant)) continue
    seen.add(instant)
    if (excludedByRule.has(time.wall) || isExcluded(time) || isReplaced(time)) continue
    yield planned
  }
}

function* allTimes(master: CalendarEvent, span: Span, budget: Budget): Generator<Planned> {
  const at = (wall: number): Planned => ({ time: timeAt(master.start, wall), length: null })
  // A start that its own rule does not meet is no occurrence; without a rule it stands beside the added times.
  if (master.rules.length === 0) yield at(master.start.wall)
  for (const rule of master.rules) {
    for (const wall of ruleWalls(master, rule, span, budget)) yield at(wall)
  }
  yield* master.additions
}

function* ruleWalls(
  master: CalendarEvent,
  rule: Rule,
  span: Span,
  budget: Budget,
): Generator<number> {
  // Zones are less than a day away from UTC; what began before the span may still reach into it.
  const from = span.from - master.length - 2 * 86_400
  const to = span.to + 2 * 86_400
  const { until } = rule
  for (const wall of wallTimes(rule.recur, master.start.wall, from, budget)) {
    if (wall > to) return
    if (until !== null && isPast(master.start, wall, until, span.zone)) return
    yield wall
  }
}

function isPast(start: TimeValue, wall: number, until: NonNullable<Rule['until']>, zone: Zone) {
  switch (until.kind) {
    case 'date':
      return startOfDay(wall) > until.wall
    case 'wall':
      return wall > until.wall
    case 'utc':
      return start.kind === 'date'
        ? wall > until.wall
        : instantOf(timeAt(start, wall), zone) > until.wall
    default:
      return until.kind satisfies never
  }
}

/** A THISANDFUTURE replacement moves the later occurrences by as much as its own, with its text and length. */
function shiftByReplacement(
  master: CalendarEvent,
  planned: Planned,
  replacements: readonly Replacement[],
  span: Span,
): Omit<SeriesOccurrence, 'recurring' | 'original'> | null {
  const instant = instantOf(planned.time, span.zone)
  const ruling = replacements.findLast(
    (replacement) => replacement.andFollowing && replacement.instant < instant,
  )
  if (ruling === undefined) {
    const end = timeAt(planned.time, planned.time.wall + (planned.length ?? master.length))
    return { event: master, start: planned.time, end }
  }
  if (ruling.event.isCancelled) return null
  const shift = ruling.event.start.wall - ruling.time.wall
  const start = timeAt(ruling.event.start, planned.time.wall + shift)
  return { event: ruling.event, start, end: timeAt(start, start.wall + ruling.event.length) }
}

function timeAt(like: TimeValue, wall: number): TimeValue {
  return { ...like, wall }
}

function instantOf(time: TimeValue, zone: Zone): number {
  if (time.kind === 'zoned') return time.zone.toInstant(time.wall)
  return time.kind === 'floating' ? zone.toInstant(time.wall) : time.wall
}

/** Matches by instant; by date where either side is one; a time without zone is the same wall time in any. */
function timeMatcher(times: readonly TimeValue[], zone: Zone): (time: TimeValue) => boolean {
  const dates = new Set<number>()
  const days = new Set(times.map((time) => startOfDay(time.wall)))
  const walls = new Set<number>()
  const instants = new Set<number>()
  for (const time of times) {
    if (time.kind === 'date') dates.add(time.wall)
    else if (time.kind === 'floating') walls.add(time.wall)
    else instants.add(instantOf(time, zone))
  }
  return (time) =>
    time.kind === 'date'
      ? days.has(time.wall)
      : dates.has(startOfDay(time.wall)) ||
        walls.has(time.wall) ||
        instants.has(instantOf(time, zone))
}

function touches(start: TimeValue, end: TimeValue, span: Span): boolean {
  const begin = instantOf(start, span.zone)
  const finish = instantOf(end, span.zone)
  return begin < span.to && (finish > span.from || begin >= span.from)
}
