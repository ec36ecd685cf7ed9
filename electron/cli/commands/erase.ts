// Erases everything from the terminal: data, backups and keys; also where the data file can't be opened any more.
import { existsSync } from 'node:fs'
import { backupFolder, databaseFile } from '../../../db/file/file-names.ts'
import type { Language } from '../../../shared/language.ts'
import { eraseData } from '../../session/erase-data.ts'
import type { KeyStore } from '../../session/key-store.ts'
import { sayProblem } from '../../session/problem-words.ts'
import type { ExitCode, Printer } from '../printer.ts'
import { sayErased } from '../words/settings-words.ts'

type Erase = { folder: string; keys: KeyStore; language: Language; printer: Printer }

export function erase({ folder, keys, language, printer }: Erase): ExitCode {
  // A folder that never was Weekloom's gets no lock file from a slip of the pen.
  if (!existsSync(databaseFile(folder)) && !existsSync(backupFolder(folder)))
    return printer.refuse(sayProblem('nothing-to-erase', language, folder))
  const erased = eraseData(folder, keys, language)
  if (!erased.ok) return printer.refuse(erased.failure)
  printer.say(sayErased(folder, language))
  return printer.finish({ folder, isErased: true })
}
