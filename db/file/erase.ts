// Erases all of Weekloom's files in a data folder: begun by a mark, so that a kill leaves it whole or to be finished.
import { existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { putInPlace } from './durable-file.ts'
import { backupFolder, eraseMark, partFile } from './file-names.ts'
import { lockFolder } from './data-folder.ts'
import { failureOf } from '../store/sqlite.ts'

export type EraseProblem = { kind: 'busy' | 'unwritable'; detail: string }

/** What is ours in each folder, by its names; what else lies there is somebody else's and stays. */
const ours: { folder: (folder: string) => string; names: RegExp; isOwnFolder: boolean }[] = [
  {
    folder: (folder) => folder,
    names: /^(?:weekloom(-aside-.+)?\.db|feed-addresses\.json)/,
    isOwnFolder: false,
  },
  { folder: backupFolder, names: /^weekloom-.+\.db/, isOwnFolder: true },
  { folder: (folder) => join(folder, 'traces'), names: /\.jsonl$/, isOwnFolder: true },
  { folder: (folder) => join(folder, 'reports'), names: /^report-.+\.json$/, isOwnFolder: true },
  { folder: (folder) => join(folder, 'window'), names: /^model-keys\.json/, isOwnFolder: false },
]

/** Whether an erasing was begun that is still to be finished. */
export function isEraseBegun(folder: string): boolean {
  return existsSync(eraseMark(folder))
}

/** Begins it, or finishes what was begun. The folder must be there and not be open. */
export function eraseFolder(folder: string): Result<null, EraseProblem> {
  try {
    const lock = lockFolder(folder)
    if (lock === null) return fail({ kind: 'busy', detail: '' })
    try {
      markErase(folder)
      for (const part of ours) removeOurs(part.folder(folder), part.names, part.isOwnFolder)
      rmSync(eraseMark(folder), { force: true })
      return succeed(null)
    } finally {
      lock.release()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    return fail({ kind: 'unwritable', detail: error instanceof Error ? error.message : '' })
  }
}

/** From here on it will be finished, by this process or by the next that opens the folder. */
function markErase(folder: string): void {
  const mark = eraseMark(folder)
  writeFileSync(partFile(mark), '')
  putInPlace(partFile(mark), mark)
}

function removeOurs(folder: string, names: RegExp, isOwnFolder: boolean): void {
  if (!existsSync(folder)) return
  const all = readdirSync(folder)
  const removed = all.filter((name) => names.test(name))
  for (const name of removed) rmSync(join(folder, name), { force: true, recursive: true })
  if (isOwnFolder && removed.length === all.length) rmdirSync(folder)
}
