// What was deleted is gone from the bytes of the file and of its log, not from its tables alone.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitAgentStep } from '../../db/commit-step.ts'
import { beginConversation, deleteConversation } from '../../db/conversations.ts'
import { readConversation } from '../../db/conversation.ts'
import { hasRemains } from '../../db/store/forget-remains.ts'
import { connect } from '../../db/store/sqlite.ts'
import { addSource, removeSource, searchSources } from '../../db/sources.ts'
import { checkDatabase } from '../../db/file/check-database.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { type WeekloomDatabase, writeTransaction } from '../../db/store/database.ts'
import { writeExport } from '../../electron/terminal/write-export.ts'
import { step } from './agent-steps.ts'
import { copyAsKilled, emptyFolder, now, open, openWith } from './data-folder.ts'

const secret = 'quokkaparliament'

function holdsSecret(folder: string, word = secret): boolean {
  return ['', '-wal', '-journal'].some((suffix) => {
    const file = `${databaseFile(folder)}${suffix}`
    return existsSync(file) && readFileSync(file).includes(word)
  })
}

const line = (number: number, text: string) => ({
  number,
  page: 1,
  line: number,
  heading: null,
  text,
})

function talk(database: WeekloomDatabase): string {
  const conversationId = beginConversation(database, now)
  for (let round = 0; round < 40; round += 1) {
    const text = `${secret} ${round} `.repeat(1 + ((round * 37) % 200))
    commitAgentStep(
      database,
      step({
        conversationId,
        traceId: `trace-${round % 3}`,
        messages: [{ role: 'user', content: text }],
        events: [{ kind: 'text', text }],
        snapshot: { version: 1, json: JSON.stringify({ text }) },
      }),
    )
  }
  return conversationId
}

test('[D7] of a deleted conversation no byte stays in the file or its log', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const id = talk(database)
  expect(holdsSecret(folder)).toBe(true)
  const forgotten: string[] = []
  deleteConversation(database, id, (traces) => forgotten.push(...traces))
  expect(forgotten.toSorted()).toEqual(['trace-0', 'trace-1', 'trace-2'])
  expect(holdsSecret(folder)).toBe(false)
  expect(checkDatabase(database)).toMatchObject({ isSound: true })
  database.close()
  expect(holdsSecret(folder)).toBe(false)
})

test('[D7] what could not be made unreadable is remembered, and the next opening does it', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const id = talk(database)
  // Who reads the file keeps its log as it is.
  const reader = connect(databaseFile(folder), 'read-only', 0)
  reader.exec('BEGIN; SELECT count(*) FROM term')
  deleteConversation(database, id, () => undefined)
  expect([hasRemains(database.connection), holdsSecret(folder)]).toEqual([true, true])
  reader.close()
  // As a kill leaves it.
  const killed = copyAsKilled(folder)
  database.close()
  for (const left of [folder, killed]) {
    const again = open(left)
    expect([hasRemains(again.connection), holdsSecret(left)]).toEqual([false, false])
    again.close()
  }
})

test('[D7] a deletion whose traces can not be removed does not happen', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const id = talk(database)
  expect(() =>
    deleteConversation(database, id, () => {
      throw new Error('no rights')
    }),
  ).toThrow('no rights')
  expect(readConversation(database, id).timeline).toHaveLength(40)
})

test('[D7] what is taken out in passing leaves no byte in the closed file', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const run = (sql: string) => writeTransaction(database, () => database.connection.exec(sql))
  run(`INSERT INTO preference (key, value) VALUES ('webSearch', '"https://${secret}.example"')`)
  run(`DELETE FROM preference WHERE key = 'webSearch'`)
  database.close()
  expect(holdsSecret(folder)).toBe(false)
})

test('[D7] of a file of a course that was removed no byte stays, nor a word of its index', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const source = {
    course: 'Algebra',
    file: 'notes.txt',
    kind: 'plain',
    pages: 1,
    addedAt: now,
  } as const
  addSource(database, { ...source, hash: 'a'.repeat(64) }, [line(1, 'vectors add')])
  const id = addSource(database, { ...source, hash: 'b'.repeat(64) }, [
    line(1, `about the ${secret}`),
  ])
  expect(holdsSecret(folder)).toBe(true)
  removeSource(database, id)
  expect(holdsSecret(folder)).toBe(false)
  expect(searchSources(database, 'Algebra', 'vectors', 5)).toHaveLength(1)
  expect(checkDatabase(database)).toMatchObject({ isSound: true })
})

test.skipIf(process.platform === 'win32')(
  '[D7] an export is its owner’s alone, also where it takes the place of a file that was not',
  () => {
    const place = mkdtempSync(join(tmpdir(), 'weekloom-out-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const folder = emptyFolder()
    const out = join(place, 'week.ics')
    const mask = process.umask(0)
    try {
      for (const force of [false, true]) {
        expect(writeExport({ out, content: 'x', force, folder, id: `${force}` }).ok).toBe(true)
        expect((statSync(out).mode & 0o777).toString(8)).toBe('600')
      }
    } finally {
      process.umask(mask)
    }
  },
)
