// File steps that hold through a power cut: bytes are on the disk before a name points at them.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
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
