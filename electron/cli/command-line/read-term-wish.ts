// Reads the words after `term`; what needs the term itself is read where that is known.
import { succeed, type Result } from '../../../shared/result.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import {
  clockTimeSchema,
  isoDateSchema,
  maxWeeks,
  type Period,
} from '../../../shared/schedule/term.ts'
import { presetNames, type PresetName } from '../../../shared/timetable/presets.ts'
import { shapes } from './command-shapes.ts'
import type { FlagName, Flags } from './flags.ts'
import { readCount } from './read-count.ts'
import { readWeekday } from './read-weekday.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

export type TermAct =
  | { kind: 'show' }
  | { kind: 'new'; began: string; weeks: number; preset: PresetName; termName: string }
  | { kind: 'set'; termName: string | null; weeks: number | null }
  | { kind: 'add-period'; period: Period }
  | { kind: 'set-period'; row: number; period: Period }
  | { kind: 'remove-period'; row: number }
  | { kind: 'off'; from: string; to: string; freeStudy: boolean }
  | { kind: 'follows'; date: string; week: number; weekday: number }
  | { kind: 'work'; from: string; to: string }

type Reading<Value> = Result<Value, UsageProblem>

/** What each act takes beside the common flags; nothing is shown of a new term before it is there. */
const actFlags: Record<string, readonly FlagName[]> = {
  show: [],
  new: ['weeks', 'table', 'name'],
  set: ['name', 'weeks', 'dry-run'],
  period: ['dry-run'],
  off: ['free', 'dry-run'],
  follows: ['dry-run'],
  work: ['dry-run'],
}

export function readTermAct(values: Flags, words: string[]): Reading<TermAct> {
  const [verb = 'show', ...rest] = words
  const own = Object.hasOwn(actFlags, verb) ? actFlags[verb] : undefined
  if (own === undefined) return refuse('wrong-words', '', 'term')
  const stray = shapes.term.flags.find((flag) => values[flag] !== undefined && !own.includes(flag))
  if (stray !== undefined) return refuse('stray-flag', `--${stray}`, 'term')
  switch (verb) {
    case 'show':
      return rest.length > 0 ? refuse('wrong-words', '', 'term') : succeed({ kind: 'show' })
    case 'new':
      return readNew(values, rest)
    case 'set':
      return readSet(values, rest)
    case 'period':
      return readPeriod(rest)
    case 'off':
    case 'work':
      return readDays(verb, values, rest)
    case 'follows':
      return readFollows(rest)
    default:
      return refuse('wrong-words', '', 'term')
  }
}

function readNew(
  { weeks = '16', table = 'hours-12', name = '' }: Flags,
  [began = '', ...rest]: string[],
): Reading<TermAct> {
  if (rest.length > 0) return refuse('wrong-words', '', 'term')
  if (!isoDateSchema.safeParse(began).success) return refuse('bad-date', began, 'term')
  const count = readCount(weeks, maxWeeks)
  if (count === null) return refuse('bad-weeks', weeks, 'term')
  const preset = presetNames.find((known) => known === table)
  if (preset === undefined) return refuse('bad-table', table, 'term')
  return succeed({ kind: 'new', began, weeks: count, preset, termName: name })
}

function readSet({ weeks, name }: Flags, rest: string[]): Reading<TermAct> {
  if (rest.length > 0 || (weeks === undefined && name === undefined))
    return refuse('wrong-words', '', 'term')
  const count = weeks === undefined ? null : readCount(weeks, maxWeeks)
  if (weeks !== undefined && count === null) return refuse('bad-weeks', weeks, 'term')
  return succeed({ kind: 'set', termName: name ?? null, weeks: count })
}

function readPeriod([first = '', second = '', ...rest]: string[]): Reading<TermAct> {
  if (rest.length > 0) return refuse('wrong-words', '', 'term')
  if (first === 'remove') {
    const row = readCount(second, maxPeriods)
    return row === null
      ? refuse('bad-period', second, 'term')
      : succeed({ kind: 'remove-period', row })
  }
  const period = readClock(second)
  if (period === null) return refuse('bad-clock', second, 'term')
  if (first === 'add') return succeed({ kind: 'add-period', period })
  const row = readCount(first, maxPeriods)
  return row === null
    ? refuse('bad-period', first, 'term')
    : succeed({ kind: 'set-period', row, period })
}

function readDays(
  kind: 'off' | 'work',
  { free = false }: Flags,
  [dates = '', ...rest]: string[],
): Reading<TermAct> {
  if (rest.length > 0) return refuse('wrong-words', '', 'term')
  const [from = '', to = from, ...more] = dates.split('..')
  const wrong = [from, to].find((date) => !isoDateSchema.safeParse(date).success)
  if (wrong !== undefined || more.length > 0) return refuse('bad-date', wrong ?? dates, 'term')
  return succeed(kind === 'off' ? { kind, from, to, freeStudy: free } : { kind, from, to })
}

function readFollows([date = '', week = '', day = '', ...rest]: string[]): Reading<TermAct> {
  if (rest.length > 0) return refuse('wrong-words', '', 'term')
  if (!isoDateSchema.safeParse(date).success) return refuse('bad-date', date, 'term')
  const number = readCount(week, maxWeeks)
  if (number === null) return refuse('bad-weeks', week, 'term')
  const weekday = readWeekday(day)
  if (weekday === null) return refuse('bad-weekday', day, 'term')
  return succeed({ kind: 'follows', date, week: number, weekday })
}

/** "08:00-08:45". */
function readClock(text: string): Period | null {
  const [start = '', end = '', ...more] = text.split(/[-–]/)
  const isWhole = [start, end].every((clock) => clockTimeSchema.safeParse(clock).success)
  return isWhole && more.length === 0 && start < end ? { start, end } : null
}
