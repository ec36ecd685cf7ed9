// Puts a backup, chosen by its name, in the place of a data file that is not open.
import { basename } from 'node:path'
import { listBackups } from '../../db/backup.ts'
import { restoreBackup, type RestoreProblem } from '../../db/restore.ts'
import type { Problem } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { sayProblem, type ProblemCode } from './words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'data-unwritable',
  'backup-missing': 'no-backup',
  'backup-unusable': 'backup-unusable',
} as const satisfies Record<RestoreProblem['kind'], ProblemCode>

/** `name` is looked up in the list and never used as a path; `aside` is where the file that was there lies now. */
export function restoreNamed(
  folder: string,
  name: string,
  at: string,
  language: Language,
): Result<{ aside: string | null }, Problem> {
  const backup = listBackups(folder).find((known) => basename(known.file) === name)
  if (backup === undefined) return fail(sayProblem('no-backup', language, name))
  const restored = restoreBackup(folder, backup.file, at)
  if (restored.ok) return succeed(restored.value)
  const { kind } = restored.failure
  const detail = kind === 'busy' || kind === 'unwritable' ? folder : name
  return fail(sayProblem(problemCodes[kind], language, detail))
}
