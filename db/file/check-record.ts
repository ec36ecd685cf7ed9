// What the last check of the whole file found, kept beside the file: a damaged one is written no more than it has to be.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { putInPlace } from './durable-file.ts'
import { checkFile, databaseFile, partFile } from './file-names.ts'
import { failureOf } from '../sqlite.ts'

const recordSchema = z.object({
  /** ISO date. */
  day: z.string(),
  /** Which file: one that was restored since is another. */
  file: z.number(),
  damage: z.array(z.string()),
})

/** Null where this file was not looked at yet, or has ended uncleanly since. */
export function readCheck(folder: string): { day: string; damage: string[] } | null {
  try {
    const record = recordSchema.parse(JSON.parse(readFileSync(checkFile(folder), 'utf8')))
    return record.file === fileNumber(folder) ? record : null
  } catch {
    return null
  }
}

/** Where it can't be kept, the file is looked at again at the next start. */
export function writeCheck(folder: string, day: string, damage: readonly string[]): void {
  try {
    const part = partFile(checkFile(folder))
    const record = { day, file: fileNumber(folder), damage: damage.slice(0, mostNamed) }
    writeFileSync(part, JSON.stringify(record), { mode: 0o600 })
    putInPlace(part, checkFile(folder))
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** So that the file is looked at again. */
export function forgetCheck(folder: string): void {
  rmSync(checkFile(folder), { force: true })
}

const mostNamed = 100

function fileNumber(folder: string): number {
  return statSync(databaseFile(folder)).ino
}
