// All prepared statements of one connection, by table.
import type { Connection } from '../sqlite.ts'
import { prepareCalendarTables } from './calendar-tables.ts'
import { prepareCardTable } from './card-table.ts'
import { prepareConversationTables } from './conversation-tables.ts'
import { prepareCounterTable } from './counter-table.ts'
import { prepareEventTables } from './event-tables.ts'
import { prepareExportTables } from './export-tables.ts'
import { prepareHistoryTable } from './history-table.ts'
import { prepareModelAbilityTable } from './model-ability-table.ts'
import { preparePreferenceTable } from './preference-table.ts'
import { prepareQueueTable } from './queue-table.ts'
import { prepareReciteTables } from './recite-tables.ts'
import { prepareSessionStateTable } from './session-state-table.ts'
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
    modelAbilities: prepareModelAbilityTable(connection),
    preferences: preparePreferenceTable(connection),
    queue: prepareQueueTable(connection),
    recite: prepareReciteTables(connection),
    sessionStates: prepareSessionStateTable(connection),
    exports: prepareExportTables(connection),
  }
}
