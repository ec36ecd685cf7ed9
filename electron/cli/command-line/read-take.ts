// Reads which lines of a list are wanted: "all", or their numbers.
import { readNumbers } from './read-numbers.ts'

/** Undefined where it says neither; null where nothing is said. */
export function readTake(text: string | undefined): number[] | 'all' | null | undefined {
  if (text === undefined) return null
  return text === 'all' ? 'all' : (readNumbers(text) ?? undefined)
}
