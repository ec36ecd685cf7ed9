// Requests of the settings: the data folder, its backups, and what the shell can do about them.
import { basename } from 'node:path'
import { type Backup, listBackups } from '../../db/file/backup.ts'
import { listAside } from '../../db/file/data-folder.ts'
import { succeed } from '../../shared/result.ts'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { readAbout } from './read-about.ts'
import { problem } from '../session/context.ts'
import { makeCopy } from '../session/backups.ts'
import type { Handler } from '../session/handler.ts'

export const readSettings: Handler<'read-settings'> = ({ folder, shell }) =>
  succeed({
    folder,
    backups: listBackups(folder).map(toItem),
    aside: listAside(folder),
    shell: { showsFolder: shell.showFolder !== undefined, reminds: shell.remind !== undefined },
  })

export const describeAbout: Handler<'read-about'> = (context) => {
  const about = readAbout()
  return about === null ? problem(context, 'no-notices') : succeed(about)
}

export const makeBackup: Handler<'make-backup'> = (context) => {
  const made = makeCopy(context, 'asked')
  return made.ok ? succeed({ backup: toItem(made.value) }) : made
}

export const showDataFolder: Handler<'show-data-folder'> = async ({ folder, shell }) =>
  succeed({ isShown: (await shell.showFolder?.(folder)) ?? false })

/** Of a backup only its name goes to a page. */
function toItem({ file, at, why, bytes }: Backup): BackupItem {
  return { name: basename(file), at, why, bytes }
}
