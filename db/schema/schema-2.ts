// Version 2 of the tables: what became of the blocks that are closed out. Frozen once released.
import { isDate } from './schema-1.ts'

// An item has as many entries as it had places that are closed out; the rest of a partly done one is an item of its own.
export const schema2 = `
CREATE TABLE work_log (
  item INTEGER NOT NULL REFERENCES task_item (ref) DEFERRABLE INITIALLY DEFERRED,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'partly', 'missed')),
  date TEXT NOT NULL CHECK (${isDate('date')}),
  slot_start INTEGER NOT NULL CHECK (slot_start >= 1),
  slot_end INTEGER NOT NULL CHECK (slot_end BETWEEN slot_start AND 30),
  planned INTEGER NOT NULL CHECK (planned BETWEEN 1 AND 1440),
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
  rest INTEGER REFERENCES task_item (ref) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (item, seq),
  CHECK ((outcome = 'partly') = (rest IS NOT NULL)),
  CHECK (outcome <> 'missed' OR minutes = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX work_log_rest ON work_log (rest) WHERE rest IS NOT NULL;
`
