// Defines what the settings show of the data folder: where it is, and its backups.
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

/** Defines why a backup was made; part of its file's name. */
export const backupReasons = [
  /** Something was changed since the last one, which is an hour old. */
  'hourly',
  'daily',
  'asked',
  'migration',
  'import',
  /** Before a change of many tasks at once. */
  'bulk',
  /** Before something is deleted that undo does not bring back. */
  'delete',
  'restore',
] as const

export type BackupReason = (typeof backupReasons)[number]
