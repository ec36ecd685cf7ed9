// Locks and tidies a data folder, and tells what lies in it.
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { letSurplusGo, namesIn } from './backup.ts'
import { makePrivate, removeDatabaseFile } from './durable-file.ts'
import {
  backupFolder,
  databaseFile,
  lockFile,
  movingFolder,
  openMark,
  partFile,
  stampInstant,
} from './file-names.ts'
import { connect, type Connection, failureOf } from '../store/sqlite.ts'

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

/** The folder's lock must be held. A folder that can't be tidied is left as it is: that keeps nobody out. */
export function tidyFolder(folder: string, at: string): void {
  try {
    removeHalfMade(folder)
    removeHalfMade(backupFolder(folder))
    rmSync(movingFolder(folder), { recursive: true, force: true })
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
  for (const name of namesIn(folder)) {
    if (halfMade.test(name)) removeDatabaseFile(join(folder, name))
  }
}

export type Aside = {
  name: string
  /** ISO instant. */
  at: string
  kind: 'file' | 'log'
  bytes: number
}

/** Newest first; what can't be looked at is passed over. */
export function listAside(folder: string): Aside[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => readName(folder, name))
      .sort((a, b) => (a.name < b.name ? 1 : -1))
  } catch (error) {
    if (failureOf(error) === null) throw error
    return []
  }
}

function readName(folder: string, name: string): Aside[] {
  const parts = /^weekloom-aside-(.+Z)(?:-\d+)?\.db(-wal|-journal)?$/.exec(name)
  if (parts?.[1] === undefined) return []
  const at = stampInstant(parts[1])
  const { size: bytes } = statSync(join(folder, name))
  const kind = parts[2] === undefined ? 'file' : 'log'
  return z.iso.datetime().safeParse(at).success ? [{ name, at, kind, bytes }] : []
}

/** Whether the folder lets others in and something in it lets them read; false where the system knows no modes. */
export function isOpenToOthers(folder: string): boolean {
  if (process.platform === 'win32' || !isOpen(folder)) return false
  const inside = [databaseFile(folder), backupFolder(folder), ...filesIn(backupFolder(folder))]
  return inside.some(isOpen)
}

/** True the first time only. */
export function markSaidOpen(folder: string): boolean {
  if (existsSync(openMark(folder))) return false
  try {
    writeFileSync(openMark(folder), '', { mode: 0o600 })
  } catch {
    // Said once more at the next start.
  }
  return true
}

function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}
