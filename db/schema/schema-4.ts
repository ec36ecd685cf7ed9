// Version 4 of the tables: what a model endpoint can do, and where a conversation stands. Frozen once released.

const abilities = `
CREATE TABLE model_ability (
  endpoint TEXT PRIMARY KEY,
  abilities TEXT NOT NULL
) STRICT;
`

// `json` is the orchestrator's record as its `version` writes it.
const sessions = `
CREATE TABLE session_state (
  conversation INTEGER PRIMARY KEY REFERENCES conversation (key),
  version INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT;
`

export const schema4 = [abilities, sessions].join('\n')
