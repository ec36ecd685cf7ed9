// Version 17 of the tables: every row carries its checksum, that of a snapshot in `row_hash`. Frozen once released.

import { sumOfIndex } from '../integrity/index-seal.ts'

const tables = [
  'id_counter',
  'term',
  'calendar_override',
  'event',
  'event_occurrence',
  'task_class',
  'task_item',
  'placement',
  'work_log',
  'conversation',
  'turn',
  'step',
  'card',
  'queued_message',
  'session_state',
  'scene_state',
  'history_entry',
  'history_walk',
  'preference',
  'folder_identity',
  'task_revision',
  'model_ability',
  'feed_import',
  'feed_meeting',
  'citation',
  'sent_entry',
  'caldav_resource',
  'caldav_calendar',
  'recite_material',
  'recite_attempt',
  'recital',
  'pack_field',
  'source',
  'source_course',
  'source_line',
  'homework',
]

// Of all the other columns; whoever brings a file up to date fills it.
const checksums = tables.map((table) => `ALTER TABLE ${table} ADD COLUMN checksum INTEGER;`)

// Each change asks what is undone: without it the whole history is read for that.
const undone = `
CREATE INDEX history_entry_undone ON history_entry (id) WHERE undone = 1 AND superseded = 0;
`

// The index over the files of courses is kept by SQLite in tables of its own, whose rows can't carry a checksum: one
// number stands for all of them.
const index = `
CREATE TABLE index_seal (
  name TEXT PRIMARY KEY,
  sum INTEGER NOT NULL,
  checksum INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO index_seal (name, sum) VALUES ('source_index', ${sumOfIndex});
`

export const schema17 = [...checksums, undone, index].join('\n')
