// Tidies a data folder that nobody else has open: what killed work left half made, and backups too many.
import { accessSync, constants, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureOf } from '../sqlite.ts'
import { letSurplusGo } from './backup.ts'
import { removeDatabaseFile } from './durable-file.ts'
import { backupFolder, databaseFile, partFile } from './file-names.ts'

/** The folder's lock must be held. A folder that can't be tidied is left as it is: that keeps nobody out. */
export function tidyFolder(folder: string, at: string): void {
  try {
    removeHalfMade(folder)
    removeHalfMade(backupFolder(folder))
    letSurplusGo(folder, at)
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** Bytes that a few writes need with the index of the log; with less room it is better to say so at once. */
const roomNeeded = 128 * 1024

/** Throws what the system says where the folder can't be written or has no room: SQLite would open and fail later. */
export function checkRoom(folder: string): void {
  const probe = partFile(join(folder, 'weekloom-room'))
  try {
    writeFileSync(probe, Buffer.alloc(roomNeeded))
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Whether the file in the folder could be opened to write now. */
export function isWritable(folder: string): boolean {
  try {
    checkRoom(folder)
    accessSync(databaseFile(folder), constants.W_OK)
    return true
  } catch (error) {
    if (failureOf(error) === null) throw error
    return false
  }
}

/** Every file of ours is built under this ending and gets its name when it is whole. */
const halfMade = /^weekloom.*\.part$/

function removeHalfMade(folder: string): void {
  for (const name of readNames(folder)) {
    if (halfMade.test(name)) removeDatabaseFile(join(folder, name))
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // There are no backups yet, or something else lies in their place.
    return []
  }
}
