// Reads the values of a command line: words, counts, dates and what else a usage names.
import type { z } from 'zod'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { clockTimeSchema, isoDateSchema, type Period } from '../../shared/schedule/term.ts'
import { lineKinds, longestLine, type SaidKind } from '../../shared/timetable/line-kinds.ts'
import type { OneOfName, ValueReader } from './usage.ts'
import type { BadWord, UsageCode } from './usage-problem.ts'

type Reading<Value> = Result<Value, BadWord>

export const text: ValueReader<string> = (typed) => succeed(typed)

/** A text that is not blank. */
export function textOr(code: UsageCode): ValueReader<string> {
  return (typed) => (typed.trim() === '' ? fail({ code, given: typed }) : succeed(typed))
}

/** What `read` makes of it; null is none. */
export function valueBy<Value>(
  code: UsageCode,
  read: (typed: string) => Value | null | undefined,
): ValueReader<Value> {
  return (typed) => {
    const value = read(typed)
    return value === null || value === undefined ? fail({ code, given: typed }) : succeed(value)
  }
}

/** By a schema of the contract. */
export function valueOf<Value>(code: UsageCode, schema: z.ZodType<Value>): ValueReader<Value> {
  return valueBy(code, (typed) => schema.safeParse(typed).data)
}

/** One of the words that the usage names at its place. */
export function oneOf(code: UsageCode): ValueReader<OneOfName> {
  const read: ValueReader<string> = (typed, name) =>
    name.split('|').includes(typed) ? succeed(typed) : fail({ code, given: typed })
  // Its own words are in the type of the form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return read as unknown as ValueReader<OneOfName>
}

/** The largest that an id can be, and more than anything else is counted to. */
const mostCounted = 999_999_999

/** A number from 1 to `most` in plain digits: neither 1e1 nor 0x10. */
export function readCount(typed: string, most = mostCounted): number | null {
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= most ? count : null
}

export function countUpTo(code: UsageCode, most?: number): ValueReader<number> {
  return valueBy(code, (typed) => readCount(typed, most))
}

/** From 0 in plain digits; what is wrong is told of the flag. */
export function wholeUpTo(code: UsageCode, most: number): ValueReader<number> {
  return (typed, _, flag) => {
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
    return number <= most ? succeed(number) : fail({ code, given: `--${flag}` })
  }
}

export const date = valueOf('bad-date', isoDateSchema)

export const task = countUpTo('bad-task')

export const entry = countUpTo('bad-entry')

const longestRun = 2_000

/** "1,3-5": each once, in the order in which they are written; null where anything else stands there. */
export function readNumbers(typed: string): number[] | null {
  const numbers = new Set<number>()
  for (const part of typed.split(',')) {
    const [first = '', last = first, ...more] = part.split('-').map((end) => end.trim())
    const [from, to] = [readCount(first), readCount(last)]
    const isRun = from !== null && to !== null && from <= to && to - from <= longestRun
    if (!isRun || more.length > 0) return null
    for (let number = from; number <= to; number += 1) numbers.add(number)
  }
  return [...numbers]
}

/** "all", or numbers of lines. */
export function readTake(typed: string): number[] | 'all' | null {
  return typed === 'all' ? 'all' : readNumbers(typed)
}

/** "1,3" in plain counts. */
export function readIds(typed: string): number[] | null {
  const ids = typed.split(',').map((id) => readCount(id))
  const known = ids.filter((id) => id !== null)
  return known.length === ids.length ? known : null
}

/** "3" or "3-4", each up to `most`. */
export function readSpan(typed: string, most: number): { start: number; end: number } | null {
  const [first = '', last = first, ...more] = typed.split('-')
  const [start, end] = [readCount(first, most), readCount(last, most)]
  if (start === null || end === null || end < start || more.length > 0) return null
  return { start, end }
}

/** "Essay=exam": the title may hold the sign too. */
function readSaidKind(typed: string): SaidKind | null {
  const at = typed.lastIndexOf('=')
  const [title, said] = [typed.slice(0, at).trim(), typed.slice(at + 1).trim()]
  const kind = lineKinds.find((known) => known === said)
  return at < 1 || kind === undefined || title === '' || title.length > longestLine
    ? null
    : { title, kind }
}

export const saidKind = valueBy('bad-as', readSaidKind)

/** "08:00-08:45". */
export function readClockSpan(typed: string): Period | null {
  const [start = '', end = '', ...more] = typed.split(/[-–]/)
  const isWhole = [start, end].every((clock) => clockTimeSchema.safeParse(clock).success)
  return isWhole && more.length === 0 && start < end ? { start, end } : null
}

/** "2026-12-07..2026-12-09", or one date. */
export function readDates(typed: string): Reading<{ from: string; to: string }> {
  const [from = '', to = from, ...more] = typed.split('..')
  const wrong = [from, to].find((day) => !isoDateSchema.safeParse(day).success)
  return wrong !== undefined || more.length > 0
    ? fail({ code: 'bad-date', given: wrong ?? typed })
    : succeed({ from, to })
}

/** An object, or undefined. */
export function readObject(typed: string): object | undefined {
  const value = readJson(typed)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

/** Undefined where it is no JSON. */
export function readJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}
