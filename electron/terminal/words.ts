// Says what the terminal says around the core's own sentences, in English and Chinese.
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Language } from '../../shared/language.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { viewClock } from '../session/clock-view.ts'
import { printable } from './printer.ts'
import type { ExportFileProblem } from './write-export.ts'

export function sayDateOutside(date: string, { days }: Window, language: Language): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return terminalWords[language].printed.dateOutside(date, first, last)
}

/** Why a file that is to be read is not. */
export type ImportFileProblem = 'unreadable' | 'not-a-file' | 'too-large'

export type FileProblem = ImportFileProblem | ExportFileProblem | 'not-text'

export function sayFileProblem(kind: FileProblem, language: Language, path: string): string {
  return terminalWords[language].fileProblems[kind](printable(path))
}

/** `kept` is the backup of what was there; null where that was damaged, and lies aside, or was missing. */
export function sayRestored(
  name: string,
  { kept, aside }: { kept: string | null; aside: string | null },
  language: Language,
): string {
  const restored = terminalWords[language].printed.restored(name)
  if (kept !== null) return terminalWords[language].printed.restoredWithBackup(restored, kept)
  if (aside === null) return restored
  return terminalWords[language].printed.restoredWithAside(restored, printable(aside))
}

export function sayMended(
  remedy: FileRemedy,
  aside: readonly string[],
  language: Language,
): string {
  if (remedy === 'anew') return terminalWords[language].printed.beganEmpty
  const paths = aside.map(printable).join(', ')
  return terminalWords[language].printed.wentOnWithoutLog(paths)
}

/** "Autumn term 2026: 16 weeks from Mon 2 Nov, 12 periods a day, Europe/Berlin". */
export function sayTermHead(
  { name, firstMonday, weeks, periods, zone }: Term,
  language: Language,
): string {
  const date = sayDate(firstMonday, 1, language)
  return terminalWords[language].printed.termHead({
    name: cleanTitle(name, language),
    weeks,
    date,
    periods: periods.length,
    zone,
  })
}

export function sayNoClass(classes: number, language: Language): string {
  if (classes === 0) return terminalWords[language].printed.noClasses
  return terminalWords[language].printed.noSuchClass(classes)
}

/** Says an instant by the student's clock, as the history has it. "2026-11-23 08:20". */
export function sayInstant(instant: string, zone: string): string {
  const { date, minute } = viewClock(instant, zone, null)
  return `${date} ${clockOf(minute)}`
}
