// Version 5 of the tables: several conversations, messages that wait, and a history that forgets nothing. Frozen once released.

// The conversation that was opened last, the highest `opened`, is the one that is shown. Of a deleted one only stays
// what the history points to. `parent` is the one that it was branched from.
const conversations = `
ALTER TABLE conversation ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversation ADD COLUMN parent INTEGER REFERENCES conversation (key);
ALTER TABLE conversation ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1));
UPDATE conversation SET opened = key;

CREATE TABLE queued_message (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  text TEXT NOT NULL CHECK (text <> '')
) STRICT;
`

// A new change used to delete what was undone: it is superseded now. Each walk says when the schedule took a change up
// or let it go; of files from before only what still holds is known.
const history = `
ALTER TABLE history_entry ADD COLUMN superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1));

CREATE TABLE history_walk (
  seq INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  way TEXT NOT NULL CHECK (way IN ('do', 'undo')),
  at TEXT NOT NULL
) STRICT;

INSERT INTO history_walk (entry, way, at)
SELECT id, 'do', at FROM history_entry WHERE undone = 0 ORDER BY id;
`

export const schema5 = [conversations, history].join('\n')
