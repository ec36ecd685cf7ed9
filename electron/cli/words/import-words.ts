// What the terminal says of how a timetable was read, and what it must be told before it imports on a guess.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import type { ImportQuestion, ImportReading } from '../../../shared/timetable/import-reading.ts'
import { writePeriodLines } from '../../../shared/timetable/period-lines.ts'
import { presetNames, presets } from '../../../shared/timetable/presets.ts'

/** Columns and lines of what is no calendar; of a long table the first. */
export function sayReading({ table, lines, counts }: ImportReading, language: Language): string[] {
  const read = lines.filter((line) => line.kind === 'read')
  const shown = read.slice(0, shownLines).map((line) => `  ${line.line}  ${line.understood}`)
  const unread = lines.filter((line) => line.kind === 'unread')
  return [
    ...(table === null
      ? []
      : [
          `${terminalWords[language].importLines.columns}${table.roles.join(grammar[language].joints.comma)}`,
        ]),
    ...(counts.lines === 0
      ? []
      : [terminalWords[language].importLines.understood(counts.lines, counts.unread)]),
    ...shown,
    ...(read.length > shown.length ? ['  …'] : []),
    ...unread.map(({ sentence }) => sentence),
    ...(counts.unread > unread.length
      ? [terminalWords[language].moreUnread(counts.unread - unread.length)]
      : []),
  ]
}

const shownLines = 30

/** Null where nothing is open. Nothing is imported on a guess that nobody has seen. */
export function sayOpenQuestions(
  questions: readonly ImportQuestion[],
  language: Language,
): string | null {
  const flags = questions.filter(({ isGuess }) => isGuess).map(flagOf)
  if (flags.length === 0) return null
  return terminalWords[language].importLines.openQuestions(flags)
}

function flagOf(question: ImportQuestion): string {
  switch (question.kind) {
    case 'began':
      return `--began ${question.value}`
    case 'weeks':
      return `--weeks ${question.value}`
    case 'periods':
      return `--table ${nameTable(question.value)}`
    case 'date-order':
      return `--dates ${question.value}`
    case 'days':
      return ''
    default:
      return assertNever(question)
  }
}

function nameTable(periods: Extract<ImportQuestion, { kind: 'periods' }>['value']): string {
  const said = JSON.stringify(periods)
  const preset = presetNames.find((name) => JSON.stringify(presets[name]) === said)
  return preset ?? writePeriodLines(periods).replaceAll('\n', ',')
}
