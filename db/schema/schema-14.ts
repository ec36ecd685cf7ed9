// Version 14 of the tables: homework, each item with its checklist and its texts. Frozen once released.

// `class` and `tasks` name the study work that was made for it, which may go while the homework stays.
export const schema14 = `
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
