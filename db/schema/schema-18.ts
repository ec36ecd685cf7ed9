// Version 18 of the tables: the checksum alone says whether a row is as it was written. Frozen once released.

// A row whose own hash says that it is not stays known as damaged (`sealRows`).
const distrusted = `
ALTER TABLE snapshot ADD COLUMN checksum INTEGER;
UPDATE snapshot SET checksum = -1
  WHERE row_hash IS NOT old_sum(conversation || ' ' || version || ' ' || json)
    AND row_hash IS NOT old_hash(conversation, version, json);
UPDATE scene_state SET checksum = -1
  WHERE row_hash IS NOT old_sum(conversation || ' ' || scene || ' ' || version || ' ' || json);
UPDATE card SET checksum = -1 WHERE row_hash IS NOT old_hash(id, hash, body);
UPDATE pack_field SET checksum = -1
  WHERE row_hash IS NOT old_hash(key, version, text, status, made, who, at);
UPDATE history_entry SET checksum = -1
  WHERE row_hash IS NOT old_entry_hash(id, at, who, why, diff, card_id, undone, term, standing, homework);
`

const tables = ['snapshot', 'scene_state', 'card', 'pack_field', 'history_entry']

const dropped = tables.map((table) => `ALTER TABLE ${table} DROP COLUMN row_hash;`)

export const schema18 = [distrusted, ...dropped].join('\n')
