// Version 16 of the tables: which state of which file the log beside it belongs to. Frozen once released.

// A random number that is another one with each log that is begun, and in each copy; `previous` is the one before it.
export const schema16 = `
CREATE TABLE file_generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  generation INTEGER NOT NULL,
  previous INTEGER NOT NULL
) STRICT;
INSERT INTO file_generation (id, generation, previous) VALUES (1, abs(random() >> 11), 0);
`
