// Version 8 of the tables: where the work of a syllabus was read. Frozen once released.

// A citation holds for as long as its entry is not undone, and until a later entry cites its record anew: so undo and redo
// write nothing here. `task` may be an event or an item; the numbers of records are never given twice.
const citations = `
CREATE TABLE citation (
  entry INTEGER NOT NULL REFERENCES history_entry (id),
  record TEXT NOT NULL CHECK (record IN ('task', 'class', 'item')),
  id INTEGER NOT NULL,
  cited TEXT NOT NULL,
  PRIMARY KEY (entry, record, id)
) STRICT, WITHOUT ROWID;
`

export const schema8 = citations
