// The wall times of one recurrence rule, through ical.js's iterator with a work budget.
import ICAL from 'ical.js'
import { fieldsOf, parseWall, secondsPerDay, wallOf } from './wall-time.ts'

/** Steps that expanding one file may take; a step is one unit of a recurrence iterator's work. */
const fileSteps = 400_000
const eventSteps = 12_000
/** Occurrences that one file may yield within the span that is looked at. */
const fileOccurrences = 40_000
const eventOccurrences = 1_000

export type Budget = {
  /** Throws `ExpansionStop` when nothing is left. */
  spend: (steps: number) => void
  takeOccurrence: () => void
  /** Fills up the share of the next event. */
  startEvent: () => void
}

/** `event` and `file` ask for too much work; `rule` can't be followed. */
export type StopReason = 'event' | 'file' | 'rule'

/** Thrown through ical.js's own loops, which cannot be left in any other way; caught once for each event. */
export class ExpansionStop extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`expansion stopped by the ${reason}`)
    this.reason = reason
  }
}

/** A time zone changes its offset a few hundred times in all. */
const zoneSteps = { file: 40_000, event: 4_000 }

/** How much work one calendar file may cause, counted in steps so that a hostile rule ends instead of hanging. */
export function newZoneBudget(): Budget {
  return newBudget(zoneSteps)
}

export function newBudget(steps = { file: fileSteps, event: eventSteps }): Budget {
  let fileLeft = steps.file
  let eventLeft = steps.event
  let fileOccurrencesLeft = fileOccurrences
  let eventOccurrencesLeft = eventOccurrences
  return {
    spend(steps) {
      fileLeft -= steps
      eventLeft -= steps
      if (eventLeft < 0) throw new ExpansionStop('event')
      if (fileLeft < 0) throw new ExpansionStop('file')
    },
    takeOccurrence() {
      fileOccurrencesLeft -= 1
      eventOccurrencesLeft -= 1
      if (eventOccurrencesLeft < 0) throw new ExpansionStop('event')
      if (fileOccurrencesLeft < 0) throw new ExpansionStop('file')
    },
    startEvent() {
      eventLeft = steps.event
      eventOccurrencesLeft = eventOccurrences
    },
  }
}

type RuleEnd = { wall: number; kind: 'date' | 'wall' | 'utc' }

export type Rule = { recur: ICAL.Recur; until: RuleEnd | null }

/** The rule in an RRULE's value; null when it is none. UNTIL is kept apart: its zone is the reader's matter. */
export function parseRule(value: string): Rule | null {
  const parts = value
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .filter((part) => /^[A-Z-]+=.+$/.test(part))
  const untilText = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const until = untilText === undefined ? null : parseUntil(untilText)
  if (untilText !== undefined && until === null) return null
  try {
    const rest = parts.filter((part) => !part.startsWith('UNTIL=')).join(';')
    const recur = ICAL.Recur.fromString(rest)
    return isUsable(recur) ? { recur, until } : null
  } catch {
    return null
  }
}

/** A rule that ical.js would expand wrongly counts as unreadable: better named than wrong. */
function isUsable({ freq, interval, parts }: ICAL.Recur): boolean {
  const { BYSETPOS, BYWEEKNO, BYDAY, BYMONTH, BYHOUR = [], BYMINUTE = [], BYSECOND = [] } = parts
  if (freq === undefined || interval < 1 || interval > 10_000 || BYWEEKNO !== undefined)
    return false
  const isYearly = freq === 'YEARLY'
  if (isYearly && [BYHOUR, BYMINUTE, BYSECOND].some(({ length }) => length > 1)) return false
  const handlesPositions = freq === 'MONTHLY' || (isYearly && BYMONTH !== undefined)
  return BYSETPOS === undefined || (handlesPositions && BYDAY !== undefined)
}

function parseUntil(text: string): RuleEnd | null {
  const parsed = parseWall(text)
  if (parsed === null) return null
  const kind = !parsed.hasTime ? 'date' : text.endsWith('Z') ? 'utc' : 'wall'
  return { wall: parsed.wall, kind }
}

/**
 * Ascending wall times of the rule from its first one, without end where the rule has none.
 * `from` lets a rule without COUNT skip whole intervals before it.
 * @throws {ExpansionStop}
 */
export function* wallTimes(
  recur: ICAL.Recur,
  start: number,
  from: number,
  budget: Budget,
): Generator<number> {
  const iterator = guarded(() => iterate(recur, skipAhead(recur, start, from), budget))
  const step = () => guarded(() => iterator.next())
  for (let next = step(); next !== null; next = step()) {
    budget.spend(1)
    const wall = wallOf(next)
    if (wall >= start && obeysDateParts(recur, wall)) yield wall
  }
}

// ical.js throws errors of every kind over rules that contradict themselves.
function guarded<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof ExpansionStop ? thrown : new ExpansionStop('rule')
  }
}

// ical.js lets the 30th of February become a day in March; these parts only ever limit.
function obeysDateParts({ parts: { BYMONTH, BYMONTHDAY } }: ICAL.Recur, wall: number): boolean {
  const { year, month, day } = fieldsOf(wall)
  const daysInMonth = ICAL.Time.daysInMonth(month, year)
  return (
    (BYMONTH === undefined || BYMONTH.includes(month)) &&
    (BYMONTHDAY === undefined ||
      BYMONTHDAY.some((wanted) => wanted === day || wanted === day - daysInMonth - 1))
  )
}

const unitSeconds: Partial<Record<string, number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: secondsPerDay,
  WEEKLY: 7 * secondsPerDay,
}

// A rule of seconds to weeks repeats its own pattern after each interval: start it later by whole intervals.
function skipAhead(recur: ICAL.Recur, start: number, from: number): number {
  const unit = unitSeconds[recur.freq]
  if (unit === undefined || recur.count !== null || from <= start) return start
  const step = unit * recur.interval
  // Two weeks of margin: a week's pattern may reach back before its start.
  const intervals = Math.floor((from - 14 * secondsPerDay - start) / step)
  return intervals > 0 ? start + intervals * step : start
}

function iterate(recur: ICAL.Recur, start: number, budget: Budget): ICAL.RecurIterator {
  const Iterator = budgetedIterator(budget)
  return new Iterator({ rule: recur, dtstart: timeOfWall(start) })
}

// ical.js looks for the next match in loops of its own; each of them passes through one of these methods.
function budgetedIterator(budget: Budget) {
  return class extends ICAL.RecurIterator {
    override check_contracting_rules() {
      budget.spend(1)
      return super.check_contracting_rules()
    }

    override increment_monthday(count: number) {
      budget.spend(count)
      super.increment_monthday(count)
    }

    override increment_year(count: number) {
      budget.spend(5)
      super.increment_year(count)
    }

    override increment_month() {
      budget.spend(1)
      super.increment_month()
    }
  }
}

function timeOfWall(wall: number): ICAL.Time {
  return ICAL.Time.fromData({ ...fieldsOf(wall), isDate: false })
}
