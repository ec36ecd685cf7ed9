// Finds what others of this machine may read of a data folder that was made before Weekloom kept it to its owner, or by hand.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder, databaseFile, openMark } from './file-names.ts'

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
