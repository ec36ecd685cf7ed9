// Says how a timetable was read, what it would change, and what must be told before it is imported on a guess.
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Language } from '../../shared/language.ts'
import {
  importChangeKinds,
  type ImportChanges,
  type ImportLine,
} from '../../shared/timetable/import-changes.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { eventKinds } from '../../shared/schedule/task.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ImportQuestion, ImportReading } from '../../shared/timetable/import-reading.ts'
import { writePeriodLines } from '../../shared/timetable/period-lines.ts'
import { presetNames, presets } from '../../shared/timetable/presets.ts'

/** Columns and lines of what is no calendar; of a long table the first. */
export function sayReading(
  { table, lines, counts, doubts }: ImportReading,
  language: Language,
): string[] {
  const read = lines.filter((line) => line.kind === 'read')
  const shown = read.slice(0, shownLines).map((line) => `  ${line.line}  ${line.understood}`)
  const unread = lines.filter((line) => line.kind === 'unread')
  return [
    ...(table === null ? [] : [sayColumns(table, language)]),
    ...(counts.lines === 0
      ? []
      : [
          terminalWords[language].importLines.understood(
            counts.lines,
            counts.unread,
            doubts.length > 0,
          ),
        ]),
    ...shown,
    ...(read.length > shown.length ? ['  …'] : []),
    ...unread.map(({ sentence }) => sentence),
    ...(counts.unread > unread.length
      ? [terminalWords[language].moreUnread(counts.unread - unread.length)]
      : []),
    ...doubts,
  ]
}

/** Each column that is read, by its name or its number, and what it was read as. */
function sayColumns(
  { roles, names }: NonNullable<ImportReading['table']>,
  language: Language,
): string {
  const words = windowWords[language].importStep.roles
  const said = roles.flatMap((role, column) =>
    role === 'none' ? [] : [`${names[column] || column + 1} = ${words[role]}`],
  )
  return `${terminalWords[language].importLines.columns}${said.join(grammar[language].joints.comma)}`
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

/** The preview as lines: term, events, studies proposed, what was left out. */
export function sayImport(preview: ImportPreview, language: Language): string[] {
  const { term, createsTerm, events, studies, besides, problems, alreadyThere, changes } = preview
  const lines: string[] = []
  if (createsTerm) {
    lines.push(
      terminalWords[language].printed.term({
        firstMonday: term.firstMonday,
        weeks: term.weeks,
        count: term.periods.length,
        zone: term.zone,
      }),
    )
  }
  if (changes !== null) lines.push(...sayImportChanges(changes, besides === '', language))
  for (const event of changes === null ? events : []) {
    const count = terminalWords[language].printed.meetingCount(event.meetings)
    lines.push(`  ${event.title} · ${event.weekly} · ${count}`)
  }
  lines.push(...sayOtherLines(preview, language))
  for (const study of studies) {
    lines.push(
      terminalWords[language].printed.study({
        course: study.course,
        sessions: study.sessions,
        each: sayLength(study.periods, term, language),
      }),
    )
    if (study.tasks !== undefined) lines.push(`    ${listWords(study.tasks, language)}`)
  }
  if (alreadyThere > 0) {
    lines.push(terminalWords[language].printed.alreadyThere(alreadyThere))
  }
  return [...lines, ...(besides === '' ? [] : [besides]), ...problems]
}

/** What is no meeting, or may be none of its kind: homework, days off, what stays out, what is unsure. */
function sayOtherLines({ lines }: ImportPreview, language: Language): string[] {
  const { kinds: words, unsure } = windowWords[language].imports
  const others = lines.filter(
    ({ kind, isUnsure }) => isUnsure === true || !eventKinds.some((held) => held === kind),
  )
  const said = others
    .slice(0, shownLines)
    .map(
      ({ title, kind, when, isUnsure }) =>
        `  ${[title, words[kind], isUnsure === true ? unsure : '', when].filter((part) => part !== '').join(' · ')}`,
    )
  return others.length > shownLines ? [...said, '  …'] : said
}

/** The same groups as in the window; `isAll` where nothing comes along beside them. */
function sayImportChanges(
  { feed, lines, kept }: ImportChanges,
  isAll: boolean,
  language: Language,
): string[] {
  const words = terminalWords[language].importChanges
  const groups = importChangeKinds.flatMap((kind) => {
    const said = lines.filter((line) => line.kind === kind).map((line) => sayLine(line, language))
    return said.length === 0 ? [] : [words.groups[kind], said].flat()
  })
  const none = isAll ? [words.nothing] : []
  return [words.known(feed), ...(lines.length === 0 ? none : groups), ...kept]
}

function sayLine(
  { title, from, to, when, blocks, isWanted }: ImportLine,
  language: Language,
): string {
  const words = terminalWords[language].importChanges
  const parts = [
    title,
    when,
    [from, to].filter((part) => part !== '').join(' → '),
    ...(blocks.length === 0 ? [] : [words.blocks(listWords([...new Set(blocks)], language))]),
    ...(isWanted ? [] : [words.leftOut]),
  ]
  return `  ${parts.filter((part) => part !== '').join(' · ')}`
}

/** What `--json` tells of an import. */
export function summarise(preview: ImportPreview) {
  const { term, createsTerm, events, lines, studies, besides, problems } = preview
  const { alreadyThere, changes, reading } = preview
  const meetings = events.reduce((sum, event) => sum + event.meetings, 0)
  return {
    term,
    createsTerm,
    events,
    lines,
    meetings,
    studies,
    besides,
    problems,
    alreadyThere,
    changes,
    reading,
  }
}
