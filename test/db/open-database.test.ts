// Opening: one process per folder, nothing touched that is not ours or not sound, durable settings.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noStudentProfile } from '../../shared/agent/student-profile.ts'
import { offlineChoice } from '../../shared/preferences/model-choice.ts'
import { defaultPreferences } from '../../shared/planner/planning-preferences.ts'
import { checkDatabase } from '../../db/file/check-database.ts'
import { databaseFile, lockFile } from '../../db/file/file-names.ts'
import { migrations, newestVersion } from '../../db/store/migrate.ts'
import { openDatabase } from '../../db/file/open-database.ts'
import { preferenceStatements, writePreferences } from '../../db/preferences.ts'
import { readState } from '../../db/schedule.ts'
import { writeTransaction } from '../../db/store/database.ts'
import { connect } from '../../db/store/sqlite.ts'
import { backUp, listBackups } from '../../db/file/backup.ts'
import { restoreBackup } from '../../db/file/restore.ts'
import { bytesOf, copyAsKilled, emptyFolder, now, open, openWith } from './data-folder.ts'

const newest = newestVersion(migrations)
const newer = [...migrations, { version: newest + 1, sql: 'CREATE TABLE later (a TEXT) STRICT' }]

function tryOpen(folder: string, create = true) {
  const opened = openDatabase(folder, { create, at: now })
  if (opened.ok) opened.value.close()
  return opened.ok ? 'open' : opened.failure
}

test('[D4] the file is in WAL mode, synchronous FULL, with foreign keys, also when opened again', () => {
  const folder = emptyFolder()
  for (const database of [open(folder), open(emptyFolder())]) {
    expect(checkDatabase(database)).toMatchObject({
      isSound: true,
      pragmas: { journalMode: 'wal', synchronous: 2, foreignKeys: 1 },
      schemaVersion: newest,
    })
  }
})

test('[D4] every table is STRICT', () => {
  const { connection } = open(emptyFolder())
  const loose = connection.prepare(
    "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND schema = 'main' AND name NOT LIKE 'sqlite_%'",
  )
  expect(loose.all()).toEqual([])
})

test('[D4] a folder without data is not filled unasked', () => {
  const folder = join(emptyFolder(), 'none')
  expect(tryOpen(folder, false)).toEqual({ kind: 'missing', file: databaseFile(folder) })
  expect(existsSync(folder)).toBe(false)
  expect(tryOpen(folder)).toBe('open')
  expect(readdirSync(folder).toSorted()).toEqual(['weekloom.db', 'weekloom.lock'])
})

test('[D4] what a kill left of the making of a file is made anew', () => {
  const folder = emptyFolder()
  writeFileSync(`${databaseFile(folder)}.part`, 'half')
  writeFileSync(`${databaseFile(folder)}-wal`, 'the log of a file that is gone')
  expect(tryOpen(folder)).toBe('open')
  expect(readdirSync(folder).toSorted()).toEqual([
    'weekloom-aside-2026-11-02T08-00-00.000Z.db-wal',
    'weekloom.db',
    'weekloom.lock',
  ])
})

test.for([
  ['an empty file', Buffer.alloc(0), 'damaged'],
  ['a file shorter than a header', Buffer.from('SQLite format 3\0'), 'damaged'],
  ['some other file', Buffer.from('Dear diary, '.repeat(400)), 'not-ours'],
  ['the database of another program', foreignDatabase(), 'not-ours'],
] as const)('[D4] %s is refused and left as it is', ([, bytes, kind]) => {
  const folder = emptyFolder()
  writeFileSync(databaseFile(folder), bytes)
  expect(tryOpen(folder)).toMatchObject({ kind })
  expect(bytesOf(folder)).toEqual(bytes)
  expect(readdirSync(folder).toSorted()).toEqual(['weekloom.db', 'weekloom.lock'])
})

test('[D4] a file that lost its header is damaged where its backups lie beside it, and they are offered', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  backUp(database, folder, now, 'asked')
  database.close()
  const bytes = bytesOf(folder).fill(0x5a, 0, 4096)
  writeFileSync(databaseFile(folder), bytes)
  expect(tryOpen(folder)).toMatchObject({ kind: 'damaged', backups: listBackups(folder) })
  expect(bytesOf(folder)).toEqual(bytes)
})

test.for([0.9, 0.5, 0.1])(
  '[D4] a file cut to %d of its length is damaged and left as it is',
  (part) => {
    const folder = emptyFolder()
    openWith(folder).close()
    truncateSync(databaseFile(folder), Math.floor(bytesOf(folder).length * part))
    const bytes = bytesOf(folder)
    expect(tryOpen(folder)).toMatchObject({ kind: 'damaged', backups: [] })
    expect(bytesOf(folder)).toEqual(bytes)
  },
)

test('[D4] a file that a kill left behind is checked page by page', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const { connection } = database
  connection.pragma('wal_checkpoint(TRUNCATE)')
  writePreferences(database, {
    language: 'zh',
    theme: 'dark',
    planning: defaultPreferences,
    model: offlineChoice,
    autonomy: [],
    standing: noStudentProfile,
    weekStart: 1,
    reminderLead: null,
    patterns: false,
    webSearch: '',
    shortNames: [],
  })
  const root = connection.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'step'").pluck()
  const page = Number(root.get())
  const killed = copyAsKilled(folder)
  const bytes = bytesOf(killed).fill(0x5a, (page - 1) * 4096, page * 4096)
  writeFileSync(databaseFile(killed), bytes)
  expect(tryOpen(killed)).toMatchObject({ kind: 'damaged' })
})

test('[D4] a file whose records make no sense is damaged', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  database.connection.exec(
    "PRAGMA ignore_check_constraints = ON; UPDATE placement SET date = 'soon'",
  )
  database.close()
  expect(tryOpen(folder)).toMatchObject({ kind: 'damaged' })
})

test('[D4] a file without one of its tables is damaged', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  database.connection.exec('DROP TABLE snapshot')
  database.close()
  expect(tryOpen(folder)).toMatchObject({
    kind: 'damaged',
    detail: 'the table snapshot is not there',
  })
})

test('[D4] a file from a newer version is refused and left as it is, also when that lies in the log', () => {
  const folder = emptyFolder()
  const made = openDatabase(folder, { create: true, at: now }, migrations)
  if (made.ok) made.value.close()
  const later = openDatabase(folder, { create: true, at: now }, newer)
  const killed = copyAsKilled(folder)
  if (later.ok) later.value.close()
  const problem = { kind: 'newer', fileVersion: newest + 1, ourVersion: newest }
  const bytes = bytesOf(folder)
  expect(tryOpen(folder)).toEqual({ ...problem, file: databaseFile(folder) })
  expect(bytesOf(folder)).toEqual(bytes)
  expect(tryOpen(killed)).toEqual({ ...problem, file: databaseFile(killed) })
})

test.for([1, 18])(
  '[D4] a file of version %d of the tables is refused: nothing of then was released',
  (version) => {
    const folder = emptyFolder()
    const database = open(folder)
    writeTransaction(database, () => {
      preferenceStatements(database).write.run('theme', 'dark')
      database.connection.pragma(`user_version = ${version}`)
    })
    const killed = copyAsKilled(folder)
    database.close()
    const bytes = bytesOf(folder)
    const problem = { kind: 'older', fileVersion: version, ourVersion: newest }
    expect(tryOpen(folder)).toEqual({ ...problem, file: databaseFile(folder) })
    expect(bytesOf(folder)).toEqual(bytes)
    expect(tryOpen(killed)).toEqual({ ...problem, file: databaseFile(killed) })
    expect(readdirSync(folder).toSorted()).toEqual(['weekloom.db', 'weekloom.lock'])
    expect(restoreBackup(emptyFolder(), databaseFile(folder), now)).toMatchObject({
      failure: { kind: 'backup-unusable', detail: 'older' },
    })
  },
)

test('[D4] what was acknowledged is there after a kill that left it in the log', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const killed = copyAsKilled(folder)
  expect(readState(open(killed))).toEqual(readState(database))
})

test('[D4] a folder that cannot be one is said to be unwritable', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(tryOpen(join(folder, 'file'))).toMatchObject({ kind: 'unwritable' })
  mkdirSync(lockFile(folder))
  expect(tryOpen(folder)).toMatchObject({ kind: 'unwritable' })
})

test('[D4] the folder is held by one opening at a time, and a spoiled lock file does no harm', () => {
  const folder = emptyFolder()
  writeFileSync(lockFile(folder), 'not a lock '.repeat(100))
  const first = open(folder)
  expect(tryOpen(folder)).toEqual({ kind: 'busy', folder })
  first.close()
  expect(tryOpen(folder)).toBe('open')
})

test('[D4] another process has the folder until it dies, and a kill leaves no stale lock', async () => {
  const folder = emptyFolder()
  const holder = spawn(process.execPath, [
    join(import.meta.dirname, 'children/hold-folder.ts'),
    folder,
  ])
  onTestFinished(() => void holder.kill('SIGKILL'))
  expect(await firstLine(holder)).toBe('open')
  expect(tryOpen(folder)).toEqual({ kind: 'busy', folder })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(tryOpen(folder)).toBe('open')
})

test('[D4] a process that waits gets the folder when the one before closes it', async () => {
  const folder = emptyFolder()
  const first = open(folder)
  const waiter = spawn(process.execPath, [
    join(import.meta.dirname, 'children/hold-folder.ts'),
    folder,
  ])
  onTestFinished(() => void waiter.kill('SIGKILL'))
  setTimeout(() => first.close(), 700)
  expect(await firstLine(waiter)).toBe('open')
})

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output')
  const [chunk]: unknown[] = await once(child.stdout, 'data')
  return String(chunk).trim()
}

function foreignDatabase(): Buffer {
  const connection = connect(':memory:', 'make-if-missing', 0)
  connection.exec('CREATE TABLE bookmark (url TEXT)')
  const bytes = connection.serialize()
  connection.close()
  return bytes
}
