// Version 9 of the tables: what calendars elsewhere were told, and the one that the plan is pushed to. Frozen once released.

// `place` is a file that was exported, or the pushed calendar. `sent` is JSON with the entry, its number and its instant.
const entries = `
CREATE TABLE sent_entry (
  place TEXT NOT NULL CHECK (place IN ('file', 'caldav')),
  key TEXT NOT NULL CHECK (key <> ''),
  sent TEXT NOT NULL CHECK (json_valid(sent)),
  PRIMARY KEY (place, key)
) STRICT, WITHOUT ROWID;
`

// One resource of the pushed calendar each, as the server last told it; without an ETag it is read again. `remote` is
// JSON with a change that was made there and waits for an answer.
const resources = `
CREATE TABLE caldav_resource (
  key TEXT PRIMARY KEY CHECK (key <> ''),
  href TEXT NOT NULL CHECK (href <> ''),
  etag TEXT,
  remote TEXT CHECK (remote IS NULL OR json_valid(remote))
) STRICT, WITHOUT ROWID;
`

// `settings` is JSON without any password; `status` JSON with how the last push went.
const calendar = `
CREATE TABLE caldav_calendar (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  status TEXT NOT NULL CHECK (json_valid(status))
) STRICT;
`

export const schema9 = [entries, resources, calendar].join('\n')
