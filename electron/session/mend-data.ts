// Does what a problem with the data file offers beside its backups, and says what kept it from that.
import { mendFile, type MendProblem } from '../../db/file/restore.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail, type Result } from '../../shared/result.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import { type ProblemCode, sayProblem } from './problem-words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'data-unwritable',
  'no-remedy': 'no-remedy',
} as const satisfies Record<MendProblem, ProblemCode>

/** Answers with where what was taken away lies. */
export function mendData(
  folder: string,
  remedy: FileRemedy,
  at: string,
  language: Language,
): Result<string[], Problem> {
  const mended = mendFile(folder, remedy, at)
  return mended.ok ? mended : fail(sayProblem(problemCodes[mended.failure], language, folder))
}
