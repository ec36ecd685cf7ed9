// All prepared statements of one connection, by table.
import { requireIndex } from '../integrity/index-seal.ts'
import { requireIntact } from '../integrity/sealed-tables.ts'
import type { Connection } from '../sqlite.ts'
import { prepareCardTable } from './card-table.ts'
import { prepareCitationTable } from './citation-table.ts'
import { prepareConversationTables } from './conversation-tables.ts'
import { prepareCounterTable } from './counter-table.ts'
import { prepareEventTables } from './event-tables.ts'
import { prepareFeedTables } from './feed-tables.ts'
import { prepareGenerationTable } from './generation-table.ts'
import { prepareHistoryTable } from './history-table.ts'
import { prepareHomeworkTable } from './homework-table.ts'
import { preparePackTables } from './pack-tables.ts'
import { prepareReciteTables } from './recite-tables.ts'
import { prepareSceneStateTable } from './scene-state-table.ts'
import { prepareSentEntryTable } from './sent-entry-table.ts'
import { prepareSourceIndex, prepareSourceTables } from './source-tables.ts'
import { prepareStudyTables } from './study-tables.ts'
import { prepareTransaction } from './transaction.ts'
import { prepareWorkLogTable } from './work-log-table.ts'
import type { Statement } from '../sqlite.ts'

export type Tables = ReturnType<typeof prepareTables>

/** What is read at every start: there it is looked at as a whole. */
export const readAtStart = [
  'id_counter',
  'term',
  'calendar_override',
  'event',
  'event_occurrence',
  'task_class',
  'task_item',
  'placement',
  'work_log',
  'preference',
  'conversation',
]

/** The statements of a group, with what they work on looked at before the first use: `look` throws `DamagedRow`. */
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

/** Throws when a table or column is not there: preparing is also the check of the schema at opening. */
export function prepareTables(connection: Connection) {
  const whole = <Group extends object>(names: readonly string[], group: Group): Group =>
    looked(() => requireIntact(connection, names), group)
  return {
    transaction: prepareTransaction(connection),
    generation: prepareGenerationTable(connection),
    counters: prepareCounterTable(connection),
    calendar: prepareCalendarTables(connection),
    events: prepareEventTables(connection),
    studies: prepareStudyTables(connection),
    workLog: prepareWorkLogTable(connection),
    conversations: prepareConversationTables(connection),
    cards: prepareCardTable(connection),
    history: prepareHistoryTable(connection),
    feeds: whole(['feed_import', 'feed_meeting'], prepareFeedTables(connection)),
    citations: whole(['citation'], prepareCitationTable(connection)),
    modelAbilities: whole(['model_ability'], prepareModelAbilityTable(connection)),
    pack: whole(['pack_field'], preparePackTables(connection)),
    preferences: preparePreferenceTable(connection),
    queue: whole(['queued_message'], prepareQueueTable(connection)),
    recite: whole(
      ['recite_material', 'recite_attempt', 'recital'],
      prepareReciteTables(connection),
    ),
    homework: whole(['homework'], prepareHomeworkTable(connection)),
    scenes: whole(['scene_state'], prepareSceneStateTable(connection)),
    sessionStates: whole(['session_state'], prepareSessionStateTable(connection)),
    sources: whole(['source', 'source_course', 'source_line'], prepareSourceTables(connection)),
    sourceIndex: looked(() => requireIndex(connection), prepareSourceIndex(connection)),
    exports: whole(['folder_identity', 'task_revision'], prepareExportTables(connection)),
    caldav: whole(['caldav_calendar', 'caldav_resource'], prepareCaldavTables(connection)),
    sentEntries: whole(['sent_entry'], prepareSentEntryTable(connection)),
  }
}

/** Statements on `model_ability`. */
function prepareModelAbilityTable(connection: Connection) {
  const read: Statement<[endpoint: string], { abilities: string }> = connection.prepare(
    'SELECT abilities FROM model_ability WHERE endpoint = ?',
  )
  const write: Statement<[endpoint: string, abilities: string]> = connection.prepare(
    'INSERT OR REPLACE INTO model_ability (endpoint, abilities) VALUES (?, ?)',
  )
  return { read, write }
}

/** Statements on `preference`. */
function preparePreferenceTable(connection: Connection) {
  const read: Statement<[key: string], { value: string }> = connection.prepare(
    'SELECT value FROM preference WHERE key = ?',
  )
  const write: Statement<[key: string, value: string]> = connection.prepare(
    'INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)',
  )
  return { read, write }
}

/** Statements on `session_state`. */
function prepareSessionStateTable(connection: Connection) {
  const read: Statement<[conversation: number], { version: number; json: string }> =
    connection.prepare('SELECT version, json FROM session_state WHERE conversation = ?')
  const write: Statement<[conversation: number, version: number, json: string]> =
    connection.prepare(
      'INSERT OR REPLACE INTO session_state (conversation, version, json) VALUES (?, ?, ?)',
    )
  const clear: Statement<[conversation: number]> = connection.prepare(
    'DELETE FROM session_state WHERE conversation = ?',
  )
  return { read, write, clear }
}

/** Statements on what an exported calendar needs to be recognised again: the folder's id and each block's revision. */
function prepareExportTables(connection: Connection) {
  const readFolderId: Statement<[], { id: string }> = connection.prepare(
    'SELECT id FROM folder_identity',
  )
  const writeFolderId: Statement<[id: string]> = connection.prepare(
    'INSERT INTO folder_identity (one, id) VALUES (1, ?)',
  )
  const readRevisions: Statement<[], { task: number; revision: number }> = connection.prepare(
    'SELECT task, revision FROM task_revision',
  )
  const raiseRevision: Statement<[task: number]> = connection.prepare(
    `INSERT INTO task_revision (task, revision) VALUES (?, 1)
     ON CONFLICT (task) DO UPDATE SET revision = revision + 1,
       checksum = row_checksum(task, revision + 1)`,
  )
  return { readFolderId, writeFolderId, readRevisions, raiseRevision }
}

type QueuedRow = { key: number; text: string }

/** Statements on `queued_message`. */
function prepareQueueTable(connection: Connection) {
  const readOf: Statement<[conversation: number], QueuedRow> = connection.prepare(
    'SELECT key, text FROM queued_message WHERE conversation = ? ORDER BY key',
  )
  const add: Statement<[conversation: number, text: string]> = connection.prepare(
    'INSERT INTO queued_message (conversation, text) VALUES (?, ?)',
  )
  const remove: Statement<[key: number]> = connection.prepare(
    'DELETE FROM queued_message WHERE key = ?',
  )
  const clearOf: Statement<[conversation: number]> = connection.prepare(
    'DELETE FROM queued_message WHERE conversation = ?',
  )
  return { readOf, add, remove, clearOf }
}

type ResourceRow = { key: string; href: string; etag: string | null; remote: string | null }

/** Statements on the calendar that the plan is pushed to, and on each of its resources (X11). */
function prepareCaldavTables(connection: Connection) {
  const readCalendar: Statement<[], { settings: string; status: string }> = connection.prepare(
    'SELECT settings, status FROM caldav_calendar',
  )
  const writeCalendar: Statement<[settings: string, status: string]> = connection.prepare(
    'INSERT OR REPLACE INTO caldav_calendar (one, settings, status) VALUES (1, ?, ?)',
  )
  const removeCalendar: Statement = connection.prepare('DELETE FROM caldav_calendar')
  const readResources: Statement<[], ResourceRow> = connection.prepare(
    'SELECT key, href, etag, remote FROM caldav_resource ORDER BY key',
  )
  const writeResource: Statement<[ResourceRow]> = connection.prepare(
    `INSERT OR REPLACE INTO caldav_resource (key, href, etag, remote)
     VALUES (:key, :href, :etag, :remote)`,
  )
  const removeResource: Statement<[key: string]> = connection.prepare(
    'DELETE FROM caldav_resource WHERE key = ?',
  )
  const removeResources: Statement = connection.prepare('DELETE FROM caldav_resource')
  return {
    readCalendar,
    writeCalendar,
    removeCalendar,
    readResources,
    writeResource,
    removeResource,
    removeResources,
  }
}

type TermRow = {
  name: string
  first_monday: string
  weeks: number
  zone: string
  periods: string
}

type OverrideRow = {
  date: string
  kind: 'off' | 'follows'
  week: number | null
  weekday: number | null
}

/** Statements on `term` and `calendar_override`. */
function prepareCalendarTables(connection: Connection) {
  const readTerm: Statement<[], TermRow> = connection.prepare(
    'SELECT name, first_monday, weeks, zone, periods FROM term',
  )
  const writeTerm: Statement<[TermRow]> = connection.prepare(
    `INSERT OR REPLACE INTO term (id, name, first_monday, weeks, zone, periods)
     VALUES (1, @name, @first_monday, @weeks, @zone, @periods)`,
  )
  const readOverrides: Statement<[], OverrideRow> = connection.prepare(
    'SELECT date, kind, week, weekday FROM calendar_override ORDER BY date',
  )
  const clearOverrides: Statement = connection.prepare('DELETE FROM calendar_override')
  const writeOverride: Statement<[OverrideRow]> = connection.prepare(
    `INSERT INTO calendar_override (date, kind, week, weekday)
     VALUES (@date, @kind, @week, @weekday)`,
  )
  return { readTerm, writeTerm, readOverrides, clearOverrides, writeOverride }
}
