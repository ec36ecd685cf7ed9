// One Weekloom per data folder: an exclusive lock on a small file, which the system drops when a process dies.
import { truncateSync } from 'node:fs'
import { lockFile } from './file-names.ts'
import { makePrivate } from './private-file.ts'
import { connect, failureOf, type Connection } from '../sqlite.ts'

export type FolderLock = { release(): void }

// A connection that nobody refers to is collected and closed, and its lock would be gone without a sound.
const held = new Set<Connection>()

/** Long enough for the command before to finish, short enough to wait for in front of a window. */
const patienceMs = 2_000

/** Null when another process, or this one, already holds the folder. The folder must exist. */
export function lockFolder(folder: string): FolderLock | null {
  const file = lockFile(folder)
  try {
    return takeLock(file)
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'busy') return null
    if (failure !== 'damaged') throw error
  }
  // Nothing is ever stored in it; emptied in place, so that no second file of this name can be locked beside it.
  truncateSync(file)
  return takeLock(file)
}

function takeLock(file: string): FolderLock {
  const connection = connect(file, 'make-if-missing', patienceMs)
  try {
    makePrivate(file)
    connection.pragma('journal_mode = MEMORY')
    connection.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    connection.close()
    throw error
  }
  held.add(connection)
  return {
    release: () => {
      held.delete(connection)
      connection.close()
    },
  }
}
