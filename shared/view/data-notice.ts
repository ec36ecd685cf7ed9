// Tells what a window says of its data file until it is mended: each kind at most once.
import type { BackupItem } from './settings-view.ts'

/** These stand until they are no longer so. */
const standing: ReadonlySet<DataNotice['kind']> = new Set(['damaged', 'read-only'])

export function isLasting({ kind }: DataNotice): boolean {
  return standing.has(kind)
}

export type DataNotice = {
  kind: 'damaged' | 'read-only' | 'backup-failed' | 'open-to-others' | 'remains'
  /** In the person's language. */
  message: string
  /** What can be put in the place of a damaged file, newest first. */
  backups: BackupItem[]
}

/** As the session knows it: it is said anew for each look, in the language of then. */
export type KnownNotice = { kind: DataNotice['kind']; detail: string }
