// Damages the data file in many ways: what is no longer as it was written is noticed when it is first read, or by the
// check of the day; nothing throws what is no sentence; no damaged file takes the place of a good backup; and none is restored.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureConversation } from '../../../db/conversation.ts'
import { renameConversation } from '../../../db/conversations.ts'
import { backUpDaily, listBackups } from '../../../db/file/backup.ts'
import { companionFiles, databaseFile } from '../../../db/file/file-names.ts'
import { findDamageOf } from '../../../db/file/find-damage.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import { restoreBackup } from '../../../db/file/restore.ts'
import { problemOfError } from '../../../db/store/stored-text.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { pick } from '../dice.ts'
import { add, type Harness, type Tally, type Trial } from '../harness.ts'
import { copyFolder, fillFolder, nextDay, readAll } from './full-folder.ts'

/** Where and how: `at` in millionths of the file, `length` in bytes. Of a wrong log `length` says which, and `bit` whether it is cut at `at`. */
type Blow = {
  kind: 'flip' | 'smear' | 'zero page' | 'cut' | 'wrong log'
  at: number
  bit: number
  length: number
}

/** Of the flips that change data: noticed when they are first read, and within a day. */
const goals = { firstRead: 0.9, withinDay: 0.99 }
/** From so many on the shares say something. */
const enough = 30

export const damage: Harness<Blow> = {
  name: 'damage',
  unit: 'damaged files',
  fast: 100,
  long: 50_000,
  told: [
    'changed data',
    'noticed on first read',
    'noticed by the check',
    'unnoticed',
    'wrong logs that would change data',
    'flips that changed data',
    'flips noticed on first read',
    'flips noticed by the check',
  ],
  begin,
  faults: [
    {
      name: 'no checksum is looked at when rows are read',
      file: 'db/store/seals.ts',
      find: 'return `("${alias}".${sealColumn} IS ${checksumOf(columns, alias)})`',
      replace: 'return `(1 OR "${alias}".${sealColumn} IS NULL)`',
    },
    {
      name: 'the check of the day leaves out a table',
      file: 'db/store/seals.ts',
      find: 'names?.includes(name) ?? true)',
      replace: "names?.includes(name) ?? name !== 'source_line')",
    },
    {
      name: 'a damaged file becomes a backup',
      file: 'db/file/backup.ts',
      find: 'if (damage !== undefined) throw',
      replace: 'if (damage === "") throw',
    },
    {
      name: 'a damaged backup is restored',
      file: 'db/file/restore.ts',
      find: 'if (damage !== null) return damage',
      replace: 'if (damage === "") return damage',
    },
    {
      name: 'the log of another file is replayed',
      file: 'db/file/raw-file.ts',
      find: 'return goesOn(readFileSync(file), logged)',
      replace: 'return true',
    },
  ],
}

type Outcome = 'same' | 'noticed' | 'wrong'

async function begin(): Promise<Trial<Blow>> {
  const base = mkdtempSync(join(tmpdir(), 'weekloom-damage-'))
  const whole = join(base, 'whole')
  await fillFolder(whole)
  const expected = { rows: rowsOf(databaseFile(whole)), read: readFresh(whole).text }
  const bytes = readFileSync(databaseFile(whole))
  const logs = await otherLogs(whole, base)
  let count = 0
  return {
    draw: (dice) => ({
      kind: pick(dice, [
        'flip',
        'flip',
        'flip',
        'flip',
        'flip',
        'flip',
        'smear',
        'smear',
        'zero page',
        'cut',
        'wrong log',
      ]),
      at: dice(1_000_000),
      bit: dice(8),
      length: 1 + dice(64),
    }),
    attempt: async (blow, tally) => {
      const folder = join(base, `case-${(count += 1)}`)
      copyFolder(whole, folder)
      const put = (file: string) => putStruck(file, bytes, logs, blow)
      put(databaseFile(folder))
      const isChanged = rowsOf(databaseFile(folder)) !== expected.rows
      const found = findDamageOf(databaseFile(folder)).length > 0
      const first = lookFirst(folder, expected.read)
      const broke =
        first.broke ??
        (blow.kind === 'wrong log' && first.outcome === 'wrong'
          ? 'a wrong log was replayed'
          : null) ??
        (isChanged ? (backupsBroke(folder, expected.rows) ?? restoreBroke(folder, put)) : null)
      rmSync(folder, { recursive: true, force: true })
      if (isChanged) count1(blow, first.outcome, found, tally)
      return broke ?? judge(tally)
    },
    simpler: ({ length, ...blow }) =>
      length > 1 ? [{ ...blow, length: Math.ceil(length / 2) }] : [],
    end: () => rmSync(base, { recursive: true, force: true }),
  }
}

function count1({ kind }: Blow, first: Outcome, isFound: boolean, tally: Tally): void {
  const isFirst = first === 'noticed'
  add(tally, 'changed data')
  if (isFirst) add(tally, 'noticed on first read')
  if (isFound) add(tally, 'noticed by the check')
  if (!isFirst && !isFound) add(tally, 'unnoticed')
  if (kind === 'wrong log') add(tally, 'wrong logs that would change data')
  if (kind !== 'flip') return
  add(tally, 'flips that changed data')
  if (isFirst) add(tally, 'flips noticed on first read')
  if (isFound) add(tally, 'flips noticed by the check')
}

/** The goals are of shares: one flip that is seen late breaks nothing. */
function judge(tally: Tally): string | null {
  const of = (name: string) => tally.get(name) ?? 0
  const changed = of('flips that changed data')
  if (changed < enough) return null
  if (of('flips noticed on first read') < goals.firstRead * changed)
    return `only ${of('flips noticed on first read')} of ${changed} flips noticed on first read`
  if (of('flips noticed by the check') < goals.withinDay * changed)
    return `only ${of('flips noticed by the check')} of ${changed} flips noticed by the check`
  return null
}

function struck(bytes: Buffer, { kind, at, bit, length }: Blow): Buffer {
  const copy = Buffer.from(bytes)
  const offset = Math.floor((at / 1_000_000) * copy.length)
  switch (kind) {
    case 'flip':
      copy[offset] = (copy[offset] ?? 0) ^ (1 << bit)
      return copy
    case 'smear':
      return copy.fill(0x5a ^ bit, offset, offset + length)
    case 'zero page':
      return copy.fill(0, offset - (offset % 4096), offset - (offset % 4096) + 4096)
    case 'cut':
      return copy.subarray(0, offset)
    case 'wrong log':
      return copy
    default:
      return assertNever(kind)
  }
}

function putStruck(file: string, bytes: Buffer, logs: readonly Buffer[], blow: Blow): void {
  writeFileSync(file, struck(bytes, blow))
  const log = blow.kind === 'wrong log' ? logs[blow.length % logs.length] : undefined
  if (log === undefined) return
  const end = blow.bit < 4 ? log.length : Math.floor((blow.at / 1_000_000) * log.length)
  writeFileSync(companionFiles(file).log, log.subarray(0, end))
}

/** Logs of a file of its own, and of other states of the one in `whole`; none goes on from the state that it is in. */
async function otherLogs(whole: string, base: string): Promise<Buffer[]> {
  const [own, later] = [join(base, 'own'), join(base, 'later')]
  await fillFolder(own)
  copyFolder(whole, later)
  return [own, later].flatMap((folder) =>
    [1, 3, 30, 300].map((writes) => {
      // The log of the first opening may go on from that state; that of the second does not.
      writtenLog(folder, 1)
      return writtenLog(folder, writes)
    }),
  )
}

/** As a kill would leave it after so many writes. */
function writtenLog(folder: string, writes: number): Buffer {
  const opened = openDatabase(folder, { create: false, at: nextDay })
  if (!opened.ok) throw new Error(opened.failure.kind)
  const id = ensureConversation(opened.value, nextDay)
  for (let turn = 0; turn < writes; turn += 1) renameConversation(opened.value, id, `title ${turn}`)
  const log = readFileSync(companionFiles(databaseFile(folder)).log)
  opened.value.close()
  return log
}

/** Every row of every table as SQLite gives it, or its error: what a reader without checksums would believe. */
function rowsOf(file: string): string {
  try {
    const connection = connect(file, 'read-only', 0)
    try {
      const names = connection
        .prepare(
          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'source_index' ORDER BY name",
        )
        .pluck()
        .all()
      return JSON.stringify(
        names.map((name) => [
          name,
          connection
            .prepare(`SELECT * FROM "${String(name)}"`)
            .raw()
            .all(),
        ]),
      )
    } finally {
      connection.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

function readFresh(folder: string) {
  const opened = openDatabase(folder, { create: false, at: nextDay })
  if (!opened.ok) throw new Error(opened.failure.kind)
  try {
    return readAll(opened.value)
  } finally {
    opened.value.close()
  }
}

function lookFirst(folder: string, expected: string): { outcome: Outcome; broke: string | null } {
  try {
    const opened = openDatabase(folder, { create: false, at: nextDay })
    if (!opened.ok) return { outcome: 'noticed', broke: null }
    try {
      const { text, damaged } = readAll(opened.value)
      if (damaged.length > 0) return { outcome: 'noticed', broke: null }
      return { outcome: text === expected ? 'same' : 'wrong', broke: null }
    } finally {
      opened.value.close()
    }
  } catch (error) {
    if (problemOfError(error) !== null) return { outcome: 'noticed', broke: null }
    return {
      outcome: 'wrong',
      broke: `a throw that is no sentence: ${error instanceof Error ? (error.stack ?? '') : ''}`,
    }
  }
}

/** A backup that was struck is refused. */
function restoreBroke(folder: string, put: (file: string) => void): string | null {
  const backup = join(folder, 'struck.db')
  const target = join(folder, 'restored')
  put(backup)
  mkdirSync(target)
  return restoreBackup(target, backup, nextDay).ok ? 'a damaged backup was restored' : null
}

/** The backup of the next day is as good as the one before, or there is none, and that one stays. */
function backupsBroke(folder: string, expected: string): string | null {
  const before = listBackups(folder).map(({ file }) => file)
  const opened = openDatabase(folder, { create: false, at: nextDay })
  if (opened.ok) {
    backUpDaily(opened.value, folder, nextDay)
    opened.value.close()
  }
  const after = listBackups(folder).map(({ file }) => file)
  if (before.some((file) => !after.includes(file))) return 'a good backup is gone'
  const bad = after.find((file) => !before.includes(file) && rowsOf(file) !== expected)
  return bad === undefined ? null : 'a damaged file became a backup'
}
