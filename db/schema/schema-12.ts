// Version 12 of the tables: the fields of course packs, one row a version. Frozen once released.

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

export const schema12 = fields
