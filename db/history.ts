// Keeps the accepted changes (D3): who, when, why and the diff. Rows that are not as they were written are reported and never applied.
import { defineStatements, type WeekloomDatabase } from './store/database.ts'
import { z } from 'zod'
import { isIntact, prepareSealed } from './store/seals.ts'
import type { Connection } from './store/sqlite.ts'
import {
  DamagedRow,
  fromText,
  oneOf,
  storedDiffSchema,
  unlessDamaged,
} from './store/stored-text.ts'
import { type Author, authors } from '../shared/agent/agent-step.ts'
import { type ProfileChange, profileChangeSchema } from '../shared/agent/profile-change.ts'
import { type HomeworkChange, homeworkChangeSchema } from '../shared/homework/change.ts'
import {
  type PreferenceChange,
  preferenceChangeSchema,
  type PreferenceName,
  preferencesIn,
} from '../shared/preferences/preference-change.ts'
import type { ScheduleDiff } from '../shared/schedule/diff.ts'
import type { EntryStatus } from '../shared/schedule/history.ts'
import { type TermChange, termChangeSchema } from '../shared/timetable/term-change.ts'

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
  /** JSON; null where preferences stay. */
  preferences: string | null
  /** 1 where it is as it was written. */
  intact: number
}

/** `way` is what the schedule did with the entry: took it up, or let it go. */
export type WalkRow = { entry: number; way: string }

const written = 'id, at, who, why, diff, card_id, undone, term, standing, homework, preferences'

/** `superseded` is 1 where a later change took its place while it was undone. */
export type StatusRow = HistoryRow & { superseded: number }

export const historyStatements = defineStatements((connection) => ({
  ...prepareEntries(connection),
  ...prepareReading(connection),
  ...prepareWalks(connection),
}))

function prepareEntries(connection: Connection) {
  const columns = readColumns(connection)
  return {
    readAll: connection.prepare<[], HistoryRow>(
      `SELECT ${columns} FROM history_entry ORDER BY id DESC`,
    ),
    readCounting: connection.prepare<[], HistoryRow>(
      `SELECT ${columns} FROM history_entry WHERE superseded = 0 ORDER BY id DESC`,
    ),
    /** What files brought, and the documents of scenes, which may be made from them. */
    readBrought: connection.prepare<[after: number], HistoryRow>(
      `SELECT ${columns} FROM history_entry
     WHERE id > ? AND (who = 'import' OR card_id IS NOT NULL) ORDER BY id`,
    ),
    newestId: connection
      .prepare<[], number>('SELECT COALESCE(MAX(id), 0) FROM history_entry')
      .pluck(),
    find: connection.prepare<[id: number], HistoryRow>(
      `SELECT ${columns} FROM history_entry WHERE id = ?`,
    ),
    findPreferences: connection
      .prepare<[id: number], string | null>('SELECT preferences FROM history_entry WHERE id = ?')
      .pluck(),
    newestDone: connection.prepare<[], HistoryRow>(
      `SELECT ${columns} FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1`,
    ),
    oldestUndone: connection.prepare<[], HistoryRow>(
      `SELECT ${columns} FROM history_entry WHERE undone = 1 AND superseded = 0 ORDER BY id LIMIT 1`,
    ),
    nextReasons: connection.prepare<[], { undo: string | null; redo: string | null }>(
      `SELECT (SELECT why FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1) AS undo,
              (SELECT why FROM history_entry WHERE undone = 1 AND superseded = 0 ORDER BY id LIMIT 1)
                AS redo`,
    ),
    /** Null where it is too long to be told. */
    newestDiff: connection
      .prepare<[most: number], string | null>(
        `SELECT CASE WHEN length(diff) <= ? THEN diff END FROM history_entry
       WHERE undone = 0 ORDER BY id DESC LIMIT 1`,
      )
      .pluck(),
    write: prepareSealed<Omit<StatusRow, 'intact'>>(connection, 'history_entry'),
    mark: connection.prepare<[undone: number, id: number]>(
      'UPDATE history_entry SET undone = ? WHERE id = ?',
    ),
    supersedeUndone: connection.prepare(
      'UPDATE history_entry SET superseded = 1 WHERE undone = 1 AND superseded = 0',
    ),
  }
}

function readColumns(connection: Connection): string {
  return `${written}, ${isIntact(connection, 'history_entry')} AS intact`
}

function prepareReading(connection: Connection) {
  const columns = readColumns(connection)
  return {
    readPage: connection.prepare<[before: number, limit: number], StatusRow>(
      `SELECT ${columns}, superseded FROM history_entry WHERE id < ? ORDER BY id DESC LIMIT ?`,
    ),
    findStanding: connection.prepare<[id: number], StatusRow>(
      `SELECT ${columns}, superseded FROM history_entry WHERE id = ?`,
    ),
    /** Of those that count, newest first: what going back to an entry lets go. */
    doneAfter: connection.prepare<[id: number], HistoryRow>(
      `SELECT ${columns} FROM history_entry WHERE undone = 0 AND id > ? ORDER BY id DESC`,
    ),
    /** Oldest first: what going forward through an entry takes up again. */
    undoneThrough: connection.prepare<[id: number], HistoryRow>(
      `SELECT ${columns} FROM history_entry
     WHERE undone = 1 AND superseded = 0 AND id <= ? ORDER BY id`,
    ),
  }
}

function prepareWalks(connection: Connection) {
  return {
    writeWalk: connection.prepare<[entry: number, way: string, at: string]>(
      `INSERT INTO history_walk (seq, entry, way, at, checksum)
     SELECT seq, entry, way, at, row_checksum(seq, entry, way, at)
     FROM (SELECT (SELECT coalesce(max(seq), 0) + 1 FROM history_walk) AS seq,
       ? AS entry, ? AS way, ? AS at)`,
    ),
    /** Those since an instant, newest first; a clock that was set back changes nothing about their order. */
    readWalksSince: connection.prepare<[at: string], WalkRow>(
      `SELECT entry, way FROM history_walk
     WHERE seq > coalesce((SELECT max(seq) FROM history_walk WHERE at < ?), 0) ORDER BY seq DESC`,
    ),
  }
}

export type HistoryEntry = {
  id: number
  /** ISO instant. */
  at: string
  who: Author
  why: string
  diff: ScheduleDiff
  /** What it did to the term; null where that stayed. */
  term: TermChange | null
  /** What it did to the portraits of the standing context; null where those stayed. */
  standing: ProfileChange | null
  /** What it did to homework; null where that stayed. */
  homework: HomeworkChange | null
  /** What it did to preferences; null where those stayed. */
  preferences: PreferenceChange | null
  cardId: string | null
  undone: boolean
}

/** The intact entries that undo and redo can walk, newest first. */
export function historyEntries(database: WeekloomDatabase): HistoryEntry[] {
  return historyStatements(database)
    .readCounting.all()
    .map((row) => unlessDamaged(() => toEntry(row)))
    .filter((entry) => entry !== null)
}

/** What files and feeds brought and holds, oldest first. */
export function broughtEntries(database: WeekloomDatabase): HistoryEntry[] {
  return historyStatements(database)
    .readBrought.all(0)
    .filter(({ who, undone }) => who === 'import' && undone === 0)
    .flatMap((row) => unlessDamaged(() => toEntry(row)) ?? [])
}

/** What undo and redo would walk; null when there is none, or when its row is damaged. */
export function historyHeads(database: WeekloomDatabase): {
  undo: HistoryEntry | null
  redo: HistoryEntry | null
} {
  return {
    undo: readHead(historyStatements(database).newestDone.get()),
    redo: readHead(historyStatements(database).oldestUndone.get()),
  }
}

/** What undo and redo would be about, in words: cheap after an import of hundreds of records too. */
export function historyReasons(database: WeekloomDatabase): {
  undo: string | null
  redo: string | null
} {
  return historyStatements(database).nextReasons.get() ?? { undo: null, redo: null }
}

/** What the newest change did, where that is little enough to be told record by record. */
export function newestDiff(database: WeekloomDatabase): ScheduleDiff | null {
  const json = historyStatements(database).newestDiff.get(mostTold) ?? null
  return json === null
    ? null
    : unlessDamaged(() => fromText(storedDiffSchema, json, 'newest history entry'))
}

/** Characters: some ten moved blocks. */
const mostTold = 12_000

/** One entry, whatever has become of it. */
export function findEntry(
  database: WeekloomDatabase,
  id: number,
): HistoryEntry | 'unknown' | 'damaged' {
  const row = historyStatements(database).find.get(id)
  return row === undefined ? 'unknown' : (unlessDamaged(() => toEntry(row)) ?? 'damaged')
}

/** The preferences that it was about. */
export function writtenPreferences(database: WeekloomDatabase, id: number): PreferenceName[] {
  const json = historyStatements(database).findPreferences.get(id) ?? null
  return json === null
    ? []
    : preferencesIn(fromText(preferenceChangeSchema, json, `history entry ${id}`))
}

function readHead(row: HistoryRow | undefined): HistoryEntry | null {
  return row === undefined ? null : unlessDamaged(() => toEntry(row))
}

/** The ids of the entries that can no longer be trusted. */
export function damagedHistory(database: WeekloomDatabase): number[] {
  return historyStatements(database)
    .readAll.all()
    .filter((row) => unlessDamaged(() => toEntry(row)) === null)
    .map(({ id }) => id)
}

/** Throws `DamagedRow` when the row is not as it was written. */
export function toEntry(row: HistoryRow): HistoryEntry {
  const name = `history entry ${row.id}`
  if (row.intact !== 1) throw new DamagedRow(name)
  return {
    id: row.id,
    at: row.at,
    who: oneOf(authors, row.who, name),
    why: row.why,
    diff: fromText(storedDiffSchema, row.diff, name),
    term: row.term === null ? null : fromText(termChangeSchema, row.term, name),
    standing: row.standing === null ? null : fromText(profileChangeSchema, row.standing, name),
    homework: row.homework === null ? null : fromText(homeworkChangeSchema, row.homework, name),
    preferences:
      row.preferences === null ? null : fromText(preferenceChangeSchema, row.preferences, name),
    cardId: row.card_id,
    undone: row.undone === 1,
  }
}

export type HistoryLine = {
  id: number
  /** ISO instant; that of 1970 where a damaged row has none. */
  at: string
  /** Null where the row can't be trusted. */
  who: Author | null
  why: string
  standing: EntryStatus
}

/** Newest first, from below the entry `before` when there is one; their diffs are not read. */
export function historyPage(
  database: WeekloomDatabase,
  { before, limit }: { before: number | null; limit: number },
): { lines: HistoryLine[]; hasEarlier: boolean } {
  const rows = historyStatements(database).readPage.all(
    before ?? Number.MAX_SAFE_INTEGER,
    limit + 1,
  )
  return { lines: rows.slice(0, limit).map(toLine), hasEarlier: rows.length > limit }
}

const unknownInstant = '1970-01-01T00:00:00.000Z'

function toLine(row: StatusRow): HistoryLine {
  const { id, at, why } = row
  const who = authors.find((author) => author === row.who) ?? null
  const isInstant = z.iso.datetime().safeParse(at).success
  const isWhole = row.intact === 1 && who !== null && isInstant
  if (isWhole) return { id, at, who, why, standing: statusOf(row) }
  return { id, at: isInstant ? at : unknownInstant, who: null, why, standing: 'damaged' }
}

export function statusOf({ undone, superseded }: StatusRow): EntryStatus {
  if (undone === 0) return 'done'
  return superseded === 0 ? 'undone' : 'superseded'
}
