// Reads the words after `add-class`, `change-class` and `remove-class`.
import { succeed, type Result } from '../../../shared/result.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { eventKinds, type EventKind } from '../../../shared/schedule/task.ts'
import type { Flags } from './flags.ts'
import { readCount } from './read-count.ts'
import { readWeekday } from './read-weekday.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

/** What was said of a class, whole or in part. */
export type ClassFields = {
  title?: string
  weekday?: number
  start?: number
  end?: number
  /** As it was typed: how many weeks there are is known where the term is. */
  weeks?: string
  location?: string
  kind?: EventKind
  hosts?: boolean
}

export type ClassWish =
  | {
      kind: 'add'
      fields: ClassFields & { title: string; weekday: number; start: number; end: number }
      withStudies: boolean
    }
  /** `row` is the number before the class where `term` lists it. */
  | { kind: 'change'; row: number; fields: ClassFields }
  | { kind: 'remove'; row: number }

type ClassCommand = 'add-class' | 'change-class' | 'remove-class'

type Reading<Value> = Result<Value, UsageProblem>

/** More than a term holds. */
const mostRows = 999

export function readAddedClass(values: Flags, [title = '']: string[]): Reading<ClassWish> {
  const { day, periods, study: withStudies = false, ...others } = values
  if (title.trim() === '' || day === undefined || periods === undefined)
    return refuse('wrong-words', '', 'add-class')
  const weekday = readWeekday(day)
  if (weekday === null) return refuse('bad-weekday', day, 'add-class')
  const run = readPeriods(periods)
  if (run === null) return refuse('bad-period', periods, 'add-class')
  const read = readFields(others, 'add-class')
  if (!read.ok) return read
  return succeed({ kind: 'add', fields: { ...read.value, title, weekday, ...run }, withStudies })
}

export function readChangedClass(values: Flags, [number = '']: string[]): Reading<ClassWish> {
  const row = readCount(number, mostRows)
  if (row === null) return refuse('wrong-words', '', 'change-class')
  const { name } = values
  if (name?.trim() === '') return refuse('wrong-words', '', 'change-class')
  const read = readFields(values, 'change-class')
  if (!read.ok) return read
  const fields = { ...read.value, ...(name === undefined ? {} : { title: name }) }
  return Object.keys(fields).length === 0
    ? refuse('wrong-words', '', 'change-class')
    : succeed({ kind: 'change', row, fields })
}

export function readRemovedClass(_: Flags, [number = '']: string[]): Reading<ClassWish> {
  const row = readCount(number, mostRows)
  return row === null ? refuse('wrong-words', '', 'remove-class') : succeed({ kind: 'remove', row })
}

function readFields(values: Flags, command: ClassCommand): Reading<ClassFields> {
  const { day, periods, weeks, place, kind: kindName, host, 'no-host': noHost } = values
  if (host === true && noHost === true) return refuse('stray-flag', '--no-host', command)
  const fields: ClassFields = {}
  if (day !== undefined) {
    const weekday = readWeekday(day)
    if (weekday === null) return refuse('bad-weekday', day, command)
    fields.weekday = weekday
  }
  if (periods !== undefined) {
    const run = readPeriods(periods)
    if (run === null) return refuse('bad-period', periods, command)
    Object.assign(fields, run)
  }
  if (kindName !== undefined) {
    const kind = eventKinds.find((known) => known === kindName)
    if (kind === undefined) return refuse('bad-kind', kindName, command)
    fields.kind = kind
  }
  if (weeks !== undefined) fields.weeks = weeks
  if (place !== undefined) fields.location = place
  if (host === true || noHost === true) fields.hosts = host === true
  return succeed(fields)
}

/** "3" or "3-4". */
function readPeriods(text: string): { start: number; end: number } | null {
  const [first = '', last = first, ...more] = text.split('-')
  const [start, end] = [readCount(first, maxPeriods), readCount(last, maxPeriods)]
  if (start === null || end === null || end < start || more.length > 0) return null
  return { start, end }
}
