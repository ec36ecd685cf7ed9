// Why a backup was made; part of its file's name.

export const backupReasons = ['migration', 'import', 'daily', 'asked', 'restore'] as const

export type BackupReason = (typeof backupReasons)[number]
