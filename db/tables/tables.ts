// All prepared statements of one connection, by table.
import type { Connection } from '../sqlite.ts'
import { prepareCaldavTables } from './caldav-tables.ts'
import { prepareCalendarTables } from './calendar-tables.ts'
import { prepareCardTable } from './card-table.ts'
import { prepareCitationTable } from './citation-table.ts'
import { prepareConversationTables } from './conversation-tables.ts'
import { prepareCounterTable } from './counter-table.ts'
import { prepareEventTables } from './event-tables.ts'
import { prepareExportTables } from './export-tables.ts'
import { prepareFeedTables } from './feed-tables.ts'
import { prepareHistoryTable } from './history-table.ts'
import { prepareHomeworkTable } from './homework-table.ts'
import { prepareModelAbilityTable } from './model-ability-table.ts'
import { preparePackTables } from './pack-tables.ts'
import { preparePreferenceTable } from './preference-table.ts'
import { prepareQueueTable } from './queue-table.ts'
import { prepareReciteTables } from './recite-tables.ts'
import { prepareSceneStateTable } from './scene-state-table.ts'
import { prepareSentEntryTable } from './sent-entry-table.ts'
import { prepareSessionStateTable } from './session-state-table.ts'
import { prepareSourceTables } from './source-tables.ts'
import { prepareStudyTables } from './study-tables.ts'
import { prepareTransaction } from './transaction.ts'
import { prepareWorkLogTable } from './work-log-table.ts'

export type Tables = ReturnType<typeof prepareTables>

/** Throws when a table or column is not there: preparing is also the check of the schema at opening. */
export function prepareTables(connection: Connection) {
  return {
    transaction: prepareTransaction(connection),
    counters: prepareCounterTable(connection),
    calendar: prepareCalendarTables(connection),
    events: prepareEventTables(connection),
    studies: prepareStudyTables(connection),
    workLog: prepareWorkLogTable(connection),
    conversations: prepareConversationTables(connection),
    cards: prepareCardTable(connection),
    history: prepareHistoryTable(connection),
    feeds: prepareFeedTables(connection),
    citations: prepareCitationTable(connection),
    modelAbilities: prepareModelAbilityTable(connection),
    pack: preparePackTables(connection),
    preferences: preparePreferenceTable(connection),
    queue: prepareQueueTable(connection),
    recite: prepareReciteTables(connection),
    homework: prepareHomeworkTable(connection),
    scenes: prepareSceneStateTable(connection),
    sessionStates: prepareSessionStateTable(connection),
    sources: prepareSourceTables(connection),
    exports: prepareExportTables(connection),
    caldav: prepareCaldavTables(connection),
    sentEntries: prepareSentEntryTable(connection),
  }
}
