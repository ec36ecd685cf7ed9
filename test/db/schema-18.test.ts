// A file from before version 18, where some rows had a hash of their own: what is damaged by then stays known as that.
import { expect, test } from 'vitest'
import { createFile } from '../../db/file/create-file.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { brokenSeals, sealRows } from '../../db/integrity/sealed-tables.ts'
import { migrations } from '../../db/schema/migrations.ts'
import { connect } from '../../db/sqlite.ts'
import { emptyFolder, now, open } from './data-folder.ts'

// The hashes are those that version 17 wrote.
const rows = `
INSERT INTO conversation (key, created_at, title, opened) VALUES (1, '${now}', 'One', 1), (2, '${now}', 'Two', 2);
INSERT INTO turn (key, conversation, trace_id) VALUES (1, 1, 'trace');
INSERT INTO card (id, conversation, turn, opened_at, status, hash, note, body, row_hash)
  VALUES ('card-1', 1, 1, '${now}', 'open', 'h', '', '{}', 'LtbA9jX0A43hyhYRFOd-KGKPTgQ8STeoJgwlPCilmrU');
INSERT INTO history_entry
  (id, at, who, why, diff, card_id, undone, term, standing, homework, row_hash) VALUES
  (1, '${now}', 'person', 'old', '{}', NULL, 0, NULL, NULL, NULL,
    '9CKS3Hl_7eOkIKzSfdaxEQRdvO6V3j7F1mpxRLr8QMM'),
  (2, '${now}', 'person', 'old', '{}', 'card-1', 0, '{"t":1}', '{"s":1}', '{"h":1}',
    'ptQbDKU6DwCM8B4W52RFxoBoCyP9wk-vgi--cxs80F0');
INSERT INTO pack_field (course, key, version, text, status, made, who, at, row_hash)
  VALUES ('Algebra', 'goal', 1, 'Pass', 'ready', '{}', 'person', '${now}',
    'tslKcwefQYnd-khSuPtdLuPxlyyma3VeikbMMPqwjPI');
INSERT INTO scene_state (conversation, scene, last_event, version, json, row_hash)
  VALUES (1, 'guide', 0, 1, '{"a":"复习"}', '732fdee9');
INSERT INTO snapshot (conversation, version, json, row_hash)
  VALUES (1, 1, '{}', '2d802e37'), (2, 1, '{}', 'lr1e_Udw0Jhe2I930-4-_0oeth963umpkZXswN1bHfw');
`

test.for([
  { damage: '', broken: [] },
  { damage: `UPDATE card SET body = '[]'`, broken: ['card 1'] },
  {
    damage: `UPDATE history_entry SET why = 'new'`,
    broken: ['history_entry 1', 'history_entry 2'],
  },
  { damage: `UPDATE history_entry SET homework = '{}' WHERE id = 2`, broken: ['history_entry 2'] },
  { damage: `UPDATE pack_field SET text = 'Fail'`, broken: ['pack_field 1'] },
  { damage: `UPDATE scene_state SET version = 2`, broken: ['scene_state 1/guide/0'] },
  { damage: `UPDATE snapshot SET json = '[]'`, broken: ['snapshot 1', 'snapshot 2'] },
])('[D4] [D6] what $damage did to an older file is known in this version', ({ damage, broken }) => {
  const folder = emptyFolder()
  createFile(
    databaseFile(folder),
    now,
    migrations.filter(({ version }) => version < 18),
  )
  const file = connect(databaseFile(folder), 'must-exist', 0)
  file.exec(rows + damage)
  // It was there before rows had checksums.
  sealRows(file)
  file.close()
  expect(brokenSeals(open(folder).connection)).toEqual(broken)
})
