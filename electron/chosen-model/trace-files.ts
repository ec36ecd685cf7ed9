// Keeps the model calls of each turn in a file of its own, the oldest of which go when all together are too large.
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { modelCallSchema, type ModelCall } from '../../shared/conversation/turn-trace.ts'
import { withoutKey } from '../agent/endpoint/without-key.ts'
import { makeFolder } from '../machine/data-folder.ts'

/** Bytes of all files: some sixty long turns. */
const mostBytes = 20_000_000

/** A name that can't lead out of the folder, whatever a trace id holds. */
function fileOf(folder: string, traceId: string): string {
  return join(traceFolder(folder), `${encodeURIComponent(traceId).replaceAll('.', '%2E')}.jsonl`)
}

function traceFolder(folder: string): string {
  return join(folder, 'traces')
}

/** A trace that can't be written costs the turn nothing. `key` is blotted out wherever it stands. */
export function keepModelCall(
  folder: string,
  traceId: string,
  call: ModelCall,
  key: string | null,
): void {
  const line = JSON.stringify(call, (_, value: unknown) =>
    typeof value === 'string' ? withoutKey(value, key) : value,
  )
  try {
    makeFolder(traceFolder(folder))
    appendFileSync(fileOf(folder, traceId), `${line}\n`, { mode: 0o600 })
    dropOldest(folder)
  } catch {
    // A full disk: the turn goes on, and the person is told by whatever matters more.
  }
}

/** For turns that are deleted. */
export function forgetModelCalls(folder: string, traceIds: readonly string[]): void {
  for (const traceId of traceIds) rmSync(fileOf(folder, traceId), { force: true })
}

/** In the order in which they were made; lines that can't be read are left out. */
export function readModelCalls(folder: string, traceId: string): ModelCall[] {
  const text = readText(fileOf(folder, traceId))
  return text.split('\n').flatMap((line) => {
    const call = parseCall(line)
    return call === null ? [] : [call]
  })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseCall(line: string): ModelCall | null {
  try {
    return modelCallSchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

function dropOldest(folder: string): void {
  const files = readdirSync(traceFolder(folder))
    .map((name) => join(traceFolder(folder), name))
    .map((file) => ({ file, stats: statSync(file) }))
    // Whatever else lies there is none of ours.
    .filter(({ stats }) => stats.isFile())
    .toSorted((a, b) => b.stats.mtimeMs - a.stats.mtimeMs)
  let bytes = 0
  for (const { file, stats } of files) {
    bytes += stats.size
    if (bytes > mostBytes) rmSync(file, { force: true })
  }
}
