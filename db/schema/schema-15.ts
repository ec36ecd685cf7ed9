// Version 15 of the tables: changes of homework stand in the history. Frozen once released.

// JSON; null where an entry leaves homework alone.
export const schema15 = `
ALTER TABLE history_entry ADD COLUMN homework TEXT CHECK (homework IS NULL OR json_valid(homework));
`
