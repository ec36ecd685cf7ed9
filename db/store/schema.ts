// Holds the tables of a data file as one script: the baseline that nothing older is brought up to, for nothing was released.
import { longestSession } from '../../shared/schedule/term.ts'
import { sumOfIndex } from './seals.ts'

const isDate = (column: string) => `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`

const isFlag = (column: string) => `${column} IN (0, 1)`

const isJson = (column: string) => `json_valid(${column})`

// Ids are handed out by counters that never go back, so that an id stays that of one record through removal and undo.
const counters = `
CREATE TABLE id_counter (
  name TEXT PRIMARY KEY CHECK (name IN ('task', 'class', 'series', 'entry')),
  next INTEGER NOT NULL CHECK (next >= 1)
) STRICT, WITHOUT ROWID;
INSERT INTO id_counter (name, next) VALUES ('task', 1), ('class', 1), ('series', 1), ('entry', 1);
`

const calendar = `
CREATE TABLE term (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  first_monday TEXT NOT NULL CHECK (${isDate('first_monday')}),
  weeks INTEGER NOT NULL CHECK (weeks BETWEEN 1 AND 30),
  zone TEXT NOT NULL CHECK (zone <> ''),
  periods TEXT NOT NULL CHECK (${isJson('periods')})
) STRICT;

CREATE TABLE calendar_override (
  date TEXT PRIMARY KEY CHECK (${isDate('date')}),
  kind TEXT NOT NULL CHECK (kind IN ('off', 'follows')),
  week INTEGER CHECK (week >= 1),
  weekday INTEGER CHECK (weekday BETWEEN 1 AND 7),
  CHECK ((kind = 'off') = (week IS NULL) AND (kind = 'off') = (weekday IS NULL))
) STRICT, WITHOUT ROWID;
`

// Several courses may bear one name: one that takes the name of another keeps its id, so that undo parts the two again. An
// entry that renames notes which it renamed, and how.
const courses = `
CREATE TABLE course (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  name TEXT NOT NULL
) STRICT;
CREATE INDEX course_name ON course (name);

CREATE TABLE course_rename (
  entry INTEGER NOT NULL REFERENCES history_entry (id) DEFERRABLE INITIALLY DEFERRED,
  course INTEGER NOT NULL REFERENCES course (ref),
  was TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (entry, course)
) STRICT, WITHOUT ROWID;
`

// `ref` is the small id of the state. Foreign keys wait for the commit, so that a diff can be written in any order.
const events = `
CREATE TABLE event (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  course INTEGER NOT NULL REFERENCES course (ref),
  kind TEXT NOT NULL CHECK (kind IN ('class', 'exam', 'personal'))
) STRICT;

CREATE TABLE event_occurrence (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  event INTEGER NOT NULL REFERENCES event (ref) DEFERRABLE INITIALLY DEFERRED,
  date TEXT NOT NULL CHECK (${isDate('date')}),
  title TEXT NOT NULL,
  location TEXT NOT NULL,
  slot_start INTEGER NOT NULL CHECK (slot_start >= 1),
  slot_end INTEGER NOT NULL CHECK (slot_end BETWEEN slot_start AND 30),
  clock_start TEXT,
  clock_end TEXT,
  locked INTEGER NOT NULL CHECK (${isFlag('locked')}),
  hosts INTEGER NOT NULL CHECK (${isFlag('hosts')}),
  CHECK ((clock_start IS NULL) = (clock_end IS NULL))
) STRICT;
CREATE INDEX event_occurrence_event ON event_occurrence (event);
`

// An item has as many entries in the log as it had places that are closed out; the rest of a partly done one is an item of
// its own.
const studies = `
CREATE TABLE task_class (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  title TEXT NOT NULL,
  course INTEGER NOT NULL REFERENCES course (ref),
  subject_type TEXT NOT NULL,
  difficulty INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 5),
  intensity INTEGER NOT NULL CHECK (intensity BETWEEN 1 AND 5),
  strategy TEXT NOT NULL CHECK (strategy IN ('steady', 'rapid')),
  from_date TEXT NOT NULL CHECK (${isDate('from_date')}),
  to_date TEXT NOT NULL CHECK (${isDate('to_date')}),
  slot_budget INTEGER CHECK (slot_budget >= 1),
  may_embed INTEGER NOT NULL CHECK (${isFlag('may_embed')}),
  excluded_periods TEXT NOT NULL CHECK (${isJson('excluded_periods')}),
  excluded_weekdays TEXT NOT NULL CHECK (${isJson('excluded_weekdays')}),
  priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 5)
) STRICT;

CREATE TABLE task_item (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  class INTEGER NOT NULL REFERENCES task_class (ref) DEFERRABLE INITIALLY DEFERRED,
  rank INTEGER NOT NULL CHECK (rank >= 1),
  title TEXT NOT NULL,
  duration INTEGER NOT NULL CHECK (duration BETWEEN 1 AND ${longestSession}),
  locked INTEGER NOT NULL CHECK (${isFlag('locked')}),
  UNIQUE (class, rank)
) STRICT;

CREATE TABLE placement (
  item INTEGER PRIMARY KEY REFERENCES task_item (ref) DEFERRABLE INITIALLY DEFERRED,
  date TEXT NOT NULL CHECK (${isDate('date')}),
  slot_start INTEGER NOT NULL CHECK (slot_start BETWEEN 1 AND 30),
  status TEXT NOT NULL CHECK (status IN ('existing', 'suggested')),
  host INTEGER REFERENCES event_occurrence (ref) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX placement_host ON placement (host) WHERE host IS NOT NULL;

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

// The conversation that was opened last, the highest `opened`, is the one that is shown. Of a deleted one only stays what
// the history points to. `parent` is the one that it was branched from. A turn holds the trace id once for its many steps.
// A step is one row at the end of one tree: to make pages durable is most of what a round costs. Its `key` is made by
// `stepKey`; `last_event` is the number of the conversation's newest event; messages and events are JSON, one to a line.
const conversations = `
CREATE TABLE conversation (
  key INTEGER PRIMARY KEY,
  created_at TEXT NOT NULL,
  title TEXT NOT NULL,
  opened INTEGER NOT NULL DEFAULT 0,
  parent INTEGER REFERENCES conversation (key),
  is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (${isFlag('is_deleted')})
) STRICT;

CREATE TABLE turn (
  key INTEGER PRIMARY KEY,
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  trace_id TEXT NOT NULL,
  UNIQUE (conversation, trace_id)
) STRICT;

CREATE TABLE step (
  key INTEGER PRIMARY KEY CHECK (key > 1000000000),
  turn INTEGER NOT NULL REFERENCES turn (key),
  at TEXT NOT NULL,
  last_event INTEGER NOT NULL CHECK (last_event >= 0),
  messages TEXT NOT NULL,
  events TEXT NOT NULL
) STRICT;

CREATE TABLE card (
  id TEXT PRIMARY KEY CHECK (id <> ''),
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  turn INTEGER NOT NULL REFERENCES turn (key),
  opened_at TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'rejected', 'stale')),
  hash TEXT NOT NULL,
  note TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX card_conversation ON card (conversation);
CREATE INDEX card_open ON card (status) WHERE status = 'open';

CREATE TABLE snapshot (
  conversation INTEGER PRIMARY KEY REFERENCES conversation (key),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;

CREATE TABLE session_state (
  conversation INTEGER PRIMARY KEY REFERENCES conversation (key),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;

CREATE TABLE queued_message (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  text TEXT NOT NULL CHECK (text <> '')
) STRICT;
`

// One row for each step that changed it, by the number of the conversation's newest event after it: a conversation that
// branches off takes what stood before the cut.
const scenes = `
CREATE TABLE scene_state (
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  scene TEXT NOT NULL CHECK (scene <> ''),
  last_event INTEGER NOT NULL CHECK (last_event >= 0),
  version INTEGER NOT NULL,
  json TEXT NOT NULL,
  PRIMARY KEY (conversation, scene, last_event)
) STRICT, WITHOUT ROWID;
`

// `term`, `standing` and `homework` are JSON: what the entry did to each, null where that stays. An entry that was undone
// when a new change came is superseded. Each walk says when the schedule took a change up or let it go. Each change asks
// what is undone: without the index the whole history is read for that.
const history = `
CREATE TABLE history_entry (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  at TEXT NOT NULL,
  who TEXT NOT NULL CHECK (who IN ('agent', 'person', 'import', 'planner')),
  why TEXT NOT NULL,
  diff TEXT NOT NULL,
  card_id TEXT UNIQUE REFERENCES card (id) DEFERRABLE INITIALLY DEFERRED,
  undone INTEGER NOT NULL CHECK (${isFlag('undone')}),
  superseded INTEGER NOT NULL DEFAULT 0 CHECK (${isFlag('superseded')}),
  term TEXT,
  standing TEXT CHECK (standing IS NULL OR ${isJson('standing')}),
  homework TEXT CHECK (homework IS NULL OR ${isJson('homework')})
) STRICT;
CREATE INDEX history_entry_undone ON history_entry (id) WHERE undone = 1 AND superseded = 0;

CREATE TABLE history_walk (
  seq INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  way TEXT NOT NULL CHECK (way IN ('do', 'undo')),
  at TEXT NOT NULL
) STRICT;
`

// What an entry says of a meeting, and where a record was read, holds for as long as the entry is not undone, and until a
// later one says something else: so undo and redo write nothing here. A file of everything brings several feeds in one
// entry. `task` is null where the meeting has left the feed; the numbers of records and feeds are never given twice.
const imports = `
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

CREATE TABLE citation (
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  record TEXT NOT NULL CHECK (record IN ('task', 'class', 'item')),
  id INTEGER NOT NULL,
  cited TEXT NOT NULL,
  PRIMARY KEY (entry, record, id)
) STRICT, WITHOUT ROWID;
`

// A revision stays when its task is removed, so that a block which an undo brings back is newer than before. `place` is a
// file that was exported, or the pushed calendar; `sent` is JSON with the entry, its number and its instant. A resource is
// as the server last told it; without an ETag it is read again; `remote` is a change there that waits for an answer.
// `settings` is JSON without any password; `status` JSON with how the last push went.
const exports = `
CREATE TABLE folder_identity (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL CHECK (id <> '')
) STRICT;

CREATE TABLE task_revision (
  task INTEGER PRIMARY KEY CHECK (task >= 1),
  revision INTEGER NOT NULL CHECK (revision >= 1)
) STRICT;

CREATE TABLE sent_entry (
  place TEXT NOT NULL CHECK (place IN ('file', 'caldav')),
  key TEXT NOT NULL CHECK (key <> ''),
  sent TEXT NOT NULL CHECK (${isJson('sent')}),
  PRIMARY KEY (place, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE caldav_resource (
  key TEXT PRIMARY KEY CHECK (key <> ''),
  href TEXT NOT NULL CHECK (href <> ''),
  etag TEXT,
  remote TEXT CHECK (remote IS NULL OR ${isJson('remote')})
) STRICT, WITHOUT ROWID;

CREATE TABLE caldav_calendar (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  settings TEXT NOT NULL CHECK (${isJson('settings')}),
  status TEXT NOT NULL CHECK (${isJson('status')})
) STRICT;
`

const preferences = `
CREATE TABLE preference (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE model_ability (
  endpoint TEXT PRIMARY KEY,
  abilities TEXT NOT NULL
) STRICT;
`

// `memory` is what the spaced-repetition model knows of a text; null before its first recital. `task` is the study block
// that it was kept for, which may go while the text stays. The `id` of an attempt is chosen by whoever makes it, so that
// one that is sent twice counts once.
const recite = `
CREATE TABLE recite_material (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (title <> ''),
  course INTEGER NOT NULL REFERENCES course (ref),
  text TEXT NOT NULL CHECK (text <> ''),
  task INTEGER CHECK (task >= 1),
  created_at TEXT NOT NULL,
  memory TEXT CHECK (memory IS NULL OR ${isJson('memory')})
) STRICT;

CREATE TABLE recite_attempt (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (id <> ''),
  material INTEGER NOT NULL REFERENCES recite_material (key),
  at TEXT NOT NULL,
  round INTEGER NOT NULL CHECK (round >= 1),
  text TEXT NOT NULL,
  score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
  coverage INTEGER NOT NULL CHECK (coverage BETWEEN 0 AND 100)
) STRICT;
CREATE INDEX recite_attempt_material ON recite_attempt (material);

CREATE TABLE recital (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;
`

// `made` is JSON with citations, what a field was made from, and why. The row with the highest version counts.
const packs = `
CREATE TABLE pack_field (
  course INTEGER NOT NULL REFERENCES course (ref),
  key TEXT NOT NULL CHECK (key <> ''),
  version INTEGER NOT NULL CHECK (version >= 1),
  text TEXT NOT NULL,
  status TEXT NOT NULL,
  made TEXT NOT NULL CHECK (${isJson('made')}),
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  UNIQUE (course, key, version)
) STRICT;
`

// `hash` is the SHA-256 of the file's bytes. The index has a row for each line, by its key: its own words, those of the headings above, and
// those of the lines beside it. They come cut, without accents and case, so that all but ASCII is a letter here; English
// is matched by its stems. SQLite keeps it in tables whose rows can't carry a checksum: one number stands for all of them.
const sources = `
CREATE TABLE source (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL CHECK (file <> ''),
  kind TEXT NOT NULL,
  pages INTEGER CHECK (pages >= 1),
  added_at TEXT NOT NULL,
  hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;
CREATE INDEX source_hash ON source (hash);

CREATE TABLE source_course (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  course INTEGER NOT NULL REFERENCES course (ref),
  source INTEGER NOT NULL REFERENCES source (key),
  UNIQUE (course, source)
) STRICT;
CREATE INDEX source_course_source ON source_course (source);

CREATE TABLE source_line (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  source INTEGER NOT NULL REFERENCES source (key),
  number INTEGER NOT NULL CHECK (number >= 1),
  page INTEGER CHECK (page >= 1),
  line INTEGER NOT NULL CHECK (line >= 1),
  heading INTEGER CHECK (heading BETWEEN 1 AND 6),
  text TEXT NOT NULL CHECK (text <> ''),
  UNIQUE (source, number)
) STRICT;

CREATE VIRTUAL TABLE source_index USING fts5 (
  words, heads, around,
  content = '', contentless_delete = 1, detail = column, tokenize = 'porter ascii'
);

CREATE TABLE index_seal (
  name TEXT PRIMARY KEY,
  sum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO index_seal (name, sum) VALUES ('source_index', ${sumOfIndex});
`

// `class` and `tasks` name the study work that was made for it, which may go while the homework stays.
const homework = `
CREATE TABLE homework (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (title <> ''),
  course INTEGER NOT NULL REFERENCES course (ref),
  due_date TEXT NOT NULL,
  due_time TEXT,
  checklist TEXT NOT NULL CHECK (${isJson('checklist')}),
  solution TEXT NOT NULL,
  answer_key TEXT NOT NULL,
  remarks TEXT CHECK (remarks IS NULL OR ${isJson('remarks')}),
  class INTEGER CHECK (class >= 1),
  tasks TEXT CHECK (tasks IS NULL OR ${isJson('tasks')}),
  done_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
`

// A random number that is another one with each log that is begun, and in each copy; `previous` is the one before it.
const generation = `
CREATE TABLE file_generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  generation INTEGER NOT NULL,
  previous INTEGER NOT NULL
) STRICT;
INSERT INTO file_generation (id, generation, previous) VALUES (1, abs(random() >> 11), 0);
`

// JSON: what the entry did to preferences, null where those stay.
export const preferencesInHistory = `
ALTER TABLE history_entry ADD COLUMN preferences TEXT
  CHECK (preferences IS NULL OR ${isJson('preferences')});
`

// `address` is the name that the address is kept under, like a key; `settings` and `status` are JSON without it; `body` is what
// it held when it was last read whole.
export const subscribedFeeds = `
CREATE TABLE subscribed_feed (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT NOT NULL UNIQUE CHECK (address <> ''),
  settings TEXT NOT NULL CHECK (${isJson('settings')}),
  status TEXT NOT NULL CHECK (${isJson('status')}),
  body TEXT
) STRICT;
`

// What an exam keeps off its day: as `event_occurrence` has what is held.
export const droppedEvents = `
CREATE TABLE dropped_event (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  exam INTEGER NOT NULL REFERENCES event_occurrence (ref) DEFERRABLE INITIALLY DEFERRED,
  event INTEGER NOT NULL REFERENCES event (ref) DEFERRABLE INITIALLY DEFERRED,
  date TEXT NOT NULL CHECK (${isDate('date')}),
  title TEXT NOT NULL,
  location TEXT NOT NULL,
  slot_start INTEGER NOT NULL CHECK (slot_start >= 1),
  slot_end INTEGER NOT NULL CHECK (slot_end BETWEEN slot_start AND 30),
  clock_start TEXT,
  clock_end TEXT,
  locked INTEGER NOT NULL CHECK (${isFlag('locked')}),
  hosts INTEGER NOT NULL CHECK (${isFlag('hosts')}),
  CHECK ((clock_start IS NULL) = (clock_end IS NULL))
) STRICT;
CREATE INDEX dropped_event_exam ON dropped_event (exam);
CREATE INDEX dropped_event_event ON dropped_event (event);
`

// Where an event lies beside the rows: just before or after the one that its slots name.
const beside =
  "beside TEXT CHECK (beside IS NULL OR (beside IN ('before', 'after') AND clock_start IS NOT NULL))"
export const eventsBesideRows = `
ALTER TABLE event_occurrence ADD COLUMN ${beside};
ALTER TABLE dropped_event ADD COLUMN ${beside};
`

// JSON: what the person has said that the entries of the feed become.
export const kindsOfFeeds = `
ALTER TABLE feed_import ADD COLUMN kinds TEXT NOT NULL DEFAULT '[]' CHECK (${isJson('kinds')});
`

export const baseline = [
  counters,
  calendar,
  courses,
  events,
  studies,
  conversations,
  scenes,
  history,
  imports,
  exports,
  preferences,
  recite,
  packs,
  sources,
  homework,
  generation,
].join('\n')
