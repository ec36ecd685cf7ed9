// Holds an open data file and writes to it: all or nothing, and after a throw memory is read from the file again (D2).
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { requireIntact } from './seals.ts'
import { type Connection, failureOf, type Statement } from './sqlite.ts'

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

export const transactionStatements = defineStatements((connection) => ({
  // The write lock is taken at once, so that what `work` reads is what it changes.
  begin: connection.prepare('BEGIN IMMEDIATE'),
  commit: connection.prepare('COMMIT'),
  rollback: connection.prepare('ROLLBACK'),
  /** How many rows this connection has ever written. */
  countChanges: connection.prepare('SELECT total_changes()').pluck(),
}))

export type Generation = { generation: number; previous: number }

function prepareGeneration(connection: Connection) {
  const read: Statement<[], Generation> = connection.prepare(
    'SELECT generation, previous FROM file_generation',
  )
  const renew: Statement = connection.prepare(
    'UPDATE file_generation SET previous = generation, generation = abs(random() >> 11)',
  )
  const measureLog: Statement<[], [busy: number, log: number, checkpointed: number]> = connection
    .prepare<[], [busy: number, log: number, checkpointed: number]>('PRAGMA wal_checkpoint(NOOP)')
    .raw()
  /** Pages in the log, none where all of it is in the file: the next write then begins another. Not in a transaction. */
  const loggedPages = (): number => {
    const [, log, checkpointed] = measureLog.get() ?? [0, 0, 0]
    return log === checkpointed ? 0 : log
  }
  /** One that was to be folded while another connection read an older state of it: it goes on. */
  let isLogKept = false
  /** Folds the log into the file. Not in a transaction. */
  const foldLog = (): void => {
    if (loggedPages() === 0) return
    renew.run()
    connection.pragma('wal_checkpoint(PASSIVE)')
    isLogKept = loggedPages() !== 0
  }
  /** Whether a write that finds so many pages in the log sets a new generation: a copy may be of the one before. */
  const renewsAt = (logged: number): boolean => logged === 0 || isLogKept
  return { read, renew, loggedPages, foldLog, renewsAt }
}

/** Throws where a file has no such mark. */
export const generationStatements = defineStatements(prepareGeneration)

/** A log that is written over takes half the time of one that still grows, and a start begins a new one. */
const mostLoggedPages = 200

/** `work` may set `memory` to what it wrote; a throw, at the commit too, discards both. */
export function writeTransaction<Outcome>(
  database: WeekloomDatabase,
  work: () => Outcome,
): Outcome {
  const { loggedPages, renewsAt } = generationStatements(database)
  const logged = loggedPages()
  const outcome = commitWork(database, work, renewsAt(logged))
  if (logged >= mostLoggedPages) keepLogShort(database)
  return outcome
}

function commitWork<Outcome>(
  database: WeekloomDatabase,
  work: () => Outcome,
  isRenewed: boolean,
): Outcome {
  const { connection, memory } = database
  try {
    transactionStatements(database).begin.run()
    if (isRenewed) generationStatements(database).renew.run()
    const before = isRenewed ? transactionStatements(database).countChanges.get() : null
    const outcome = work()
    // The renewed mark alone is not written: who writes nothing leaves the file as it was.
    if (isRenewed && transactionStatements(database).countChanges.get() === before)
      transactionStatements(database).rollback.run()
    else transactionStatements(database).commit.run()
    return outcome
  } catch (error) {
    memory.records = { kind: 'unread' }
    memory.cursors.clear()
    // A full disk, for one, has already rolled back by itself.
    if (connection.inTransaction) transactionStatements(database).rollback.run()
    throw error
  }
}

/** What was committed stays so: a log that can't be folded in now is with the next write. */
function keepLogShort(database: Store): void {
  try {
    generationStatements(database).foldLog()
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

// Declares the statements of each aggregate, prepared once for each connection.

/** An open data file, or no more than its connection. */
export type Store = { readonly connection: Connection }

/**
 * What `prepare` makes, once for each connection. What `look` says is looked at before the first use of any of them:
 * it throws `DamagedRow`.
 */
export function defineStatements<Group extends object>(
  prepare: (connection: Connection) => Group,
  look: ((connection: Connection) => void) | null = null,
): (store: Store) => Group {
  const known = new WeakMap<Connection, Group>()
  return ({ connection }) => {
    const found = known.get(connection)
    if (found !== undefined) return found
    const prepared = prepare(connection)
    const group = look === null ? prepared : looked(() => look(connection), prepared)
    known.set(connection, group)
    return group
  }
}

/** Looks at every row of these tables. */
export function wholeTables(...names: string[]): (connection: Connection) => void {
  return (connection) => requireIntact(connection, names)
}

function looked<Group extends object>(look: () => void, group: Group): Group {
  let isLooked = false
  return new Proxy(group, {
    get(statements, name) {
      if (!isLooked) look()
      isLooked = true
      return Reflect.get(statements, name)
    },
  })
}
