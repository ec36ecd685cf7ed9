// Keeps the addresses of feeds like keys (X14): in the system's keychain, and where there is none in a file of its owner alone
// beside the data, which no backup and no export holds.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { makePrivate, putInPlace } from '../../../db/file/durable-file.ts'
import { addressFile, partFile } from '../../../db/file/file-names.ts'
import type { SessionContext } from '../../session/context.ts'

const fileSchema = z.record(z.string(), z.string())

type Holder = Pick<SessionContext, 'keys' | 'folder'>

/** Where the system can seal it. */
export function hasKeychain({ keys }: Holder): boolean {
  return keys.source === 'keychain' && !keys.isForThisRun
}

/** Null where it is not on this machine: a backup from another holds none, nor does the file of everything. */
export function readAddress(holder: Holder, name: string): string | null {
  const sealed = hasKeychain(holder) ? holder.keys.read(ownerOf(name)) : null
  return sealed ?? readFile(holder)[name] ?? null
}

/** Null forgets it. */
export function keepAddress(holder: Holder, name: string, address: string | null): void {
  const isSealed = hasKeychain(holder)
  if (isSealed) holder.keys.write?.(ownerOf(name), address)
  const { [name]: before, ...others } = readFile(holder)
  const kept = isSealed || address === null ? others : { ...others, [name]: address }
  if (before !== kept[name]) writeFile(holder, kept)
}

function ownerOf(name: string): string {
  return `feed ${name}`
}

/** Empty when there is none, or it can't be read: the person gives the address again. */
function readFile({ folder }: Holder): Record<string, string> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(addressFile(folder), 'utf8')))
  } catch {
    return {}
  }
}

function writeFile({ folder }: Holder, addresses: Record<string, string>): void {
  const file = addressFile(folder)
  if (Object.keys(addresses).length === 0) return rmSync(file, { force: true })
  const part = partFile(file)
  writeFileSync(part, JSON.stringify(addresses), { mode: 0o600 })
  makePrivate(part)
  putInPlace(part, file)
}
