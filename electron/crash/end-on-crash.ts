// Ends a shell without a window on what nobody caught: with a sentence, a report and the exit code of a failure (C5).
import { parseArgs } from 'node:util'
import type { Language } from '../../shared/language.ts'
import { systemClock } from '../machine/clock.ts'
import { findDataFolder } from '../machine/data-folder.ts'
import { writeCrashReport, type Crash, sayCrash } from './crash-report.ts'

/** As for what is refused or has failed. */
const failed = 3

/** `args` may name the data folder. */
export function endOnCrash(args: string[], language: Language): void {
  const end = (kind: Crash['kind'], cause: unknown) => {
    const { data } = parseArgs({
      args,
      options: { data: { type: 'string' } },
      strict: false,
    }).values
    const folder = findDataFolder(typeof data === 'string' ? data : undefined)
    const file = writeCrashReport(folder, { kind, cause, at: systemClock() })
    process.stderr.write(`${sayCrash(kind, file, language)}\n`)
    process.exit(failed)
  }
  process.on('uncaughtException', (error) => end('uncaught-exception', error))
  process.on('unhandledRejection', (cause) => end('unhandled-rejection', cause))
}
