// Writes an export where the person wants it: whole or not at all, and never over Weekloom's own files, nor unasked over others.
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fail, succeed, type Result } from '../../shared/result.ts'

export type ExportFileProblem = 'unwritable' | 'inside-data' | 'file-exists'

type Export = {
  /** As the person wrote it. */
  out: string
  content: string | Uint8Array
  /** Writes over a file that is there. */
  force: boolean
  /** The data folder, which must be there. */
  folder: string
  /** Makes the name under which the file is written first one that nothing else has. */
  id: string
}

/** The value is the file's absolute path; where `out` is a link, the file that it leads to. */
export function writeExport({
  out,
  content,
  force,
  folder,
  id,
}: Export): Result<string, ExportFileProblem> {
  const target = resolve(out)
  try {
    const path = realTarget(target)
    if (path === null) return fail('unwritable')
    if (isInside(realpathSync.native(folder), path)) return fail('inside-data')
    if (!force && statSync(path, { throwIfNoEntry: false }) !== undefined)
      return fail('file-exists')
    writeWhole(path, content, id)
    return succeed(path)
  } catch {
    return fail('unwritable')
  }
}

/** The path without links; null where something other than a file lies there already. Throws without its folder. */
function realTarget(target: string): string | null {
  const entry = statSync(target, { throwIfNoEntry: false })
  if (entry === undefined) return join(realpathSync.native(dirname(target)), basename(target))
  return entry.isFile() ? realpathSync.native(target) : null
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Written beside and renamed, so that a failure never leaves half a file under the name; for its owner alone. */
function writeWhole(path: string, content: string | Uint8Array, id: string): void {
  const part = join(dirname(path), `.weekloom-${id}.part`)
  // `wx` fails where the name is taken: what lies there is not ours to remove.
  writeFileSync(part, '', { flag: 'wx', mode: 0o600 })
  try {
    writeFileSync(part, content)
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
