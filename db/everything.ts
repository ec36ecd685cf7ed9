// Reads all that the data file holds, as the file of everything has it; what is damaged is named and left out.
import { messageSchema } from '../shared/agent/message.ts'
import { timelineEventSchema } from '../shared/agent/timeline.ts'
import { type Everything, everythingFormat } from '../shared/everything/everything-file.ts'
import { cardStatements, toCard } from './cards.ts'
import { conversationStatements, intactLine, readConversation, stepRange } from './conversation.ts'
import { queueStatements, sessionStatements } from './conversations.ts'
import { exportStatements, readRevisions } from './exports.ts'
import { readSubscriptions } from './feeds.ts'
import { historyStatements, type StatusRow, toEntry } from './history.ts'
import { readHomework } from './homework.ts'
import { conversationId, type CounterName } from './ids.ts'
import { readAllCitations, readFeedImports } from './imports.ts'
import { readAllFields } from './pack.ts'
import { readPreferences } from './preferences.ts'
import { readAttempts, readMaterials } from './recite.ts'
import { readScenes } from './scenes.ts'
import { recordsOf } from './schedule.ts'
import { readWholeSources } from './sources.ts'
import type { WeekloomDatabase } from './store/database.ts'
import { fileVersion } from './store/migrate.ts'
import { brokenSeals, requireIntact, sealedTables } from './store/seals.ts'
import type { Connection } from './store/sqlite.ts'
import { fromText, linesOf, oneOf, unlessDamaged, wellFormed } from './store/stored-text.ts'

type WholeConversationRow = {
  key: number
  title: string
  parent: number | null
  created_at: string
  opened: number
  is_deleted: number
}

type EverythingTables = ReturnType<typeof prepareEverythingTables>

function prepareEverythingTables(connection: Connection) {
  return {
    counters: connection.prepare<[], { name: CounterName; next: number }>(
      'SELECT name, next FROM id_counter',
    ),
    walks: connection.prepare<[], { entry: number; way: string; at: string }>(
      'SELECT entry, way, at FROM history_walk ORDER BY seq',
    ),
    conversations: connection.prepare<[], WholeConversationRow>(
      'SELECT key, title, parent, created_at, opened, is_deleted FROM conversation ORDER BY key',
    ),
  }
}

type Conversation = Everything['conversations'][number]

/** `at` is the present instant, ISO; `version` that of the program. */
export function readEverything(
  database: WeekloomDatabase,
  { at, version }: { at: string; version: string },
): Everything {
  const tables = prepareEverythingTables(database.connection)
  const damaged: string[] = []
  const keep = <Value>(name: string, read: () => Value): Value[] => {
    const value = unlessDamaged(read)
    if (value === null) damaged.push(name)
    return value === null ? [] : [value]
  }
  const records = recordsOf(database)
  const next = new Map(tables.counters.all().map((counter) => [counter.name, counter.next]))
  return {
    format: everythingFormat,
    version,
    at,
    folderId: keep('folder', () => folderIdsOf(database))[0]?.[0] ?? null,
    term: records?.term ?? null,
    state: records?.state ?? null,
    nextIds: {
      task: next.get('task') ?? 1,
      class: next.get('class') ?? 1,
      series: next.get('series') ?? 1,
      entry: next.get('entry') ?? 1,
    },
    revisions: keep('revisions', () => [...readRevisions(database)])
      .flat()
      .map(([task, revision]) => ({ task, revision })),
    history: allHistory(database).flatMap((row) =>
      keep(`history entry ${row.id}`, () => {
        const { undone, ...entry } = toEntry(row)
        return { ...entry, isUndone: undone, isSuperseded: row.superseded === 1 }
      }),
    ),
    walks: readWalks(database.connection, tables, keep),
    feeds: keep('feeds', () => readFeedImports(database, keep)).flat(),
    subscriptions: keep('subscriptions', () => readSubscriptions(database))
      .flat()
      .map(({ settings }) => settings),
    citations: keep('citations', () => readAllCitations(database, keep)).flat(),
    conversations: tables.conversations.all().map((row) => readWhole(database, row, keep)),
    recite: {
      materials: keep('texts', () => readMaterials(database)).flat(),
      attempts: keep('attempts', () => readAttempts(database)).flat(),
    },
    homework: keep('homework', () => readHomework(database)).flat(),
    sources: keep('sources', () => readWholeSources(database, keep)).flat(),
    packs: keep('packs', () => readAllFields(database, keep)).flat(),
    preferences: Object.fromEntries(
      Object.entries(readPreferences(database)).filter(([, value]) => value !== null),
    ),
    damaged,
    // What is damaged would be moved as if it had been written so.
    tables: damaged.length === 0 ? wholeTables(database) : null,
  }
}

/** Null where a row is not as it was written. */
function wholeTables({ connection }: WeekloomDatabase): Everything['tables'] {
  if (brokenSeals(connection).length > 0) return null
  return { version: fileVersion(connection), rows: readAllTables(connection) }
}

/** None before the first export. */
function folderIdsOf(database: WeekloomDatabase): string[] {
  const row = exportStatements(database).readFolderId.get()
  return row === undefined ? [] : [row.id]
}

function readWalks(connection: Connection, tables: EverythingTables, keep: Keep) {
  return keep('walks', () => intactWalks(connection, tables))
    .flat()
    .flatMap(({ entry, way, at: then }) =>
      keep(`walk of entry ${entry}`, () => ({
        entry,
        way: oneOf(['do', 'undo'] as const, way, 'walk'),
        at: then,
      })),
    )
}

/** Throws `DamagedRow` where one is not as it was written. */
function intactWalks(connection: Connection, { walks }: EverythingTables) {
  requireIntact(connection, ['history_walk'])
  return walks.all()
}

/** Oldest first. */
function allHistory(database: WeekloomDatabase): StatusRow[] {
  const everyEntry = -1
  return historyStatements(database).readPage.all(Number.MAX_SAFE_INTEGER, everyEntry).toReversed()
}

type Keep = <Value>(name: string, read: () => Value) => Value[]

function readWhole(
  database: WeekloomDatabase,
  row: WholeConversationRow,
  keep: Keep,
): Conversation {
  const id = conversationId(row.key)
  const isDeleted = row.is_deleted === 1
  return {
    id,
    title: row.title,
    parent: row.parent === null ? null : conversationId(row.parent),
    createdAt: row.created_at,
    opened: row.opened,
    isDeleted,
    steps: conversationStatements(database)
      .readSteps.all(...stepRange(row.key))
      .map((step) => ({
        traceId: step.trace_id,
        at: step.at,
        lastEvent: step.last_event,
        messages: linesOf(step.messages).flatMap((line) =>
          keep(`message of ${id}`, () => fromText(messageSchema, intactLine(step, line), id)),
        ),
        events: linesOf(step.events).flatMap((line) =>
          keep(`event of ${id}`, () => fromText(timelineEventSchema, intactLine(step, line), id)),
        ),
      })),
    cards: cardStatements(database)
      .readOf.all(row.key)
      .flatMap((card) => keep(`card ${card.id}`, () => toCard(card))),
    queued: keep('queue', () =>
      queueStatements(database)
        .readOf.all(row.key)
        .map(({ text }) => text),
    ).flat(),
    snapshot: isDeleted ? null : readConversation(database, id).snapshot,
    session: keep('session', () => [sessionStatements(database).read.get(row.key)])[0]?.[0] ?? null,
    scenes: isDeleted ? [] : keep('scenes', () => readScenes(database, row.key)).flat(),
  }
}

// Reads and writes the rows of all tables of a data file, for a file that moves them to another folder.

type Cell = string | number | null

/** By table: rows with their columns in the order of the schema, without checksums. */
type TableRows = Record<string, Cell[][]>

/** The next key of the tables that never give one twice: SQLite's own, and without a checksum. */
const keyTable = { name: 'sqlite_sequence', columns: ['name', 'seq'] }

/** Made again out of what is moved. */
const derived: ReadonlySet<string> = new Set(['index_seal'])

function movedTables(connection: Connection): { name: string; columns: string[] }[] {
  const sealed = sealedTables(connection).filter(({ name }) => !derived.has(name))
  return [...sealed, keyTable]
}

function readAllTables(connection: Connection): TableRows {
  return Object.fromEntries(
    movedTables(connection).map(({ name, columns }) => {
      const rows = connection
        .prepare<[], Cell[]>(`SELECT ${listed(columns)} FROM "${name}"`)
        .raw()
        .all()
      return [name, rows]
    }),
  )
}

/**
 * In the place of all that is there, in one transaction. The file must be of the version that the rows are of; throws what
 * SQLite throws where they do not fit its tables, and `TypeError` where they are not those of its tables.
 */
export function writeAllTables(connection: Connection, tables: TableRows): void {
  const known = movedTables(connection)
  const isStrange = Object.keys(tables).some((name) => known.every((table) => table.name !== name))
  if (isStrange) throw new TypeError('a table of no data file')
  connection.transaction(() => {
    connection.pragma('defer_foreign_keys = ON')
    for (const { name, columns } of known) {
      connection.exec(`DELETE FROM "${name}"`)
      const places = columns.map(() => '?').join(', ')
      const add = connection.prepare<Cell[]>(
        `INSERT INTO "${name}" (${listed(columns)}) VALUES (${places})`,
      )
      for (const row of tables[name] ?? []) {
        if (row.length !== columns.length) throw new TypeError(`a row of ${name}`)
        add.run(...row.map((cell) => (typeof cell === 'string' ? wellFormed(cell) : cell)))
      }
    }
  })()
}

function listed(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}
