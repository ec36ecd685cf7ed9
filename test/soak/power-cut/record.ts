// Records all that a run writes to its folder, with the moments at which it was made durable and acknowledged.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededDice } from '../dice.ts'
import { writingRequests, type Write } from '../writing/writing-core.ts'

export type Operation =
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'create' | 'remove' | 'sync' | 'folder'; path: string }
  | { kind: 'rename'; path: string; to: string }
  /** What the run noted: nothing that lies on the disk. */
  | { kind: 'note'; text: string }

export function hasCompiler(): boolean {
  return process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0
}

/** Made from its source on the spot; answers with the library. */
export function makeRecorder(folder: string): string {
  const source = join(import.meta.dirname, 'record-writes.c')
  const library = join(folder, 'record-writes.so')
  const made = spawnSync('cc', ['-O1', '-shared', '-fPIC', '-o', library, source, '-ldl'], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`the recorder can't be made: ${made.stderr}`)
  return library
}

/** Paths are relative to the folder of the run. The same seed writes the same. */
export function recordWork(recorder: string, seed: number): Operation[] {
  const base = mkdtempSync(join(tmpdir(), 'weekloom-record-'))
  const [folder, log] = [join(base, 'run'), join(base, 'log')]
  mkdirSync(folder)
  try {
    const script = join(import.meta.dirname, 'children/record-work.ts')
    const { status, stderr } = spawnSync(
      process.execPath,
      [script, folder, JSON.stringify(drawWork(seed))],
      {
        env: {
          ...process.env,
          LD_PRELOAD: recorder,
          WEEKLOOM_RECORD_FOLDER: folder,
          WEEKLOOM_RECORD_LOG: log,
        },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`the recorded run failed: ${stderr}`)
    return readRecord(readFileSync(log), folder)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

/** Every request once, in an order of the seed's. */
function drawWork(seed: number): Write[] {
  const dice = seededDice(seed)
  return writingRequests
    .map((name) => ({ write: { name, seed: dice(1_000_000) }, rank: dice(1_000_000) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ write }) => write)
}

function readRecord(record: Buffer, folder: string): Operation[] {
  const operations: Operation[] = []
  for (let at = 0; at < record.length;) {
    const end = record.indexOf('\n', at)
    const [, kind = '', number = '', length = '', names = ''] =
      /^(\w+) (\d+) (\d+) (.*)$/.exec(record.toString('utf8', at, end)) ?? []
    const [path = '', to = ''] = names.split('\t').map((name) => name.slice(folder.length + 1))
    at = end + 1 + Number(length)
    const bytes = record.subarray(end + 1, at)
    const operation = toOperation(kind, Number(number), path, to, bytes)
    if (operation !== null) operations.push(operation)
  }
  return operations
}

function toOperation(
  kind: string,
  number: number,
  path: string,
  to: string,
  bytes: Buffer,
): Operation | null {
  if (path === 'notes') return kind === 'write' ? { kind: 'note', text: bytes.toString() } : null
  switch (kind) {
    case 'write':
      return { kind, path, offset: number, bytes }
    case 'truncate':
      return { kind, path, length: number }
    case 'rename':
      return { kind, path, to }
    case 'create':
    case 'remove':
    case 'sync':
    case 'folder':
      return { kind, path }
    default:
      throw new Error(`the recorder knows no "${kind}"`)
  }
}
