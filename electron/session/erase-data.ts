// Erases the data of a folder that is not open, with its keys; what a kill cut short is finished at the next start.
import { eraseFolder, isEraseBegun, type EraseProblem } from '../../db/file/erase.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { KeyStore } from './key-store.ts'
import { sayProblem, type ProblemCode } from './problem-words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'erase-unfinished',
} as const satisfies Record<EraseProblem['kind'], ProblemCode>

export function eraseData(
  folder: string,
  keys: KeyStore,
  language: Language,
): Result<null, Problem> {
  const erased = eraseFolder(folder)
  if (!erased.ok) return fail(sayProblem(problemCodes[erased.failure.kind], language, folder))
  // A store in memory would write again what the file no longer has.
  keys.forgetAll?.()
  return succeed(null)
}

/** Nothing to do but after a kill in the middle of erasing. */
export function finishErase(
  folder: string,
  keys: KeyStore,
  language: Language,
): Result<null, Problem> {
  return isEraseBegun(folder) ? eraseData(folder, keys, language) : succeed(null)
}
