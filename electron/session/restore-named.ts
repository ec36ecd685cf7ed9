// Puts a backup, chosen by its name, in the place of a data file that is not open; what was there is kept first.
import { basename } from 'node:path'
import { listBackups } from '../../db/file/backup.ts'
import {
  keepPresent,
  restoreBackup,
  type Restored,
  type RestoreProblem,
} from '../../db/file/restore.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail, type Result } from '../../shared/result.ts'
import { type ProblemCode, sayProblem } from './problem-words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'data-unwritable',
  'backup-missing': 'no-backup',
  'backup-unusable': 'backup-unusable',
} as const satisfies Record<RestoreProblem['kind'], ProblemCode>

/** `name` is looked up in the list and never used as a path. What was there is kept by its name, or set aside at a path. */
export function restoreNamed(
  folder: string,
  name: string,
  at: string,
  language: Language,
): Result<Restored, Problem> {
  const backup = listBackups(folder).find((known) => basename(known.file) === name)
  if (backup === undefined) return fail(sayProblem('no-backup', language, name))
  const restored = restoreBackup(folder, backup.file, at, () => {
    const kept = keepPresent(folder, at)
    return kept === null ? null : basename(kept.file)
  })
  if (restored.ok) return restored
  const { kind } = restored.failure
  const detail = kind === 'busy' || kind === 'unwritable' ? folder : name
  return fail(sayProblem(problemCodes[kind], language, detail))
}
