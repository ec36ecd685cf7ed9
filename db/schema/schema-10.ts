// Version 10 of the tables: texts to be recalled, the attempts at them, and where a recital stands. Frozen once released.

// `memory` is what the spaced-repetition model knows of it, as JSON; null before the first recital. `task` is the study
// block that it was kept for, which may go while the text stays.
const materials = `
CREATE TABLE recite_material (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (title <> ''),
  course TEXT NOT NULL,
  text TEXT NOT NULL CHECK (text <> ''),
  task INTEGER CHECK (task >= 1),
  created_at TEXT NOT NULL,
  memory TEXT CHECK (memory IS NULL OR json_valid(memory))
) STRICT;
`

// `id` is chosen by whoever makes the attempt, so that one that is sent twice counts once.
const attempts = `
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
`

const recital = `
CREATE TABLE recital (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;
`

export const schema10 = [materials, attempts, recital].join('\n')
