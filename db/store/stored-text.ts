// Reads and writes columns through zod, so that damage is seen (D4).
import { z } from 'zod'
import { failureOf } from './sqlite.ts'
import { diffSchema, type ScheduleDiff } from '../../shared/schedule/diff.ts'

/** The file holds something that Weekloom can't have written. */
export class DamagedRow extends Error {}

/** Throws when `value` is not what the schema says, or as `toPlainText` does: such a row could never be read again. */
export function toText<Value>(schema: z.ZodType<Value>, value: Value): string {
  return toPlainText(schema.parse(value))
}

/**
 * For the many rows of a round, whose types the compiler has checked; they are checked again when they are read.
 * Throws when no text of the file could hold the value.
 */
function toPlainText(value: unknown): string {
  const text = JSON.stringify(value)
  // JSON writes whole characters as they are, and only half ones as escapes.
  if (text.includes('\\ud') && escapedHalf.test(text))
    throw new Error(`not well formed: ${text.slice(0, 200)}`)
  return text
}

/** A line for each value, so that damage to one leaves the others readable; JSON itself never breaks a line. */
export function toLines(values: readonly unknown[]): string {
  return values.map(toPlainText).join('\n')
}

/** In a damaged row a text may have become bytes or a number: its lines say nothing, and the row's checksum says so. */
export function linesOf(text: unknown): string[] {
  return text === '' ? [] : String(text).split('\n')
}

/** After an even number of backslashes: one more would make the escape a text about one. */
const escapedHalf = /(?<!\\)(?:\\\\)*\\ud[89a-f][\da-f]{2}/

/** Throws when `text` holds half a character: SQLite stores another in its place, and says nothing. */
export function wellFormed(text: string): string {
  if (!text.isWellFormed()) throw new Error(`not well formed: ${text.slice(0, 200)}`)
  return text
}

/** Throws `DamagedRow`; `row` names the place for the report. */
export function fromText<Value>(schema: z.ZodType<Value>, text: string, row: string): Value {
  return checked(schema, parseJson(text, row), row)
}

/** Throws `DamagedRow` when `value`, read from the columns of `row`, is not what the schema says. */
export function checked<Value>(schema: z.ZodType<Value>, value: unknown, row: string): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new DamagedRow(`${row}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Throws `DamagedRow` when a text column of `row` holds none of the known words. */
export function oneOf<Value extends string>(
  known: readonly Value[],
  text: string,
  row: string,
): Value {
  const value = known.find((candidate) => candidate === text)
  if (value === undefined) throw new DamagedRow(`${row}: ${text} is unknown`)
  return value
}

/** The value that `read` gives, or null when its row is damaged. */
export function unlessDamaged<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof DamagedRow) return null
    throw error
  }
}

export const storedDiffSchema = z.custom<ScheduleDiff>(
  (value) => diffSchema.safeParse(value).success,
)

function parseJson(text: string, row: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DamagedRow(`${row}: not JSON`)
  }
}

/** Null when it says nothing about the file: then it is a fault of ours. */
export function problemOfError(error: unknown): 'damaged' | 'unwritable' | 'busy' | null {
  return error instanceof DamagedRow ? 'damaged' : failureOf(error)
}
