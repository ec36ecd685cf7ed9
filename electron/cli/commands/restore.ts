// Backups in the terminal: list them, and put one in the place of the data file.
import { basename } from 'node:path'
import { listBackups } from '../../../db/backup.ts'
import { restoreBackup, type RestoreProblem } from '../../../db/restore.ts'
import type { Language } from '../../../shared/language.ts'
import { sayProblem, type ProblemCode } from '../../session/words.ts'
import type { ExitCode, Printer } from '../printer.ts'
import { sayRestored } from '../words.ts'

const problemCodes = {
  busy: 'data-busy',
  unwritable: 'data-unwritable',
  'backup-missing': 'no-backup',
  'backup-unusable': 'backup-unusable',
} as const satisfies Record<RestoreProblem['kind'], ProblemCode>

export function printBackups(folder: string, printer: Printer): ExitCode {
  const backups = listBackups(folder).map(({ file, at, why, bytes }) => ({
    name: basename(file),
    at,
    why,
    bytes,
  }))
  for (const { name, bytes } of backups) printer.say(`${name}  ${Math.ceil(bytes / 1024)} KB`)
  return printer.finish({ folder, backups })
}

/** `name` is looked up in the list and never used as a path. */
export function restoreNamed(
  folder: string,
  name: string,
  at: string,
  language: Language,
  printer: Printer,
): ExitCode {
  const backup = listBackups(folder).find((known) => basename(known.file) === name)
  if (backup === undefined) return printer.refuse(sayProblem('no-backup', language, name))
  const restored = restoreBackup(folder, backup.file, at)
  if (!restored.ok) {
    const { kind } = restored.failure
    const detail = kind === 'busy' || kind === 'unwritable' ? folder : name
    return printer.refuse(sayProblem(problemCodes[kind], language, detail))
  }
  printer.say(sayRestored(name, language))
  return printer.finish({ folder, backup: name, ...restored.value })
}
