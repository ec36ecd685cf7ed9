// An open data file: its connection, its prepared statements, and what is held in memory of it.
import type { ScheduleState } from '../shared/schedule/state.ts'
import type { Term } from '../shared/schedule/term.ts'
import type { Connection } from './sqlite.ts'
import type { Tables } from './tables/tables.ts'

/** The records as the file holds them; null before the first set-up, when the file has no term. */
export type Records = { term: Term; state: ScheduleState } | null

/** Where the rows of a conversation end; raised by whoever writes rows; a throw forgets it, as it does all that is held in memory (D2). */
export type ConversationCursor = {
  readonly key: number
  /** Its key; that of number 0 when there is none yet. */
  lastStep: number
  lastEvent: number
  /** Keys of the turns met so far, by trace id. */
  readonly turns: Map<string, number>
}

export type WeekloomDatabase = {
  readonly connection: Connection
  readonly tables: Tables
  /** Read-only is a copy in memory of a file that can't be written: every write throws. */
  readonly access: 'read-write' | 'read-only'
  /** What was last read or written; `unread` after a throw, so that memory follows the file. */
  readonly memory: {
    records: { kind: 'read'; value: Records } | { kind: 'unread' }
    /** By conversation id. */
    readonly cursors: Map<string, ConversationCursor>
  }
  /** Closes the file and lets others have the folder. */
  close(): void
}
