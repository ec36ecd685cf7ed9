// Backups and migrations: a copy before each, no write when the copy fails, and the way back.
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp, backUpDaily, backUpHourly, listBackups } from '../../db/file/backup.ts'
import { commitChange } from '../../db/change.ts'
import { backupFolder, databaseFile } from '../../db/file/file-names.ts'
import { fileVersion, migrations, newestVersion } from '../../db/store/migrate.ts'
import { openDatabase } from '../../db/file/open-database.ts'
import { preferenceStatements } from '../../db/preferences.ts'
import { readState } from '../../db/schedule.ts'
import { restoreBackup } from '../../db/file/restore.ts'
import { writeTransaction } from '../../db/store/database.ts'
import { connect } from '../../db/store/sqlite.ts'
import { at, week } from '../builders.ts'
import {
  byPerson,
  bytesOf,
  copyAsKilled,
  dump,
  emptyFolder,
  now,
  open,
  openWith,
  placing,
  smallState,
} from './data-folder.ts'

const later = '2026-11-03T09:30:00.000Z'
const imported = { ...smallState, window: week() }
const newest = newestVersion(migrations)
const twoMore = [
  ...migrations,
  { version: newest + 1, sql: 'CREATE TABLE second (a TEXT) STRICT' },
  { version: newest + 2, sql: 'CREATE TABLE third (a TEXT) STRICT' },
]

function made(folder: string, instant = now) {
  const database = openWith(folder)
  const backup = backUp(database, folder, instant, 'asked')
  if (!backup.ok) throw new Error(backup.failure.message)
  return { database, backup: backup.value }
}

test('[D5] a backup holds all that is acknowledged, and is listed with its instant and reason', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  backUp(database, folder, later, 'import')
  backUp(database, folder, later, 'import')
  expect(listBackups(folder).map(({ at, why }) => [at, why])).toEqual([
    [later, 'import'],
    [later, 'import'],
    [now, 'asked'],
  ])
  expect(listBackups(folder).at(-1)).toEqual(backup)
  expect(readdirSync(backupFolder(folder))).toHaveLength(3)
  expect(listBackups(emptyFolder())).toEqual([])
})

test('[D5] a backup that can not be made says so and leaves nothing behind', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  writeFileSync(backupFolder(folder), 'a file where the folder should be')
  expect(backUp(database, folder, now, 'import')).toMatchObject({
    ok: false,
    failure: { kind: 'backup-failed' },
  })
  expect(readState(database)).toEqual(imported)
})

test('[D5] what lies among the backups and is none is passed over', () => {
  const folder = emptyFolder()
  const { backup } = made(folder)
  const lying = (name: string) => join(backupFolder(folder), name)
  mkdirSync(lying('weekloom-2026-11-04T08-00-00.000Z-asked.db'))
  symlinkSync(lying('gone.db'), lying('weekloom-2026-11-05T08-00-00.000Z-daily.db'))
  writeFileSync(lying('weekloom-2026-13-45T99-00-00.000Z-asked.db'), 'x')
  writeFileSync(lying('weekloom-whenever-daily.db'), 'x')
  writeFileSync(lying('notes.txt'), 'x')
  expect(listBackups(folder)).toEqual([backup])
})

test('[D5] where a file lies in the place of the backups, none are listed and the daily one fails with a sentence', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  writeFileSync(backupFolder(folder), 'a file where the folder should be')
  expect(listBackups(folder)).toEqual([])
  expect(backUpDaily(database, folder, now)).toMatchObject({
    ok: false,
    failure: { kind: 'backup-failed' },
  })
})

test('[D5] there is one daily backup a day, and beside the fourteen newest one of each week before', () => {
  const folder = emptyFolder()
  const { database } = made(folder)
  for (let day = 1; day <= 20; day += 1) {
    const date = `2026-12-${String(day).padStart(2, '0')}`
    expect(backUpDaily(database, folder, `${date}T08:00:00.000Z`)).toMatchObject({ ok: true })
    expect(backUpDaily(database, folder, `${date}T20:00:00.000Z`)).toEqual({
      ok: true,
      value: null,
    })
  }
  const daily = listBackups(folder).filter(({ why }) => why === 'daily')
  expect(daily.map(({ at }) => at.slice(8, 10))).toEqual(
    Array.from({ length: 15 }, (_, index) => String(20 - index).padStart(2, '0')),
  )
  expect(listBackups(folder)).toHaveLength(16)
})

test('[D5] of each kind the newest stay, whatever was asked for or made before a change', () => {
  const folder = emptyFolder()
  const { database } = made(folder)
  for (const why of ['asked', 'import', 'bulk', 'restore'] as const)
    for (let hour = 10; hour < 24; hour += 1)
      expect(backUp(database, folder, `2026-12-01T${hour}:00:00.000Z`, why).ok).toBe(true)
  database.close()
  open(folder)
  const kept = (why: string) =>
    listBackups(folder).flatMap((backup) => (backup.why === why ? [backup.at.slice(11, 13)] : []))
  const fromLast = ['23', '22', '21', '20', '19', '18', '17', '16', '15', '14']
  expect(kept('asked')).toEqual(fromLast)
  for (const why of ['import', 'bulk', 'restore']) expect(kept(why)).toEqual(fromLast.slice(0, 5))
})

test('[D5] what killed backups and copies left half made is gone at the next opening', () => {
  const folder = emptyFolder()
  const { database } = made(folder)
  database.close()
  const name = 'weekloom-2026-11-02T09-00-00.000Z-daily.db.part'
  for (const file of [name, `${name}-journal`, 'notes.part'])
    writeFileSync(join(backupFolder(folder), file), 'half')
  writeFileSync(join(folder, 'weekloom-aside-2026-11-02T09-00-00.000Z.db.part'), 'half')
  open(folder)
  expect(readdirSync(backupFolder(folder)).toSorted()).toEqual([
    'notes.part',
    'weekloom-2026-11-02T08-00-00.000Z-asked.db',
  ])
  expect(readdirSync(folder).filter((file) => file.includes('aside'))).toEqual([])
})

test('[D4] an older file is brought up to date step by step, with a backup before the first', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  const opened = openDatabase(folder, { create: true, at: later }, twoMore)
  if (!opened.ok) throw new Error(opened.failure.kind)
  expect(fileVersion(opened.value.connection)).toBe(newest + 2)
  expect(readState(opened.value)).toEqual(imported)
  opened.value.close()
  expect(listBackups(folder).map(({ why }) => why)).toEqual(['migration'])
})

test('[D5] without its backup a migration does not happen', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  writeFileSync(backupFolder(folder), 'a file where the folder should be')
  const bytes = bytesOf(folder)
  expect(openDatabase(folder, { create: true, at: later }, twoMore)).toMatchObject({
    ok: false,
    failure: { kind: 'backup-failed' },
  })
  expect(bytesOf(folder)).toEqual(bytes)
  expect(readState(open(folder))).toEqual(imported)
})

test('[D4] a migration that fails in the middle leaves the file at the version before it', () => {
  const folder = emptyFolder()
  openWith(folder).close()
  const broken = [
    ...migrations,
    { version: newest + 1, sql: 'CREATE TABLE second (a TEXT) STRICT; nonsense' },
  ]
  expect(() => openDatabase(folder, { create: true, at: later }, broken)).toThrow(/nonsense/)
  const database = open(folder)
  expect(fileVersion(database.connection)).toBe(newest)
  expect(Object.keys(dump(database))).not.toContain('second')
})

test('[D5] a restore puts the backup in place and keeps the damaged file aside', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  commitChange(database, { at: now, change: byPerson(placing(smallState, 4)) })
  database.close()
  const damaged = bytesOf(folder).fill(0, 100, 5000)
  writeFileSync(databaseFile(folder), damaged)
  const restored = restoreBackup(folder, backup.file, later)
  expect(restored).toEqual({
    ok: true,
    value: { kept: null, aside: join(folder, 'weekloom-aside-2026-11-03T09-30-00.000Z.db') },
  })
  expect(bytesOf(folder)).not.toEqual(damaged)
  expect(readState(open(folder))).toEqual(imported)
  expect(readdirSync(folder)).toContain('weekloom-aside-2026-11-03T09-30-00.000Z.db')
})

test('[D5] a log that a kill left is not replayed into the restored file, but kept with the file aside', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  const moved = placing(smallState, 4, at(6, 6))
  commitChange(database, { at: now, change: byPerson(moved) })
  const after = readState(database)
  const killed = copyAsKilled(folder)
  const restored = restoreBackup(killed, backup.file, later)
  if (!restored.ok || restored.value.aside === null) throw new Error('not restored')
  expect(existsSync(`${restored.value.aside}-wal`)).toBe(true)
  expect(readState(open(killed))).toEqual(imported)
  const back = emptyFolder()
  expect(restoreBackup(back, restored.value.aside, later)).toEqual({
    ok: true,
    value: { kept: null, aside: null },
  })
  expect(readState(open(back))).toEqual(after)
})

test('[D5] what can not be opened afterwards is not restored, and the file stays', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  expect(restoreBackup(folder, backup.file, later)).toEqual({
    ok: false,
    failure: { kind: 'busy', folder },
  })
  database.close()
  const bytes = bytesOf(folder)
  const elsewhere = emptyFolder()
  const tryWith = (content: Buffer) => {
    const file = databaseFile(elsewhere)
    writeFileSync(file, content)
    const restored = restoreBackup(folder, file, later)
    return restored.ok ? 'restored' : restored.failure.kind
  }
  expect(tryWith(Buffer.from('no database'))).toBe('backup-unusable')
  expect(tryWith(bytesOf(folder).fill(0x5a, 4096, 12_000))).toBe('backup-unusable')
  expect(restoreBackup(folder, join(folder, 'none.db'), later)).toMatchObject({
    ok: false,
    failure: { kind: 'backup-missing' },
  })
  expect(bytesOf(folder)).toEqual(bytes)
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'weekloom.db', 'weekloom.lock'])
})

test('[D5] a backup from a newer version is not restored', () => {
  const newerFolder = emptyFolder()
  const opened = openDatabase(newerFolder, { create: true, at: now }, twoMore)
  if (opened.ok) opened.value.close()
  const folder = emptyFolder()
  mkdirSync(folder, { recursive: true })
  expect(restoreBackup(folder, databaseFile(newerFolder), later)).toMatchObject({
    failure: { kind: 'backup-unusable', detail: 'newer' },
  })
})

test('[D5] [D6] a backup with a row that is not as it was written is refused, and nothing is exchanged', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  database.close()
  const copy = connect(backup.file, 'must-exist', 0)
  copy.exec('UPDATE term SET name = name || 1')
  copy.close()
  const before = bytesOf(folder)
  expect(restoreBackup(folder, backup.file, later)).toMatchObject({
    ok: false,
    failure: {
      kind: 'backup-unusable',
      file: backup.file,
      detail: expect.stringMatching(/^term /),
    },
  })
  expect(bytesOf(folder)).toEqual(before)
})

test('[D5] [D6] a damaged backup of an older version is refused too', () => {
  const folder = emptyFolder()
  const { database, backup } = made(folder)
  database.close()
  const copy = connect(backup.file, 'must-exist', 0)
  copy.exec(`UPDATE term SET name = name || 1; PRAGMA user_version = ${newest - 1}`)
  copy.close()
  expect(restoreBackup(folder, backup.file, later)).toMatchObject({
    ok: false,
    failure: { kind: 'backup-unusable', file: backup.file },
  })
})

test('[D5] a change is seen after a copy that was made while another connection read the file', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const preferences = preferenceStatements(database)
  const set = (theme: string) =>
    writeTransaction(database, () => preferences.write.run('theme', theme))
  set('dark')
  const reader = connect(databaseFile(folder), 'read-only', 0)
  reader.exec('BEGIN')
  reader.prepare('SELECT generation FROM file_generation').get()
  set('light')
  const copied = backUpHourly(database, folder, now)
  reader.exec('COMMIT')
  reader.close()
  expect(copied).toMatchObject({ ok: true, value: { why: 'hourly' } })
  expect(backUpHourly(database, folder, later)).toEqual({ ok: true, value: null })
  set('dark')
  expect(backUpHourly(database, folder, '2026-11-03T12:30:00.000Z')).toMatchObject({
    ok: true,
    value: { why: 'hourly' },
  })
})
