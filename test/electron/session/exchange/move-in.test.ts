// The file of everything moves a folder to another machine: every table is compared, and what is no such file changes nothing.
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { folderIdOf, writeResource } from '../../../../db/exports.ts'
import { openDatabase } from '../../../../db/file/open-database.ts'
import { searchSources } from '../../../../db/sources.ts'
import { everythingSchema } from '../../../../shared/everything/everything-file.ts'
import { freshFeedStatus } from '../../../../shared/feeds/feed.ts'
import { fillFolder } from '../../../soak/damage/full-folder.ts'
import { type Dump, dumpFile } from '../../../soak/writing/dump-file.ts'
import {
  openWritingCore,
  prepareWrite,
  writingNow,
  writingRequests,
} from '../../../soak/writing/writing-core.ts'
import { newFolder, valueOf } from '../open-desk.ts'

/** These exchange the file itself, or take away what is to be moved. */
const others = /^(?:restore-backup|move-in|erase-everything|set-up-|delete-|leave-)/

/** Every write that a window can ask for, once and again. */
async function fillWhole(folder: string): Promise<string[]> {
  await fillFolder(folder)
  const core = openWritingCore(folder, 'fill')
  const written: string[] = []
  for (const name of writingRequests.filter((one) => !others.test(one))) {
    for (const seed of [1, 2]) {
      try {
        const send = await prepareWrite(core, { name, seed })
        await send()
        written.push(name)
      } catch {
        // Not every one of them goes after every other.
      }
    }
  }
  await core.close()
  fillRest(folder)
  return written
}

/** What needs another machine, or a term in which things have happened. */
function fillRest(folder: string): void {
  const database = valueOf(openDatabase(folder, { create: false, at: writingNow }))
  const { connection } = database
  folderIdOf(database, () => 'folder-1')
  writeResource(database, { key: 'task-1', href: '/plan/1.ics', etag: '"1"', remote: null }, null)
  connection.exec(`
    INSERT INTO sent_entry (place, key, sent) VALUES ('file', 'task-1', '{"entry":"x"}');
    INSERT INTO subscribed_feed (address, settings, status, body)
      VALUES ('feed-1', '{"name":"Canvas","shown":"uni.example","isAutomatic":true,"takesOver":false,"agreed":[]}',
        '${JSON.stringify(freshFeedStatus)}', 'BEGIN:VCALENDAR');
    INSERT INTO course_rename (entry, course, was, name)
      SELECT (SELECT max(id) FROM history_entry), ref, 'Maths', name FROM course LIMIT 1;
    INSERT INTO dropped_event
      (ref, exam, event, date, title, location, slot_start, slot_end, locked, hosts)
      SELECT 9000, x.ref, l.event, x.date, l.title, l.location, x.slot_start, x.slot_end, 0, 0
      FROM event_occurrence x JOIN event e ON e.ref = x.event AND e.kind = 'exam',
        event_occurrence l JOIN event c ON c.ref = l.event AND c.kind = 'class' LIMIT 1;
  `)
  database.close()
}

/** Without the words of the search index, which SQLite lays out anew. */
function tablesOf(folder: string): Dump {
  const tables = Object.entries(dumpFile(folder))
  return Object.fromEntries(
    tables.filter(([name]) => !/^(?:source_index|index_seal|sqlite_stat)/.test(name)),
  )
}

function foundIn(folder: string): unknown {
  const opened = openDatabase(folder, { create: false, at: writingNow })
  const database = valueOf(opened)
  try {
    return ['matrix', 'lemma', 'series'].map((word) =>
      searchSources(database, 'Algebra', word, 20).map(({ source, line }) => [
        source.id,
        line.number,
      ]),
    )
  } finally {
    database.close()
  }
}

test('[U7] all that a folder holds moves to another: every table is the same', async () => {
  const [from, to] = [newFolder(), newFolder()]
  const written = await fillWhole(from)
  expect(written.length).toBeGreaterThan(40)
  const old = openWritingCore(from, 'old')
  const { text } = valueOf(await old.request('export-everything', {}))
  await old.close()
  const before = tablesOf(from)
  const core = openWritingCore(to, 'new')
  valueOf(await core.request('set-preferences', { theme: 'dark' }))
  const content = gzipSync(text).toString('base64')
  const moved = valueOf(await core.request('move-in', { content }))
  expect(moved.view.term).not.toBeNull()
  await core.close()
  const after = tablesOf(to)
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([])
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const name of Object.keys(before)) expect([name, after[name]]).toEqual([name, before[name]])
  expect(foundIn(to)).toEqual(foundIn(from))
  // What was there is kept, and nothing lies about that was on the way.
  expect(readdirSync(to).filter((name) => /moving/.test(name))).toEqual([])
  expect(readdirSync(`${to}/backups`).join(' ')).toContain('-restore.db')
}, 120_000)

test('[U7] what is no file of everything, or says one thing and holds another, changes nothing', async () => {
  const [from, to] = [newFolder(), newFolder()]
  const old = openWritingCore(from, 'old')
  valueOf(await old.request('set-up-sample', {}))
  const { text } = valueOf(await old.request('export-everything', {}))
  await old.close()
  const core = openWritingCore(to, 'new')
  onTestFinished(() => core.close())
  valueOf(await core.request('set-preferences', { theme: 'dark' }))
  const file = everythingSchema.parse(JSON.parse(text))
  const rows = file.tables?.rows ?? {}
  const withRows = (changed: typeof rows) =>
    JSON.stringify({ ...file, tables: { version: file.tables?.version, rows: changed } })
  const renamed = rows.task_class?.map((row) => row.map((cell, at) => (at === 1 ? 'x' : cell)))
  const attempts: [string, string][] = [
    ['nonsense', 'not-everything'],
    ['{}', 'not-everything'],
    [text.slice(0, -100), 'not-everything'],
    [text.replace('weekloom-everything-4', 'weekloom-everything-3'), 'not-everything'],
    [JSON.stringify({ ...file, tables: null }), 'everything-unusable'],
    [withRows({}), 'everything-unusable'],
    [withRows({ ...rows, sqlite_schema: [['x']] }), 'everything-unusable'],
    [withRows({ ...rows, task_class: renamed ?? [] }), 'everything-unusable'],
    [withRows({ ...rows, event: [] }), 'everything-unusable'],
    [withRows({ ...rows, term: [[1, 'a']] }), 'everything-unusable'],
    [JSON.stringify({ ...file, tables: { version: 99, rows } }), 'everything-unusable'],
  ]
  for (const [content, code] of attempts) {
    const refused = await core.request('move-in', {
      content: Buffer.from(content).toString('base64'),
    })
    expect([content.slice(0, 60), refused]).toMatchObject([
      content.slice(0, 60),
      { ok: false, failure: { code } },
    ])
    const view = valueOf(await core.request('load-view', {}))
    expect([view.term, view.preferences.theme]).toEqual([null, 'dark'])
  }
})
