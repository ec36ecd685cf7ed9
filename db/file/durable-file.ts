// Writes files that hold through a power cut and that are their owner's alone.
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { companionFiles } from './file-names.ts'

/** Gives a finished file its final name, replacing what was there, in one step. */
export function putInPlace(part: string, file: string): void {
  syncPath(part, 'r+')
  renameSync(part, file)
  // Windows can't open a folder, and needs no sync of one.
  if (process.platform !== 'win32') syncPath(dirname(file), 'r')
}

/** Removes a database file with all that SQLite keeps beside it. */
export function removeDatabaseFile(file: string): void {
  rmSync(file, { force: true })
  removeCompanions(file)
}

export function removeCompanions(file: string): void {
  for (const companion of Object.values(companionFiles(file))) rmSync(companion, { force: true })
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes the folder, and those above it, where they are missing; one that is there already stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** What SQLite keeps beside a database file takes the mode of the file. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // A disk without modes, or a file of another owner that may still be used: no reason not to.
  }
}
