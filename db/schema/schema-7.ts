// Version 7 of the tables: where imported meetings came from. Frozen once released.

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

export const schema7 = feeds
