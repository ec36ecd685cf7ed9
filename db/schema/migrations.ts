// The numbered steps from an empty file to the present tables; a file's number is its PRAGMA user_version.
import { schema1 } from './schema-1.ts'
import { schema3 } from './schema-3.ts'
import { schema5 } from './schema-5.ts'
import { schema9 } from './schema-9.ts'
import { schema10 } from './schema-10.ts'
import { schema11 } from './schema-11.ts'
import { schema13 } from './schema-13.ts'
import { schema17 } from './schema-17.ts'
import { defineOldHashes } from './old-hashes.ts'
import type { Connection } from '../sqlite.ts'
import { isDate } from './schema-1.ts'

// What an entry says of a meeting holds for as long as the entry is not undone, and until a later one says something else:
// so undo and redo write nothing here. A file of everything brings several feeds in one entry. `task` is null where the
// meeting has left the feed; the numbers of tasks and feeds are never given twice.
const feeds = `
CREATE TABLE feed_import (
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  feed INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (entry, feed)
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_meeting (
  entry INTEGER NOT NULL,
  feed INTEGER NOT NULL,
  meeting TEXT NOT NULL,
  task INTEGER,
  imported TEXT NOT NULL,
  PRIMARY KEY (entry, feed, meeting),
  FOREIGN KEY (entry, feed) REFERENCES feed_import (entry, feed)
) STRICT, WITHOUT ROWID;
`

/** Version 7 of the tables: where imported meetings came from. Frozen once released. */
const schema7 = feeds

// A row whose own hash says that it is not stays known as damaged (`sealRows`).
const distrusted = `
ALTER TABLE snapshot ADD COLUMN checksum INTEGER;
UPDATE snapshot SET checksum = -1
  WHERE row_hash IS NOT old_sum(conversation || ' ' || version || ' ' || json)
    AND row_hash IS NOT old_hash(conversation, version, json);
UPDATE scene_state SET checksum = -1
  WHERE row_hash IS NOT old_sum(conversation || ' ' || scene || ' ' || version || ' ' || json);
UPDATE card SET checksum = -1 WHERE row_hash IS NOT old_hash(id, hash, body);
UPDATE pack_field SET checksum = -1
  WHERE row_hash IS NOT old_hash(key, version, text, status, made, who, at);
UPDATE history_entry SET checksum = -1
  WHERE row_hash IS NOT old_entry_hash(id, at, who, why, diff, card_id, undone, term, standing, homework);
`

const tables = ['snapshot', 'scene_state', 'card', 'pack_field', 'history_entry']

const dropped = tables.map((table) => `ALTER TABLE ${table} DROP COLUMN row_hash;`)

/** Version 18 of the tables: the checksum alone says whether a row is as it was written. Frozen once released. */
const schema18 = [distrusted, ...dropped].join('\n')

// An item has as many entries as it had places that are closed out; the rest of a partly done one is an item of its own.
/** Version 2 of the tables: what became of the blocks that are closed out. Frozen once released. */
const schema2 = `
CREATE TABLE work_log (
  item INTEGER NOT NULL REFERENCES task_item (ref) DEFERRABLE INITIALLY DEFERRED,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'partly', 'missed')),
  date TEXT NOT NULL CHECK (${isDate('date')}),
  slot_start INTEGER NOT NULL CHECK (slot_start >= 1),
  slot_end INTEGER NOT NULL CHECK (slot_end BETWEEN slot_start AND 30),
  planned INTEGER NOT NULL CHECK (planned BETWEEN 1 AND 1440),
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
  rest INTEGER REFERENCES task_item (ref) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (item, seq),
  CHECK ((outcome = 'partly') = (rest IS NOT NULL)),
  CHECK (outcome <> 'missed' OR minutes = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX work_log_rest ON work_log (rest) WHERE rest IS NOT NULL;
`

// `class` and `tasks` name the study work that was made for it, which may go while the homework stays.
/** Version 14 of the tables: homework, each item with its checklist and its texts. Frozen once released. */
const schema14 = `
CREATE TABLE homework (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (title <> ''),
  course TEXT NOT NULL,
  due_date TEXT NOT NULL,
  due_time TEXT,
  checklist TEXT NOT NULL CHECK (json_valid(checklist)),
  solution TEXT NOT NULL,
  answer_key TEXT NOT NULL,
  remarks TEXT CHECK (remarks IS NULL OR json_valid(remarks)),
  class INTEGER CHECK (class >= 1),
  tasks TEXT CHECK (tasks IS NULL OR json_valid(tasks)),
  done_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
`

const abilities = `
CREATE TABLE model_ability (
  endpoint TEXT PRIMARY KEY,
  abilities TEXT NOT NULL
) STRICT;
`

// `json` is the orchestrator's record as its `version` writes it.
const sessions = `
CREATE TABLE session_state (
  conversation INTEGER PRIMARY KEY REFERENCES conversation (key),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;
`

/** Version 4 of the tables: what a model endpoint can do, and where a conversation stands. Frozen once released. */
const schema4 = [abilities, sessions].join('\n')

// `made` is JSON with citations, what it was made from, and why. The row with the highest version counts.
const fields = `
CREATE TABLE pack_field (
  course TEXT NOT NULL CHECK (course <> ''),
  key TEXT NOT NULL CHECK (key <> ''),
  version INTEGER NOT NULL CHECK (version >= 1),
  text TEXT NOT NULL,
  status TEXT NOT NULL,
  made TEXT NOT NULL CHECK (json_valid(made)),
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  row_hash TEXT NOT NULL,
  UNIQUE (course, key, version)
) STRICT;
`

/** Version 12 of the tables: the fields of course packs, one row a version. Frozen once released. */
const schema12 = fields

// A citation holds for as long as its entry is not undone, and until a later entry cites its record anew: so undo and redo
// write nothing here. `task` may be an event or an item; the numbers of records are never given twice.
const citations = `
CREATE TABLE citation (
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  record TEXT NOT NULL CHECK (record IN ('task', 'class', 'item')),
  id INTEGER NOT NULL,
  cited TEXT NOT NULL,
  PRIMARY KEY (entry, record, id)
) STRICT, WITHOUT ROWID;
`

/** Version 8 of the tables: where the work of a syllabus was read. Frozen once released. */
const schema8 = citations

// A random number that is another one with each log that is begun, and in each copy; `previous` is the one before it.
/** Version 16 of the tables: which state of which file the log beside it belongs to. Frozen once released. */
const schema16 = `
CREATE TABLE file_generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  generation INTEGER NOT NULL,
  previous INTEGER NOT NULL
) STRICT;
INSERT INTO file_generation (id, generation, previous) VALUES (1, abs(random() >> 11), 0);
`

// From, to and the new numbers of the rows as JSON; null where the term stays, as in every entry from before.
const history = `
ALTER TABLE history_entry ADD COLUMN term TEXT;
`

/** Version 6 of the tables: an entry of the history may change the term too. Frozen once released. */
const schema6 = history

// JSON; null where an entry leaves homework alone.
/** Version 15 of the tables: changes of homework stand in the history. Frozen once released. */
const schema15 = `
ALTER TABLE history_entry ADD COLUMN homework TEXT CHECK (homework IS NULL OR json_valid(homework));
`

export type Migration = { version: number; sql: string }

/** Ascending from 1 without gaps. */
export const migrations: readonly Migration[] = [
  { version: 1, sql: schema1 },
  { version: 2, sql: schema2 },
  { version: 3, sql: schema3 },
  { version: 4, sql: schema4 },
  { version: 5, sql: schema5 },
  { version: 6, sql: schema6 },
  { version: 7, sql: schema7 },
  { version: 8, sql: schema8 },
  { version: 9, sql: schema9 },
  { version: 10, sql: schema10 },
  { version: 11, sql: schema11 },
  { version: 12, sql: schema12 },
  { version: 13, sql: schema13 },
  { version: 14, sql: schema14 },
  { version: 15, sql: schema15 },
  { version: 16, sql: schema16 },
  { version: 17, sql: schema17 },
  { version: 18, sql: schema18 },
]

export function runMigration(connection: Connection, { sql }: Migration): void {
  defineOldHashes(connection)
  connection.exec(sql)
}

/** The version that a file has after all of `steps`. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}
