// Version 1 of the tables. Frozen once released: a later change is a migration of its own.

export const isDate = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`

const isFlag = (column: string) => `${column} IN (0, 1)`

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
  periods TEXT NOT NULL CHECK (json_valid(periods))
) STRICT;

CREATE TABLE calendar_override (
  date TEXT PRIMARY KEY CHECK (${isDate('date')}),
  kind TEXT NOT NULL CHECK (kind IN ('off', 'follows')),
  week INTEGER CHECK (week >= 1),
  weekday INTEGER CHECK (weekday BETWEEN 1 AND 7),
  CHECK ((kind = 'off') = (week IS NULL) AND (kind = 'off') = (weekday IS NULL))
) STRICT, WITHOUT ROWID;
`

// `ref` is the small id of the state. Foreign keys wait for the commit, so that a diff can be written in any order.
const schedule = `
CREATE TABLE event (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  course TEXT NOT NULL,
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

CREATE TABLE task_class (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  title TEXT NOT NULL,
  course TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  difficulty INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 5),
  intensity INTEGER NOT NULL CHECK (intensity BETWEEN 1 AND 5),
  strategy TEXT NOT NULL CHECK (strategy IN ('steady', 'rapid')),
  from_date TEXT NOT NULL CHECK (${isDate('from_date')}),
  to_date TEXT NOT NULL CHECK (${isDate('to_date')}),
  slot_budget INTEGER CHECK (slot_budget >= 1),
  may_embed INTEGER NOT NULL CHECK (${isFlag('may_embed')}),
  excluded_periods TEXT NOT NULL CHECK (json_valid(excluded_periods)),
  excluded_weekdays TEXT NOT NULL CHECK (json_valid(excluded_weekdays)),
  priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 5)
) STRICT;

CREATE TABLE task_item (
  ref INTEGER PRIMARY KEY CHECK (ref >= 1),
  class INTEGER NOT NULL REFERENCES task_class (ref) DEFERRABLE INITIALLY DEFERRED,
  rank INTEGER NOT NULL CHECK (rank >= 1),
  title TEXT NOT NULL,
  duration INTEGER NOT NULL CHECK (duration BETWEEN 1 AND 30),
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
`

// A turn holds the trace id once for its many events.
const conversations = `
CREATE TABLE conversation (
  key INTEGER PRIMARY KEY,
  created_at TEXT NOT NULL,
  title TEXT NOT NULL
) STRICT;

CREATE TABLE turn (
  key INTEGER PRIMARY KEY,
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  trace_id TEXT NOT NULL,
  UNIQUE (conversation, trace_id)
) STRICT;

CREATE TABLE message (
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  seq INTEGER NOT NULL CHECK (seq >= 1),
  body TEXT NOT NULL,
  PRIMARY KEY (conversation, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE timeline_event (
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  seq INTEGER NOT NULL CHECK (seq >= 1),
  turn INTEGER NOT NULL REFERENCES turn (key),
  at TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (conversation, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE card (
  id TEXT PRIMARY KEY CHECK (id <> ''),
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  turn INTEGER NOT NULL REFERENCES turn (key),
  opened_at TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'rejected', 'stale')),
  hash TEXT NOT NULL,
  note TEXT NOT NULL,
  body TEXT NOT NULL,
  row_hash TEXT NOT NULL
) STRICT;
CREATE INDEX card_conversation ON card (conversation);
CREATE INDEX card_open ON card (status) WHERE status = 'open';

CREATE TABLE snapshot (
  conversation INTEGER PRIMARY KEY REFERENCES conversation (key),
  version INTEGER NOT NULL,
  json TEXT NOT NULL,
  row_hash TEXT NOT NULL
) STRICT;
`

const history = `
CREATE TABLE history_entry (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  at TEXT NOT NULL,
  who TEXT NOT NULL CHECK (who IN ('agent', 'person', 'import', 'planner')),
  why TEXT NOT NULL,
  diff TEXT NOT NULL,
  card_id TEXT UNIQUE REFERENCES card (id) DEFERRABLE INITIALLY DEFERRED,
  undone INTEGER NOT NULL CHECK (${isFlag('undone')}),
  row_hash TEXT NOT NULL
) STRICT;
`

// A revision stays when its task is removed, so that a block which an undo brings back is newer than before.
const exports = `
CREATE TABLE folder_identity (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL CHECK (id <> '')
) STRICT;

CREATE TABLE task_revision (
  task INTEGER PRIMARY KEY CHECK (task >= 1),
  revision INTEGER NOT NULL CHECK (revision >= 1)
) STRICT;
`

const preferences = `
CREATE TABLE preference (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

export const schema1 = [
  counters,
  calendar,
  schedule,
  conversations,
  history,
  preferences,
  exports,
].join('\n')
