// Keeps what lies in a folder as a backup, right before another file takes its place (D5).
import { existsSync } from 'node:fs'
import { migrations } from '../schema/migrations.ts'
import { backUp, type Backup } from './backup.ts'
import { databaseFile } from './file-names.ts'
import { openFile } from './open-file.ts'

/** The folder's lock must be held. Null where none can be made of what is there, in whatever state that is. */
export function keepPresent(folder: string, at: string): Backup | null {
  if (!existsSync(databaseFile(folder))) return null
  try {
    const opened = openFile(folder, at, migrations)
    if (!opened.ok) return null
    const { connection } = opened.value
    try {
      const made = backUp({ connection }, folder, at, 'restore')
      return made.ok ? made.value : null
    } finally {
      connection.close()
    }
  } catch {
    // What a damaged file throws is not to be foreseen; it is set aside as it is.
    return null
  }
}
