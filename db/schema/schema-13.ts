// Version 13 of the tables: the files that a student gave to a course, their lines, and the index over them. Frozen once released.

// `hash` is the SHA-256 of the file's bytes. `kind` is the kind of file.
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
`

// A course that was given another name has its sources under both: undo gives it back to the old one.
const courses = `
CREATE TABLE source_course (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  course TEXT NOT NULL CHECK (course <> ''),
  source INTEGER NOT NULL REFERENCES source (key),
  UNIQUE (course, source)
) STRICT;
CREATE INDEX source_course_source ON source_course (source);
`

const lines = `
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
`

// A row for each line, by its key: its own words, those of the headings above, and those of the lines beside it. They
// come cut, without accents and case, so that all but ASCII is a letter here; English is matched by its stems.
const index = `
CREATE VIRTUAL TABLE source_index USING fts5 (
  words, heads, around,
  content = '', contentless_delete = 1, detail = column, tokenize = 'porter ascii'
);
`

export const schema13 = [sources, courses, lines, index].join('\n')
