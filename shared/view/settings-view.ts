// Defines what the settings show of the data folder: where it is, and its backups.
import type { BackupReason } from './backup-reasons.ts'

/** `name` is what `restore-backup` takes; `at` is an ISO instant. */
export type BackupChoice = { name: string; at: string }

/** A backup as the settings list it, `bytes` long. */
export type BackupItem = BackupChoice & { why: BackupReason; bytes: number }

/** What was kept of a data file that could not be backed up, or of a log that was not replayed, under a name of its own. */
export type AsideItem = { name: string; at: string; kind: 'file' | 'log'; bytes: number }

export type SettingsView = {
  /** The data folder's path on the machine that keeps it. */
  folder: string
  /** Newest first. */
  backups: BackupItem[]
  /** Newest first; nothing of it is ever let go by Weekloom. */
  aside: AsideItem[]
  /** Whether this shell opens the file manager, and whether it reminds by itself or the page has to. */
  shell: { showsFolder: boolean; reminds: boolean }
}
