// Backups in the terminal: list them, and put one in the place of the data file.
import { basename } from 'node:path'
import { listBackups } from '../../../db/file/backup.ts'
import type { Language } from '../../../shared/language.ts'
import { fileRemedies, type FileRemedy } from '../../../shared/settings/file-remedies.ts'
import { mendData } from '../../session/mend-data.ts'
import { restoreNamed } from '../../session/restore-named.ts'
import type { ExitCode, Printer } from '../printer.ts'
import { sayMended, sayRestored } from '../words/words.ts'

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

export function restore(
  folder: string,
  name: string,
  at: string,
  language: Language,
  printer: Printer,
): ExitCode {
  const remedy = fileRemedies.find((known) => known === name)
  if (remedy !== undefined) return mend(folder, remedy, at, language, printer)
  const restored = restoreNamed(folder, name, at, language)
  if (!restored.ok) return printer.refuse(restored.failure)
  printer.say(sayRestored(name, restored.value, language))
  return printer.finish({ folder, backup: name, ...restored.value })
}

function mend(
  folder: string,
  remedy: FileRemedy,
  at: string,
  language: Language,
  printer: Printer,
): ExitCode {
  const mended = mendData(folder, remedy, at, language)
  if (!mended.ok) return printer.refuse(mended.failure)
  printer.say(sayMended(remedy, mended.value, language))
  return printer.finish({ folder, remedy, aside: mended.value })
}
