// Version 6 of the tables: an entry of the history may change the term too. Frozen once released.

// From, to and the new numbers of the rows as JSON; null where the term stays, as in every entry from before.
const history = `
ALTER TABLE history_entry ADD COLUMN term TEXT;
`

export const schema6 = history
