// Why a data folder can't be opened; nothing in it has been changed when one of these comes back.
import type { Backup } from './backup.ts'

export type OpenProblem =
  | { kind: 'missing'; file: string }
  /** Not a database, or one of another program. */
  | { kind: 'not-ours'; file: string }
  | { kind: 'newer'; file: string; fileVersion: number; ourVersion: number }
  /** `backups` can be restored, newest first. */
  | { kind: 'damaged'; file: string; detail: string; backups: Backup[] }
  /** There is none, but backups lie beside where it was. */
  | { kind: 'lost'; file: string; backups: Backup[] }
  /** What lies in the log does not go on from the state that the file is in. */
  | { kind: 'foreign-log'; file: string; backups: Backup[] }
  /** Another Weekloom has the folder open. */
  | { kind: 'busy'; folder: string }
  /** No copy could be made, so the file was not brought up to date. */
  | { kind: 'backup-failed'; message: string }
  | { kind: 'unwritable'; folder: string; detail: string }
