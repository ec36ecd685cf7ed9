// Where the tests keep their data folders: in memory where the system has room for them there, else on the disk.
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's folder in memory. */
const inMemory = '/dev/shm'

/** More than all data folders of a run take together. */
const neededBytes = 2 * 1024 ** 3

/** A new empty folder. What is made durable there need not wait for a disk, and a killed process loses none of it. */
export function makeScratchFolder(): string {
  return mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'weekloom-check-'))
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
