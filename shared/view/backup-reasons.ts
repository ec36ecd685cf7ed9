// Defines why a backup was made; part of its file's name.

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
