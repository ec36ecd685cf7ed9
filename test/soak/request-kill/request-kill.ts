// Kills the process (SIGKILL) in every request that writes: the file is as before it or as after it, never between, and
// what was acknowledged is there.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '../../../db/file/check-database.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import { bundleProgram } from '../../programs/bundle-program.ts'
import { pick } from '../dice.ts'
import { add, type Harness, type Tally, type Trial } from '../harness.ts'
import { compareDumps, dumpFile, isSameDump, type Dump } from '../writing/dump-file.ts'
import {
  openWritingCore,
  prepareWrite,
  writingNow,
  writingRequests,
  type Write,
} from '../writing/writing-core.ts'

/** `moment` in thousandths of the time that the request takes about. */
type Kill = Write & { moment: number }

export const requestKill: Harness<Kill> = {
  name: 'request-kill',
  unit: 'kills in a writing request',
  fast: 20,
  long: 10_000,
  told: [
    'before it was written',
    'between its steps',
    'after',
    'that came too late',
    'acknowledged lost',
    'torn',
  ],
  begin,
  faults: [
    {
      name: 'each statement is a transaction of its own',
      file: 'db/store/database.ts',
      find: "connection.prepare('BEGIN IMMEDIATE')",
      replace: "connection.prepare('SELECT 1')",
    },
    {
      name: 'an answer comes before its transaction is committed',
      file: 'db/store/database.ts',
      find: "connection.prepare('COMMIT')",
      replace: "connection.prepare('ROLLBACK')",
    },
    {
      name: 'a restore writes into the file itself',
      file: 'db/file/durable-file.ts',
      find: 'renameSync(part, file)',
      replace:
        'copyFileSync(part, file); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20); rmSync(part)',
    },
  ],
}

/** Each of their steps is whole; a kill between two of them leaves what `resume` goes on with. */
const severalSteps = new Set<Write['name']>([
  'say',
  'send-queued',
  'answer-card',
  'revise-card',
  'choose-reading',
  'generate-field',
  'erase-everything',
  'restore-backup',
  'move-in',
  'set-up-sample',
  'set-up-term',
  // Then begins a new conversation to show.
  'delete-conversation',
  'queue-message',
])

/** With nothing running, their turn begins at once and goes on writing after the answer. */
const answeredEarly = new Set<Write['name']>(['queue-message'])

/** How many inputs a request is tried with. */
const seeds = 3

type Reference = { before: Dump; after: Dump; span: number }

async function begin(): Promise<Trial<Kill>> {
  const base = mkdtempSync(join(tmpdir(), 'weekloom-kill-'))
  const begun = join(base, 'begun')
  const core = openWritingCore(begun, 'begun')
  await core.request('set-up-sample', {})
  await core.close()
  const child = await bundleProgram(join(import.meta.dirname, 'children/write-once.ts'), base)
  const references = new Map<string, Reference>()
  const referenceOf = async (write: Write): Promise<Reference> => {
    const key = `${write.name} ${write.seed}`
    const known = references.get(key) ?? (await writeWhole(begun, join(base, 'whole'), write))
    references.set(key, known)
    return known
  }
  return {
    draw: (dice) => ({
      name: pick(dice, writingRequests),
      seed: dice(seeds),
      moment: dice(1300),
    }),
    attempt: async ({ name, seed, moment }, tally) => {
      const write = { name, seed }
      const reference = await referenceOf(write)
      const folder = join(base, 'killed')
      rmSync(folder, { recursive: true, force: true })
      cpSync(begun, folder, { recursive: true })
      const { took, isKilled } = await writeAndKill(
        child,
        folder,
        write,
        (reference.span * moment) / 1000,
      )
      if (took !== null) reference.span += (took - reference.span) / 4
      if (!isKilled) add(tally, 'that came too late')
      return judge(folder, write, reference, took !== null, tally)
    },
    simpler: () => [],
    end: () => rmSync(base, { recursive: true, force: true }),
  }
}

function judge(
  folder: string,
  { name }: Write,
  { before, after }: Reference,
  isAcknowledged: boolean,
  tally: Tally,
): string | null {
  const unsound = soundness(folder, name)
  if (unsound !== null) {
    add(tally, 'torn')
    return unsound
  }
  const found = dumpFile(folder)
  if (isSameDump(found, after)) {
    add(tally, 'after')
    return null
  }
  const isBefore = isSameDump(found, before)
  if (isAcknowledged && (isBefore || !answeredEarly.has(name))) {
    add(tally, 'acknowledged lost')
    return `acknowledged, and not in the file: ${compareDumps(after, found)}`
  }
  if (isBefore) {
    add(tally, 'before it was written')
    return null
  }
  add(tally, severalSteps.has(name) ? 'between its steps' : 'torn')
  return severalSteps.has(name) ? null : `neither before nor after: ${compareDumps(before, found)}`
}

/** Opened as the app would: what was cut off in an erase or a restore is brought to its end. */
function soundness(folder: string, name: Write['name']): string | null {
  const opened = openDatabase(folder, { create: true, at: writingNow })
  if (!opened.ok)
    return `can't be opened after a kill in ${name}: ${JSON.stringify(opened.failure)}`
  try {
    const { isSound, pages, foreignKeys, damagedRows } = checkDatabase(opened.value)
    return isSound ? null : JSON.stringify({ pages, foreignKeys, damagedRows })
  } finally {
    opened.value.close()
  }
}

async function writeWhole(begun: string, folder: string, write: Write): Promise<Reference> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(begun, folder, { recursive: true })
  const core = openWritingCore(folder, 'write')
  try {
    const send = await prepareWrite(core, write)
    const before = dumpFile(folder)
    const began = performance.now()
    await send()
    const span = performance.now() - began
    return { before, after: dumpFile(folder), span }
  } finally {
    await core.close()
  }
}

/** `took` in ms; null where it was killed before it acknowledged. */
function writeAndKill(
  file: string,
  folder: string,
  write: Write,
  afterMs: number,
): Promise<{ took: number | null; isKilled: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, folder, JSON.stringify(write), String(afterMs)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [said, complained] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const took = /acknowledged (\S+)/.exec(said)?.[1]
      if (signal !== 'SIGKILL' && code !== 0) return reject(new Error(complained))
      return resolve({
        took: took === undefined ? null : Number(took),
        isKilled: signal === 'SIGKILL',
      })
    })
  })
}
