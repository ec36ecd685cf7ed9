// Says what the person is told where the data file can't be opened or read: the sentence, and the copies that can take its place.
import { basename } from 'node:path'
import { databaseFile } from '../../db/file/file-names.ts'
import { listBackups } from '../../db/file/backup.ts'
import { openProblemOf } from '../../db/file/open-database.ts'
import type { OpenProblem } from '../../db/file/open-file.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { sayProblem, type ProblemCode } from './problem-words.ts'

const problemCodes = {
  missing: 'data-missing',
  'not-ours': 'data-not-ours',
  newer: 'data-newer',
  older: 'data-older',
  damaged: 'data-damaged',
  lost: 'data-lost',
  'foreign-log': 'foreign-log',
  busy: 'data-busy',
  'backup-failed': 'backup-failed',
  unwritable: 'data-unwritable',
} as const satisfies Record<OpenProblem['kind'], ProblemCode>

export function sayOpenProblem(failure: OpenProblem, folder: string, language: Language): Problem {
  const said = sayProblem(problemCodes[failure.kind], language, folder)
  if (!('backups' in failure)) return said
  const backups = failure.backups.map(({ file, at }) => ({ name: basename(file), at }))
  const remedy = remedies[failure.kind]
  return { ...said, backups, ...(remedy === null ? {} : { remedies: [remedy] }) }
}

/** What else than a backup would do. */
const remedies = { damaged: null, lost: 'anew', 'foreign-log': 'without-log' } as const

/** With the backups that can take its place. */
export function sayDamagedFile(folder: string, detail: string, language: Language): Problem {
  const file = databaseFile(folder)
  const backups = listBackups(folder)
  return sayOpenProblem({ kind: 'damaged', file, detail, backups }, folder, language)
}

/** Of what was thrown; null where that says nothing about the data file. */
export function sayFileError(error: unknown, folder: string, language: Language): Problem | null {
  const failure = openProblemOf(error, folder)
  return failure === null ? null : sayOpenProblem(failure, folder, language)
}
