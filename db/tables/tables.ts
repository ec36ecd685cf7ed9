// All prepared statements of one connection, by table.
import { requireIndex } from '../integrity/index-seal.ts'
import { requireIntact } from '../integrity/sealed-tables.ts'
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
import { prepareGenerationTable } from './generation-table.ts'
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
import { prepareSourceIndex, prepareSourceTables } from './source-tables.ts'
import { prepareStudyTables } from './study-tables.ts'
import { prepareTransaction } from './transaction.ts'
import { prepareWorkLogTable } from './work-log-table.ts'

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
