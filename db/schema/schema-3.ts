// Version 3 of the tables: a step of the agent is one row. Frozen once released.

// One row at the end of one tree in place of four rows in two trees: a round then touches half the pages, and to
// make pages durable is most of what a round costs. `key` is made in step-key.ts; `last_event` is the number of the
// conversation's newest timeline event; messages and events are JSON, one to a line; a turn holds conversation and
// trace id once for its many steps.
const steps = `
CREATE TABLE step (
  key INTEGER PRIMARY KEY CHECK (key > 1000000000),
  turn INTEGER NOT NULL REFERENCES turn (key),
  at TEXT NOT NULL,
  last_event INTEGER NOT NULL CHECK (last_event >= 0),
  messages TEXT NOT NULL,
  events TEXT NOT NULL
) STRICT;
`

// Each old row becomes a step of its own. Messages knew no turn, so those of a conversation join its first, before
// the events.
const moving = `
INSERT INTO step (key, turn, at, last_event, messages, events)
SELECT m.conversation * 1000000000 + m.seq, e.turn, e.at, 0, m.body, ''
FROM message m JOIN timeline_event e ON e.conversation = m.conversation AND e.seq = 1;

INSERT INTO step (key, turn, at, last_event, messages, events)
SELECT e.conversation * 1000000000 + e.seq
    + (SELECT coalesce(max(m.seq), 0) FROM message m WHERE m.conversation = e.conversation),
  e.turn, e.at, e.seq, '', e.body
FROM timeline_event e;

DROP TABLE message;
DROP TABLE timeline_event;
`

export const schema3 = [steps, moving].join('\n')
