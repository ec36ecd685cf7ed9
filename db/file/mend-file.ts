// What can be done about a data file that does not open, beside restoring a backup (D4).
import { existsSync } from 'node:fs'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import { migrations } from '../schema/migrations.ts'
import { failureOf } from '../sqlite.ts'
import { isLogOfFile, setLogAside } from './check-log.ts'
import { createFile } from './create-file.ts'
import { databaseFile } from './file-names.ts'
import { lockFolder } from './folder-lock.ts'

export type MendProblem = 'busy' | 'unwritable' | 'no-remedy'

/** Answers with where what was taken away lies. The folder must not be open; nothing is done that is not called for. */
export function mendFile(
  folder: string,
  remedy: FileRemedy,
  at: string,
): Result<string[], MendProblem> {
  const file = databaseFile(folder)
  try {
    const lock = lockFolder(folder)
    if (lock === null) return fail('busy')
    try {
      if (!isCalledFor(file, remedy)) return fail('no-remedy')
      if (remedy === 'without-log') return succeed(setLogAside(file, at))
      createFile(file, at, migrations)
      return succeed([])
    } finally {
      lock.release()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    return fail('unwritable')
  }
}

function isCalledFor(file: string, remedy: FileRemedy): boolean {
  return remedy === 'anew' ? !existsSync(file) : existsSync(file) && !isLogOfFile(file)
}
