// Requests of the settings: the data folder, its backups, and what the shell can do about them.
import { basename } from 'node:path'
import { type Backup, listBackups } from '../../db/file/backup.ts'
import { listAside } from '../../db/file/data-folder.ts'
import { succeed } from '../../shared/result.ts'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { readAbout } from './read-about.ts'
import { problem, type SessionContext } from '../session/context.ts'
import { makeCopy } from '../session/backups.ts'

export function readSettings({ folder, shell }: SessionContext) {
  return succeed({
    folder,
    backups: listBackups(folder).map(toItem),
    aside: listAside(folder),
    shell: { showsFolder: shell.showFolder !== undefined, reminds: shell.remind !== undefined },
  })
}

export function describeAbout(context: SessionContext) {
  const about = readAbout()
  return about === null ? problem(context, 'no-notices') : succeed(about)
}

export function makeBackup(context: SessionContext) {
  const made = makeCopy(context, 'asked')
  return made.ok ? succeed({ backup: toItem(made.value) }) : made
}

export async function showDataFolder({ folder, shell }: SessionContext) {
  return succeed({ isShown: (await shell.showFolder?.(folder)) ?? false })
}

/** Of a backup only its name goes to a page. */
function toItem({ file, at, why, bytes }: Backup): BackupItem {
  return { name: basename(file), at, why, bytes }
}
