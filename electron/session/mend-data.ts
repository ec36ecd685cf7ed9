// Does what a problem with the data file offers beside its backups, and says what kept it from that.
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listBackups } from '../../db/file/backup.ts'
import { eraseFolder, isEraseBegun, type EraseProblem } from '../../db/file/erase.ts'
import { moveIn } from '../../db/file/move-in.ts'
import {
  mendFile,
  type MendProblem,
  keepPresent,
  restoreBackup,
  type Restored,
  type RestoreProblem,
} from '../../db/file/restore.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { type Everything, everythingSchema } from '../../shared/everything/everything-file.ts'
import type { Language } from '../../shared/language.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import type { KeyStore } from './key-store.ts'
import { type ProblemCode, sayProblem } from './problem-words.ts'

const mendCodes = {
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
  return mended.ok ? mended : fail(sayProblem(mendCodes[mended.failure], language, folder))
}

// Puts a backup, or what a file of everything holds, in the place of a data file that is not open; what was there is kept first (U7).

const replaceCodes = {
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
  const restored = restoreBackup(folder, backup.file, at, () => nameOfKept(folder, at))
  if (restored.ok) return restored
  const { kind } = restored.failure
  const detail = kind === 'busy' || kind === 'unwritable' ? folder : name
  return fail(sayProblem(replaceCodes[kind], language, detail))
}

function nameOfKept(folder: string, at: string): string | null {
  const kept = keepPresent(folder, at)
  return kept === null ? null : basename(kept.file)
}

/** More than any file of everything holds; a bomb is given up there. */
const mostBytes = 400_000_000

/** `content` is the file, or the file packed by gzip. */
export function moveInFile(
  folder: string,
  content: Buffer,
  at: string,
  language: Language,
): Result<Restored, Problem> {
  const everything = readFile(content)
  if (everything === null) return fail(sayProblem('not-everything', language))
  const moved = moveIn(folder, everything, at, () => nameOfKept(folder, at))
  if (moved.ok) return moved
  const { kind } = moved.failure
  return kind === 'busy' || kind === 'unwritable'
    ? fail(sayProblem(replaceCodes[kind], language, folder))
    : fail(sayProblem('everything-unusable', language))
}

function readFile(content: Buffer): Everything | null {
  try {
    const isPacked = content[0] === 0x1f && content[1] === 0x8b
    const bytes = isPacked ? gunzipSync(content, { maxOutputLength: mostBytes }) : content
    return everythingSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null
  } catch {
    // Whatever the parsers say of a file from elsewhere, it is no file of ours.
    return null
  }
}

const eraseCodes = {
  busy: 'data-busy',
  unwritable: 'erase-unfinished',
} as const satisfies Record<EraseProblem['kind'], ProblemCode>

/**
 * Erases the data of a folder that is not open, with its keys; what a kill cut short is finished
 * at the next start.
 */
export function eraseData(
  folder: string,
  keys: KeyStore,
  language: Language,
): Result<null, Problem> {
  const erased = eraseFolder(folder)
  if (!erased.ok) return fail(sayProblem(eraseCodes[erased.failure.kind], language, folder))
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
