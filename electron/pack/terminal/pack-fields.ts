// Lists, writes and settles the fields of a course pack in the terminal (K7).
import type { packCommand } from './command.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import type {
  FieldView,
  PackView,
  PackLine,
  VersionLine,
  TextPiece,
} from '../../../shared/pack/requests.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { packFieldName, fieldStateName, packPhaseName } from '../../../shared/pack/name-pack.ts'
import { sayPackProblem } from '../../../shared/pack/say-pack.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { zoneOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { Values } from '../../terminal/usage.ts'
import { readImportFile, readStandardInput, readTextOf } from '../../terminal/read-import.ts'
import { sayFileProblem, sayInstant } from '../../terminal/words.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { sayAuthor } from '../../../shared/history/say-history.ts'

type OfField = { COURSE: string; KEY: PackFieldKey }

export function list(context: CommandContext): Promise<ExitCode> {
  const { printer, language, words } = context
  return ask(context, 'list-packs', {}, ({ packs }) => {
    if (packs.length === 0) return printer.end(words.packLines.noPacks, { packs })
    return printer.end(
      packs.map((line) => sayPackLine(line, language)),
      { packs },
    )
  })
}

export const fieldForms = {
  show: (context, { COURSE: course }) =>
    askKnown(context, course, (pack) =>
      context.printer.end(
        [
          sayNext(pack.phase, context.language),
          ...pack.fields.map((field) => sayFieldLine(field, context.language)),
        ],
        pack,
      ),
    ),
  'field | settle | versions': (context, wish, act) => {
    if (act === 'settle') return settle(context, wish)
    return act === 'versions' ? listVersions(context, wish) : showField(context, wish)
  },
  write: (context, { COURSE: course, KEY: key, ...from }) => {
    const text = readText(context, from)
    if (!text.ok) return context.printer.refuse(text.failure)
    return atVersion(context, course, key, (version) =>
      ask(context, 'write-field', { course, key, text: text.value, version }, (pack) =>
        finishWrite(context, pack, key),
      ),
    )
  },
  generate: (context, { COURSE: course, KEY: key, force = false }) =>
    atVersion(context, course, key, async (version) => {
      const input = { course, key, version, replacesPerson: force }
      const written = await context.session.request('generate-field', input)
      if (written.ok) return finishWrite(context, written.value, key)
      const { code, message } = written.failure
      const hint = code === 'pack-persons-words' ? ` ${context.words.packLines.force}` : ''
      return context.printer.refuse({ ...written.failure, message: message + hint })
    }),
  restore: (context, { COURSE: course, KEY: key, N: restores }) =>
    atVersion(context, course, key, (version) =>
      ask(context, 'restore-field', { course, key, restores, version }, (pack) =>
        finishWrite(context, pack, key),
      ),
    ),
  compare: (context, { COURSE: course, KEY: key, N: from, N2: to }) =>
    ask(context, 'compare-versions', { course, key, from, to }, (compared) =>
      context.printer.end(writePieces(compared.pieces), compared),
    ),
  delete: remove,
} satisfies Partial<Handlers<typeof packCommand>>

function showField(context: CommandContext, { COURSE, KEY }: OfField): Promise<ExitCode> {
  const { session, printer, language } = context
  return askKnown(context, COURSE, (pack) => {
    const field = fieldOf(pack, KEY)
    return printer.end(sayField(field, zoneOf(session.context), language), { field })
  })
}

function settle(context: CommandContext, { COURSE: course, KEY: key }: OfField): Promise<ExitCode> {
  const { printer, language, words } = context
  return atVersion(context, course, key, (version) =>
    ask(context, 'settle-field', { course, key, version }, (pack) =>
      printer.end(words.packLines.settled(packFieldName(key, language)), {
        field: fieldOf(pack, key),
      }),
    ),
  )
}

function listVersions(
  context: CommandContext,
  { COURSE: course, KEY: key }: OfField,
): Promise<ExitCode> {
  const { session, printer, language } = context
  return askKnown(context, course, () =>
    ask(context, 'read-field-versions', { course, key }, (read) =>
      printer.end(
        read.versions.map((line) => sayVersion(line, zoneOf(session.context), language)),
        read,
      ),
    ),
  )
}

function remove(
  context: CommandContext,
  { COURSE: course, apply = false }: Values<typeof packCommand, 'delete'>,
): Promise<ExitCode> {
  const { printer, language, words } = context
  const say = (going: { course: string; fields: number; versions: number }) => {
    const name = quoteTitle(going.course, language)
    return words.packLines.packDeleted({ ...going, isDone: apply, name })
  }
  if (apply)
    return ask(context, 'delete-pack', { course }, (gone) =>
      printer.end(say(gone), { applied: true, ...gone }),
    )
  return ask(context, 'read-pack', { course }, (pack) => {
    const written = pack.fields.filter((field) => field.versions > 0)
    if (written.length === 0) return printer.refuse(sayPackProblem('no-pack', language, course))
    const versions = written.reduce((sum, field) => sum + field.versions, 0)
    const going = { course: pack.course, fields: written.length, versions }
    return printer.end(say(going), { applied: false, ...going })
  })
}

/** A name that nothing is known of is rather mistyped. */
function askKnown(
  context: CommandContext,
  course: string,
  end: (pack: PackView) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  return ask(context, 'read-pack', { course }, (pack) =>
    pack.isBegun || pack.isInSchedule
      ? end(pack)
      : context.printer.refuse(sayPackProblem('no-pack', context.language, course)),
  )
}

/** What is written rests on the version that is there. */
function atVersion(
  context: CommandContext,
  course: string,
  key: PackFieldKey,
  write: (version: number) => Promise<ExitCode>,
): Promise<ExitCode> {
  return ask(context, 'read-pack', { course }, (pack) => write(fieldOf(pack, key).version))
}

function fieldOf({ fields }: PackView, key: PackFieldKey): FieldView {
  const field = fields.find((each) => each.key === key)
  if (field === undefined) throw new Error(`a pack without the field ${key}`)
  return field
}

function finishWrite(
  { printer, language, words }: CommandContext,
  pack: PackView,
  key: PackFieldKey,
): ExitCode {
  const field = fieldOf(pack, key)
  const name = packFieldName(key, language)
  return printer.end(words.packLines.written(name, field.version), { field })
}

/** From the command line, a file, or with a dash the standard input. */
function readText(
  { language }: CommandContext,
  { TEXT: text, file }: { TEXT?: string; file?: string },
): Result<string, Problem> {
  if (text !== undefined && text !== '-') return succeed(text)
  const bytes = file === undefined ? readStandardInput() : readImportFile(file)
  const read = bytes.ok ? readTextOf(bytes.value) : bytes
  if (read.ok) return read
  const message = sayFileProblem(read.failure, language, file ?? '-')
  return { ok: false, failure: { code: read.failure, message } }
}

/** "“Algebra” · next: Research · 3 settled, 1 draft, 7 empty". */
function sayPackLine({ course, phase, counts }: PackLine, language: Language): string {
  const states = (['ready', 'draft', 'stale', 'empty'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${fieldStateName(state, language)}`)
    .join(grammar[language].joints.clause)
  return `${quoteTitle(course, language)} · ${sayNext(phase, language)} · ${states}`
}

function sayNext(phase: PackView['phase'], language: Language): string {
  if (phase === null) return terminalWords[language].packLines.allSettled
  const name = packPhaseName(phase, language)
  return terminalWords[language].packLines.next(name)
}

/** One line of an overview: "  goal        Goal · settled · version 2". */
function sayFieldLine({ key, status, version }: FieldView, language: Language): string {
  const head = `  ${key.padEnd(11)} ${packFieldName(key, language)} · ${fieldStateName(status, language)}`
  if (version === 0) return head
  return terminalWords[language].packLines.fieldLine(head, version)
}

/** A field whole: how it stands, why it is out of date, its text, where that was read. */
function sayField(field: FieldView, zone: string, language: Language): string[] {
  const { key, status, version, who, at, why, text, citations, needs } = field
  const written =
    who === null || at === null
      ? ''
      : ` · ${terminalWords[language].packLines.fieldWritten(version)} · ${sayAuthor(who, language)} · ${sayInstant(at, zone)}`
  const names = needs.map((need) => {
    const state = fieldStateName(need.status, language)
    return `${packFieldName(need.key, language)}${terminalWords[language].packLines.fieldState(state)}`
  })
  return [
    `${packFieldName(key, language)} · ${fieldStateName(status, language)}${written}`,
    ...(why === '' ? [] : [why]),
    ...field.staleBecause.map((reason) => `! ${reason}`),
    ...(text === '' ? [] : ['', text, '']),
    ...citations.map(({ file, quote, line, isGone }) => {
      const gone = isGone ? terminalWords[language].packLines.fieldGone : ''
      const place = sayPlace(quote, language)
      return terminalWords[language].packLines.fieldCitation({
        line,
        file: quoteTitle(file, language),
        place,
        gone,
        text: quote.text,
      })
    }),
    ...(names.length === 0 ? [] : [terminalWords[language].packLines.madeFrom(names)]),
  ]
}

function sayVersion(line: VersionLine, zone: string, language: Language): string {
  const { version, who, at, why, isPresent, text } = line
  const marks = isPresent ? terminalWords[language].packLines.versionMarks : ''
  const size = terminalWords[language].packLines.versionSize(text.length)
  return `[${version}] ${sayInstant(at, zone)} · ${sayAuthor(who, language)} · ${size}${why === '' ? '' : ` · ${why}`}${marks}`
}

/** As one text: [-went-] {+came+}. */
function writePieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ kind, text }) => {
      if (kind === 'same') return text
      return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`
    })
    .join('')
}
