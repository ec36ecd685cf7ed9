// What a thrown error says about the data file: of SQLite, of the file system, or of a row that does not read.
import { failureOf } from '../sqlite.ts'
import { DamagedRow } from '../stored-text.ts'

/** Null when it says nothing about the file: then it is a fault of ours. */
export function problemOfError(error: unknown): 'damaged' | 'unwritable' | 'busy' | null {
  return error instanceof DamagedRow ? 'damaged' : failureOf(error)
}
