// Statements on `file_generation`, the mark that ties a log to the state of the file it goes on from (D4).
import type { Connection, Statement } from '../sqlite.ts'

export type Generation = { generation: number; previous: number }

export function prepareGenerationTable(connection: Connection) {
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
  /** Folds the log into the file. Not in a transaction. */
  const foldLog = (): void => {
    if (loggedPages() === 0) return
    renew.run()
    connection.pragma('wal_checkpoint(PASSIVE)')
  }
  return { read, renew, loggedPages, foldLog }
}
