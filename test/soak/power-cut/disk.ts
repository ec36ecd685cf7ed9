// A disk that loses power: what was made durable stays, of the rest any part may be there, sector by sector.
//
// Names (create, rename, remove) come to the disk in their order, as in the journal of ext4, XFS, NTFS and APFS: making a
// folder or a file durable takes along all names before it. Bytes of different files, and within a file of different
// sectors, come in any order.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Dice } from '../dice.ts'
import type { Operation } from './record.ts'

const sector = 512

type Change = Extract<Operation, { kind: 'write' | 'truncate' }>

type File = { durable: Buffer; pending: Change[] }

type Names = Map<string, File>

type NameChange = { path: string; file: File | null; from: string | null }

/** `durable` are the names on the disk, `pending` what was done to them since. */
export type Disk = { durable: Names; present: Names; pending: NameChange[] }

/** Which of what is not durable is there after the cut. */
export type Loss = 'none' | 'all' | 'some'

/** How the disk stands after the first `count` operations, for cut after cut of one recorded run. */
export function makeDisks(operations: readonly Operation[]): (count: number) => Disk {
  const disk: Disk = { durable: new Map(), present: new Map(), pending: [] }
  const kept = [copyOf(disk)]
  for (const [index, operation] of operations.entries()) {
    run(disk, operation)
    if ((index + 1) % between === 0) kept.push(copyOf(disk))
  }
  return (count) => {
    const nearest = Math.floor(count / between)
    const found = copyOf(kept[nearest] ?? disk)
    for (const operation of operations.slice(nearest * between, count)) run(found, operation)
    return found
  }
}

/** Operations from one kept state to the next. */
const between = 40

/** Bytes are never changed in place, so that they are shared. */
function copyOf({ durable, present, pending }: Disk): Disk {
  const files = new Map<File, File>()
  const copy = (file: File): File => {
    const made = files.get(file) ?? { durable: file.durable, pending: [...file.pending] }
    files.set(file, made)
    return made
  }
  const copyNames = (names: Names) => new Map([...names].map(([path, file]) => [path, copy(file)]))
  return {
    durable: copyNames(durable),
    present: copyNames(present),
    pending: pending.map((change) => ({ ...change, file: change.file && copy(change.file) })),
  }
}

/** What is found when the power is back. */
export function filesAfterCut(disk: Disk, loss: Loss, dice: Dice): Map<string, Buffer> {
  const kept = { none: disk.pending.length, all: 0, some: dice(disk.pending.length + 1) }[loss]
  const names = new Map(disk.durable)
  for (const change of disk.pending.slice(0, kept)) rename(names, change)
  return new Map([...names].map(([path, file]) => [path, bytesOf(file, loss, dice)]))
}

export function writeFiles(files: ReadonlyMap<string, Buffer>, folder: string): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

function run(disk: Disk, operation: Operation): void {
  switch (operation.kind) {
    case 'create':
      changeName(disk, {
        path: operation.path,
        file: { durable: Buffer.alloc(0), pending: [] },
        from: null,
      })
      break
    case 'remove':
      changeName(disk, { path: operation.path, file: null, from: null })
      break
    case 'rename': {
      const file = disk.present.get(operation.path) ?? null
      changeName(disk, { path: operation.to, file, from: operation.path })
      break
    }
    case 'write':
    case 'truncate':
      disk.present.get(operation.path)?.pending.push(operation)
      break
    case 'sync':
      for (const change of disk.pending.splice(0)) rename(disk.durable, change)
      makeDurable(disk.present.get(operation.path))
      break
    case 'folder':
    case 'note':
      break
  }
}

function changeName(disk: Disk, change: NameChange): void {
  rename(disk.present, change)
  disk.pending.push(change)
}

function rename(names: Names, { path, file, from }: NameChange): void {
  if (from !== null) names.delete(from)
  if (file === null) names.delete(path)
  else names.set(path, file)
}

function makeDurable(file: File | undefined): void {
  if (file === undefined) return
  file.durable = apply(file.durable, file.pending.splice(0))
}

function bytesOf({ durable, pending }: File, loss: Loss, dice: Dice): Buffer {
  if (loss === 'all') return durable
  return apply(
    durable,
    loss === 'none' ? pending : pending.flatMap((change) => partOf(change, dice)),
  )
}

/** All of it, nothing, or some of its sectors. */
function partOf(change: Change, dice: Dice): Change[] {
  const fate = dice(3)
  if (fate === 0) return []
  if (fate === 1 || change.kind === 'truncate') return [change]
  const { path, offset, bytes } = change
  const sectors: Change[] = []
  for (let at = 0; at < bytes.length;) {
    // Sectors lie where the disk has them, not where the write begins.
    const end = Math.min(bytes.length, at + sector - ((offset + at) % sector))
    if (dice(2) === 0)
      sectors.push({ kind: 'write', path, offset: offset + at, bytes: bytes.subarray(at, end) })
    at = end
  }
  return sectors
}

function apply(before: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return before
  const ends = changes.map((each) =>
    each.kind === 'write' ? each.offset + each.bytes.length : each.length,
  )
  const room = Buffer.alloc(Math.max(before.length, ...ends))
  before.copy(room)
  let { length } = before
  for (const change of changes) {
    if (change.kind === 'write') {
      change.bytes.copy(room, change.offset)
      length = Math.max(length, change.offset + change.bytes.length)
    } else {
      if (change.length < length) room.fill(0, change.length, length)
      length = change.length
    }
  }
  return Buffer.from(room.subarray(0, length))
}
