// Version 11 of the tables: where each scene of a conversation stands, and what a change did to the portraits. Frozen once released.

// One row for each step that changed it, by the number of the conversation's newest event after it: a conversation that
// branches off takes what stood before the cut.
const scenes = `
CREATE TABLE scene_state (
  conversation INTEGER NOT NULL REFERENCES conversation (key),
  scene TEXT NOT NULL CHECK (scene <> ''),
  last_event INTEGER NOT NULL CHECK (last_event >= 0),
  version INTEGER NOT NULL,
  json TEXT NOT NULL,
  row_hash TEXT NOT NULL,
  PRIMARY KEY (conversation, scene, last_event)
) STRICT, WITHOUT ROWID;
`

// JSON; null where an entry leaves the standing context alone.
const history = `
ALTER TABLE history_entry ADD COLUMN standing TEXT CHECK (standing IS NULL OR json_valid(standing));
`

export const schema11 = [scenes, history].join('\n')
