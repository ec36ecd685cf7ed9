// Statements on `history_entry` and `history_walk`. Of the entries that count the undone are always the newest: a new
// change supersedes them.
import { isIntact, prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

export type HistoryRow = {
  id: number
  at: string
  who: string
  why: string
  diff: string
  card_id: string | null
  undone: number
  /** JSON; null where the term stays. */
  term: string | null
  /** JSON; null where the standing context stays. */
  standing: string | null
  /** JSON; null where homework stays. */
  homework: string | null
  /** 1 where it is as it was written. */
  intact: number
}

/** `way` is what the schedule did with the entry: took it up, or let it go. */
export type WalkRow = { entry: number; way: string }

const written = 'id, at, who, why, diff, card_id, undone, term, standing, homework'

/** `superseded` is 1 where a later change took its place while it was undone. */
export type StandingRow = HistoryRow & { superseded: number }

export function prepareHistoryTable(connection: Connection) {
  return {
    ...prepareEntries(connection),
    ...prepareReading(connection),
    ...prepareWalks(connection),
  }
}

function prepareEntries(connection: Connection) {
  const columns = readColumns(connection)
  const readAll: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry ORDER BY id DESC`,
  )
  const readCounting: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE superseded = 0 ORDER BY id DESC`,
  )
  /** What files brought, and the documents of scenes, which may be made from them. */
  const readBrought: Statement<[after: number], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry
     WHERE id > ? AND (who = 'import' OR card_id IS NOT NULL) ORDER BY id`,
  )
  const newestId: Statement<[], number> = connection
    .prepare<[], number>('SELECT COALESCE(MAX(id), 0) FROM history_entry')
    .pluck()
  const find: Statement<[id: number], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE id = ?`,
  )
  const newestDone: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1`,
  )
  const oldestUndone: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE undone = 1 AND superseded = 0 ORDER BY id LIMIT 1`,
  )
  const nextReasons: Statement<[], { undo: string | null; redo: string | null }> =
    connection.prepare(
      `SELECT (SELECT why FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1) AS undo,
              (SELECT why FROM history_entry WHERE undone = 1 AND superseded = 0 ORDER BY id LIMIT 1)
                AS redo`,
    )
  const write = prepareSealed<Omit<StandingRow, 'intact'>>(connection, 'history_entry')
  const mark: Statement<[undone: number, id: number]> = connection.prepare(
    'UPDATE history_entry SET undone = ? WHERE id = ?',
  )
  const supersedeUndone: Statement = connection.prepare(
    'UPDATE history_entry SET superseded = 1 WHERE undone = 1 AND superseded = 0',
  )
  return {
    readAll,
    readCounting,
    readBrought,
    newestId,
    find,
    newestDone,
    oldestUndone,
    nextReasons,
    write,
    mark,
    supersedeUndone,
  }
}

function readColumns(connection: Connection): string {
  return `${written}, ${isIntact(connection, 'history_entry')} AS intact`
}

function prepareReading(connection: Connection) {
  const columns = readColumns(connection)
  const readPage: Statement<[before: number, limit: number], StandingRow> = connection.prepare(
    `SELECT ${columns}, superseded FROM history_entry WHERE id < ? ORDER BY id DESC LIMIT ?`,
  )
  const findStanding: Statement<[id: number], StandingRow> = connection.prepare(
    `SELECT ${columns}, superseded FROM history_entry WHERE id = ?`,
  )
  /** Of those that count, newest first: what going back to an entry lets go. */
  const doneAfter: Statement<[id: number], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE undone = 0 AND id > ? ORDER BY id DESC`,
  )
  /** Oldest first: what going forward through an entry takes up again. */
  const undoneThrough: Statement<[id: number], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry
     WHERE undone = 1 AND superseded = 0 AND id <= ? ORDER BY id`,
  )
  return { readPage, findStanding, doneAfter, undoneThrough }
}

function prepareWalks(connection: Connection) {
  const writeWalk: Statement<[entry: number, way: string, at: string]> = connection.prepare(
    `INSERT INTO history_walk (seq, entry, way, at, checksum)
     SELECT seq, entry, way, at, row_checksum(seq, entry, way, at)
     FROM (SELECT (SELECT coalesce(max(seq), 0) + 1 FROM history_walk) AS seq,
       ? AS entry, ? AS way, ? AS at)`,
  )
  /** Those since an instant, newest first; a clock that was set back changes nothing about their order. */
  const readWalksSince: Statement<[at: string], WalkRow> = connection.prepare(
    `SELECT entry, way FROM history_walk
     WHERE seq > coalesce((SELECT max(seq) FROM history_walk WHERE at < ?), 0) ORDER BY seq DESC`,
  )
  return { writeWalk, readWalksSince }
}
