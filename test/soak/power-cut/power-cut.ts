// Cuts the power at any operation of a recorded run, and recovers: what was acknowledged is there, nothing is torn.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBackups } from '../../../db/file/backup.ts'
import { checkDatabase } from '../../../db/file/check-database.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import { connect } from '../../../db/store/sqlite.ts'
import { pick, seededDice } from '../dice.ts'
import { add, type Harness, type Tally, type Trial } from '../harness.ts'
import { compareDumps, type Dump, dumpFile, isSameDump } from '../writing/dump-file.ts'
import { writingNow } from '../writing/writing-core.ts'
import { type Disk, filesAfterCut, type Loss, makeDisks, writeFiles } from './disk.ts'
import { hasCompiler, makeRecorder, type Operation, recordWork } from './record.ts'

/** `at` in millionths of the recorded run; `lost` seeds what is lost. */
type Cut = { run: number; at: number; loss: Loss; lost: number }

/** Each is a run with every request that writes, in another order. */
const runs = 4

export const powerCut: Harness<Cut> = {
  name: 'power-cut',
  unit: 'recoveries',
  fast: 100,
  long: 100_000,
  told: ['acknowledged lost', 'torn'],
  lacks: () =>
    hasCompiler() ? null : 'There is no C compiler (cc) to make the recorder of writes with.',
  begin,
  faults: [
    {
      name: 'transactions are not synced (synchronous = NORMAL)',
      file: 'db/file/open-file.ts',
      find: "    'synchronous = FULL',",
      replace: "    'synchronous = NORMAL',",
    },
    {
      name: 'a file takes its name before its bytes are durable',
      file: 'db/file/durable-file.ts',
      find: "  syncPath(part, 'r+')\n",
      replace: '',
    },
    {
      name: 'the folder is not synced after a file took its name',
      file: 'db/file/durable-file.ts',
      find: "if (process.platform !== 'win32') syncPath(dirname(file), 'r')",
      replace: '',
    },
  ],
}

async function begin(): Promise<Trial<Cut>> {
  const base = mkdtempSync(join(tmpdir(), 'weekloom-cut-'))
  const recorder = makeRecorder(base)
  const recordings = new Map<number, Recording>()
  const recordingOf = (run: number): Recording => {
    const known = recordings.get(run) ?? makeRecording(recordWork(recorder, run), base)
    recordings.set(run, known)
    return known
  }
  return {
    draw: (dice) => ({
      run: dice(runs),
      at: dice(1_000_000),
      loss: pick(dice, ['none', 'all', 'some', 'some', 'some']),
      lost: dice(1_000_000_000),
    }),
    attempt: async (cut, tally) => recover(recordingOf(cut.run), cut, base, tally),
    simpler: ({ loss, ...cut }) =>
      loss === 'some'
        ? [
            { ...cut, loss: 'none' },
            { ...cut, loss: 'all' },
          ]
        : [],
    end: () => rmSync(base, { recursive: true, force: true }),
  }
}

type Recording = {
  operations: readonly Operation[]
  /** How the disk stands after so many of them. */
  diskAfter: (count: number) => Disk
  /** What the file holds then where nothing is lost. */
  dumpAfter: (count: number) => Dump
  /** The backups that lie beside it then. */
  backupsAfter: (count: number) => ReadonlySet<string>
}

function makeRecording(operations: readonly Operation[], base: string): Recording {
  const dumps = new Map<number, Dump>()
  const backups = new Map<number, ReadonlySet<string>>()
  const diskAfter = makeDisks(operations)
  const wholeAfter = (count: number) => filesAfterCut(diskAfter(count), 'none', seededDice(0))
  return {
    operations,
    diskAfter,
    dumpAfter: (count) => {
      const known = dumps.get(count) ?? dumpOf(dataFilesOf(wholeAfter(count)), join(base, 'whole'))
      dumps.set(count, known)
      return known
    },
    backupsAfter: (count) => {
      const known = backups.get(count) ?? backupsIn(wholeAfter(count))
      backups.set(count, known)
      return known
    },
  }
}

function backupsIn(files: ReadonlyMap<string, Buffer>): ReadonlySet<string> {
  return new Set([...files.keys()].filter((path) => /^data\/backups\/[^/]+\.db$/.test(path)))
}

/** Without what lies in folders of its own, such as the backups: it says nothing of what the data file holds. */
function dataFilesOf(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  return new Map([...files].filter(([path]) => /^data\/[^/]+$/.test(path)))
}

function dumpOf(files: ReadonlyMap<string, Buffer>, folder: string): Dump {
  rmSync(folder, { recursive: true, force: true })
  writeFiles(files, folder)
  return dumpFile(join(folder, 'data'))
}

async function recover(
  { operations, diskAfter, dumpAfter, backupsAfter }: Recording,
  { at, loss, lost }: Cut,
  base: string,
  tally: Tally,
): Promise<string | null> {
  const count = 1 + Math.floor((at * operations.length) / 1_000_000)
  const folder = join(base, 'cut')
  const files = filesAfterCut(diskAfter(count), loss, seededDice(lost))
  const found = dumpOf(files, folder)
  const acknowledged = 1 + operations.slice(0, count).findLastIndex(({ kind }) => kind === 'note')
  // A backup that was there when the last request was answered is there still, unless it was taken away since.
  const missing = [...backupsAfter(acknowledged)].find(
    (name) => backupsAfter(count).has(name) && !files.has(name),
  )
  if (missing !== undefined) {
    add(tally, 'acknowledged lost')
    return `lost at operation ${count}: ${missing}`
  }
  // The cut itself comes last: what the file held at acknowledgements and steps is known from other cuts.
  const points = [acknowledged, ...stepsBetween(operations, acknowledged, count), count]
  if (!points.some((point) => isSameDump(dumpAfter(point), found))) {
    const isLost = isOlder(operations, dumpAfter, acknowledged, found)
    add(tally, isLost ? 'acknowledged lost' : 'torn')
    const note = operations[acknowledged - 1]
    const after = note?.kind === 'note' ? note.text.trim() : 'the start'
    return `${isLost ? 'lost' : 'torn'} at operation ${count}, after "${after}": ${compareDumps(dumpAfter(acknowledged), found)}`
  }
  const unsound = unsoundness(join(folder, 'data'))
  if (unsound !== null) add(tally, 'torn')
  return unsound
}

/** Whether it is what the file held before what was acknowledged last. */
function isOlder(
  operations: readonly Operation[],
  dumpAfter: Recording['dumpAfter'],
  acknowledged: number,
  found: Dump,
): boolean {
  return [0, ...stepsBetween(operations, 0, acknowledged)].some((point) =>
    isSameDump(dumpAfter(point), found),
  )
}

/** A transaction counts from its sync on, a file from its name on. */
function stepsBetween(operations: readonly Operation[], from: number, to: number): number[] {
  return operations
    .slice(from, to)
    .flatMap(({ kind }, index) => (/^(sync|rename|remove)$/.test(kind) ? [from + index + 1] : []))
}

/** Opened as the app would, and the newest backup beside it: what bears its last name is whole. */
function unsoundness(folder: string): string | null {
  const opened = openDatabase(folder, { create: true, at: writingNow })
  if (!opened.ok) return `can't be opened: ${JSON.stringify(opened.failure)}`
  try {
    const { isSound, pages, foreignKeys, damagedRows } = checkDatabase(opened.value)
    if (!isSound) return JSON.stringify({ pages, foreignKeys, damagedRows })
  } finally {
    opened.value.close()
  }
  const [newest] = listBackups(folder)
  if (newest === undefined) return null
  const backup = connect(newest.file, 'read-only', 0)
  try {
    const check = String(backup.pragma('quick_check(1)', { simple: true }))
    return check === 'ok' ? null : `the backup ${newest.file}: ${check}`
  } finally {
    backup.close()
  }
}
