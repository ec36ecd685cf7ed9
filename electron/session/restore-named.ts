// Puts a backup, chosen by its name, in the place of a data file that is not open; what was there is kept first.
import { basename } from 'node:path'
import { backUp, listBackups } from '../../db/file/backup.ts'
import { openDatabase } from '../../db/file/open-database.ts'
import { restoreBackup, type RestoreProblem } from '../../db/file/restore.ts'
import type { Problem } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { sayProblem, type ProblemCode } from './problem-words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'data-unwritable',
  'backup-missing': 'no-backup',
  'backup-unusable': 'backup-unusable',
} as const satisfies Record<RestoreProblem['kind'], ProblemCode>

/** Where what was there lies now: the name of a backup of it, or a damaged file's new path; both null for none. */
export type Restored = { kept: string | null; aside: string | null }

/** `name` is looked up in the list and never used as a path. */
export function restoreNamed(
  folder: string,
  name: string,
  at: string,
  language: Language,
): Result<Restored, Problem> {
  const backup = listBackups(folder).find((known) => basename(known.file) === name)
  if (backup === undefined) return fail(sayProblem('no-backup', language, name))
  const kept = keepPresent(folder, at, language)
  if (!kept.ok) return kept
  const isKept = kept.value === null ? 'not-kept' : 'kept'
  const restored = restoreBackup(folder, backup.file, at, isKept)
  if (restored.ok) return succeed({ kept: kept.value, aside: restored.value.aside })
  const { kind } = restored.failure
  const detail = kind === 'busy' || kind === 'unwritable' ? folder : name
  return fail(sayProblem(problemCodes[kind], language, detail))
}

/** The name of the backup; null where there is no file that a backup could be made of. */
function keepPresent(
  folder: string,
  at: string,
  language: Language,
): Result<string | null, Problem> {
  const opened = openDatabase(folder, { create: false, at })
  if (!opened.ok) return succeed(null)
  const made = backUp(opened.value, folder, at, 'restore')
  opened.value.close()
  return made.ok
    ? succeed(basename(made.value.file))
    : fail(sayProblem('no-backup-made', language, made.failure.message))
}
