// The log beside a data file is replayed only into the state of the file that it goes on from.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../db/file/backup.ts'
import { companionFiles, databaseFile } from '../../db/file/file-names.ts'
import { mendFile, restoreBackup } from '../../db/file/restore.ts'
import { openDatabase } from '../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { renameConversation } from '../../db/conversations.ts'
import { ensureConversation } from '../../db/conversation.ts'
import { bytesOf, copyAsKilled, dump, emptyFolder, now, open, openWith } from './data-folder.ts'

/** Writes `count` times; a few hundred make the log begin anew. */
function write(database: WeekloomDatabase, count: number): void {
  const id = ensureConversation(database, now)
  for (let turn = 0; turn < count; turn += 1) renameConversation(database, id, `title ${turn}`)
}

/** A folder with the data file of one and the log of another. */
function mixed(fileOf: string, logOf: string): string {
  const folder = emptyFolder()
  copyFileSync(databaseFile(fileOf), databaseFile(folder))
  const { log } = companionFiles(databaseFile(logOf))
  copyFileSync(log, companionFiles(databaseFile(folder)).log)
  return folder
}

function tryOpen(folder: string) {
  const opened = openDatabase(folder, { create: true, at: now })
  if (opened.ok) opened.value.close()
  return opened.ok ? 'open' : opened.failure.kind
}

test('[D4] whatever a kill leaves is replayed, at any length of the log', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  for (const count of [1, 3, 40, 200, 7, 900, 1]) {
    write(database, count)
    const killed = copyAsKilled(folder)
    expect(dump(open(killed))).toEqual(dump(database))
  }
})

test('[D4] the log of an earlier or a later state of the file is refused, and nothing is changed', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  write(database, 5)
  const early = copyAsKilled(folder)
  write(database, 900)
  const middle = copyAsKilled(folder)
  write(database, 900)
  const late = copyAsKilled(folder)
  const sameLog = copyAsKilled(folder)
  write(database, 2)
  database.close()
  const again = open(folder)
  write(again, 3)
  const reopened = copyAsKilled(folder)
  const states = [early, middle, late, reopened]
  expect(tryOpen(mixed(folder, sameLog))).toBe('foreign-log')
  const answers = states.map((file) => states.map((log) => tryOpen(mixed(file, log))))
  expect(answers).toEqual(
    states.map((file) => states.map((log) => (file === log ? 'open' : 'foreign-log'))),
  )
  const wrong = mixed(early, late)
  const bytes = [bytesOf(wrong), readFileSync(companionFiles(databaseFile(wrong)).log)]
  expect(tryOpen(wrong)).toBe('foreign-log')
  expect([bytesOf(wrong), readFileSync(companionFiles(databaseFile(wrong)).log)]).toEqual(bytes)
})

test('[D4] a backup or the file of another folder, copied over a file with its log, is not mixed with it', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  write(database, 2)
  const backup = backUp(database, folder, now, 'asked')
  if (!backup.ok) throw new Error(backup.failure.message)
  write(database, 5)
  const killed = copyAsKilled(folder)
  copyFileSync(backup.value.file, databaseFile(killed))
  expect(tryOpen(killed)).toBe('foreign-log')
  const other = emptyFolder()
  openWith(other).close()
  expect(tryOpen(mixed(other, folder))).toBe('foreign-log')
})

test('[D4] a journal beside the file, which Weekloom never keeps, is not rolled back into it', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  writeFileSync(`${databaseFile(folder)}-journal`, 'of something else')
  expect(tryOpen(folder)).toBe('foreign-log')
})

test('[D4] without the log the file opens as it is, and the log is kept under another name', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  write(database, 1)
  database.close()
  const closed = open(folder)
  const before = dump(closed)
  closed.close()
  const other = emptyFolder()
  const second = openWith(other)
  write(second, 4)
  const wrong = mixed(folder, other)
  expect(mendFile(wrong, 'anew', now)).toEqual({ ok: false, failure: 'no-remedy' })
  const mended = mendFile(wrong, 'without-log', now)
  if (!mended.ok) throw new Error(mended.failure)
  expect(mended.value.map((path) => existsSync(path))).toEqual([true])
  expect(dump(open(wrong))).toEqual(before)
  expect(mendFile(folder, 'without-log', now)).toEqual({ ok: false, failure: 'no-remedy' })
})

test('[D5] a restore that was killed before it had removed the old log does not mix the two', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const backup = backUp(database, folder, now, 'asked')
  if (!backup.ok) throw new Error(backup.failure.message)
  write(database, 5)
  const killed = copyAsKilled(folder)
  const { log } = companionFiles(databaseFile(killed))
  const kept = readFileSync(log)
  expect(restoreBackup(killed, backup.value.file, now).ok).toBe(true)
  writeFileSync(log, kept)
  expect(tryOpen(killed)).toBe('foreign-log')
})

test('[D5] where the file is gone and its backups are there, nothing is begun anew unasked', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const backup = backUp(database, folder, now, 'asked')
  database.close()
  if (!backup.ok) throw new Error(backup.failure.message)
  rmSync(databaseFile(folder))
  expect(openDatabase(folder, { create: true, at: now })).toEqual({
    ok: false,
    failure: { kind: 'lost', file: databaseFile(folder), backups: [backup.value] },
  })
  expect(existsSync(databaseFile(folder))).toBe(false)
  expect(mendFile(folder, 'without-log', now)).toEqual({ ok: false, failure: 'no-remedy' })
  expect(mendFile(folder, 'anew', now)).toEqual({ ok: true, value: [] })
  expect(tryOpen(folder)).toBe('open')
  const other = emptyFolder()
  mkdirSync(join(other, 'backups'))
  renameSync(
    backup.value.file,
    join(other, 'backups', 'weekloom-2026-11-02T08-00-00.000Z-asked.db'),
  )
  expect(tryOpen(other)).toBe('lost')
})
