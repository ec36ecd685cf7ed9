// Requests of the settings: the data folder, its backups, and what the shell can do about them.
import { basename } from 'node:path'
import { backUp, listBackups, type Backup } from '../../db/file/backup.ts'
import { succeed } from '../../shared/result.ts'
import type { BackupItem } from '../../shared/settings/settings-view.ts'
import { problem, type SessionContext } from './context.ts'

export function readSettings({ folder, shell }: SessionContext) {
  return succeed({
    folder,
    backups: listBackups(folder).map(toItem),
    shell: { showsFolder: shell.showFolder !== undefined, reminds: shell.remind !== undefined },
  })
}

export function makeBackup(context: SessionContext) {
  const made = backUp(context.database, context.folder, context.clock(), 'asked')
  return made.ok
    ? succeed({ backup: toItem(made.value) })
    : problem(context, 'no-backup-made', made.failure.message)
}

export async function showDataFolder({ folder, shell }: SessionContext) {
  return succeed({ isShown: (await shell.showFolder?.(folder)) ?? false })
}

/** Of a backup only its name goes to a page. */
function toItem({ file, at, why, bytes }: Backup): BackupItem {
  return { name: basename(file), at, why, bytes }
}
