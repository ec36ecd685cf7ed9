// Lists the sources of a course in the terminal (K3): the same requests as the page's.
import { basename } from 'node:path'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { sayQuote } from '../../../shared/pack/say-citation.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import type { ReportLine, ResearchReport } from '../../../shared/research/report.ts'
import type { WebResult } from '../../../shared/research/requests.ts'
import { webAddressSchema, webHostOf } from '../../../shared/research/web-address.ts'
import { sayUnread } from '../../research/handlers/source-words.ts'
import { languageOf } from '../../session/context.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import { exitCodes, type ExitCode } from '../../terminal/printer.ts'
import { readImportFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import { sayFileProblem } from '../../terminal/words.ts'
import type { packCommand } from './command.ts'

export async function list(
  { session, printer }: CommandContext,
  { COURSE: course }: Values<typeof packCommand, 'sources'>,
): Promise<ExitCode> {
  const read = await session.request('list-sources', course === undefined ? {} : { course })
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  if (read.value.sources.length === 0) printer.say(terminalWords[language].sourceLines.noSources)
  for (const source of read.value.sources) printer.say(saySourceLine(source, language))
  return printer.finish({ ...read.value })
}

/** One after the other; the first that can't be taken ends it, and those before it stay. */
export async function add(
  { session, printer }: CommandContext,
  { COURSE: course, FILE: files }: Values<typeof packCommand, 'add-source'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const sources: (SourceItem & { isKnown: boolean })[] = []
  for (const path of files) {
    const bytes = readImportFile(path)
    if (!bytes.ok) {
      const message =
        bytes.failure === 'too-large'
          ? sayUnread(bytes.failure, basename(path), language).message
          : sayFileProblem(bytes.failure, language, path)
      return printer.refuse({ code: bytes.failure, message }, exitCodes.refused, { sources })
    }
    const added = await session.request('add-source', {
      course,
      fileName: basename(path),
      content: bytes.value.toString('base64'),
    })
    if (!added.ok) return printer.refuse(added.failure, exitCodes.refused, { sources })
    const { source, isKnown, note } = added.value
    printer.say(sayAdded(source, isKnown, language))
    if (note !== null) printer.say(note)
    sources.push({ ...source, isKnown })
  }
  return printer.finish({ sources })
}

export async function remove(
  { session, printer }: CommandContext,
  { ID: id, apply = false }: Values<typeof packCommand, 'remove-source'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const name = apply ? 'remove-source' : 'preview-remove-source'
  const asked = await session.request(name, { id })
  if (!asked.ok) return printer.refuse(asked.failure)
  printer.say(asked.value.sentence)
  printer.say(apply ? sayRemoved(asked.value.file, language) : sayWouldRemove(language))
  return printer.finish({ ...asked.value, applied: apply })
}

export async function search(
  { session, printer }: CommandContext,
  { COURSE: course, WORDS: query }: Values<typeof packCommand, 'search'>,
): Promise<ExitCode> {
  const found = await session.request('search-sources', { course, query })
  if (!found.ok) return printer.refuse(found.failure)
  const language = languageOf(session.context)
  if (found.value.hits.length === 0) printer.say(terminalWords[language].sourceLines.noHit)
  for (const hit of found.value.hits) printer.say(sayQuote(hit.source.file, hit.line, language))
  return printer.finish({ ...found.value })
}

export async function research(
  { session, printer }: CommandContext,
  {
    COURSE: course,
    QUESTION: question = '',
    'with-model': help,
  }: Values<typeof packCommand, 'research'>,
): Promise<ExitCode> {
  const done = await session.request('research', {
    course,
    ...(question === '' ? {} : { question }),
    ...(help === true ? { asksModel: true } : {}),
  })
  if (!done.ok) return printer.refuse(done.failure)
  for (const line of sayReport(done.value, languageOf(session.context))) printer.say(line)
  return printer.finish({ report: done.value })
}

export async function setWeb(
  { session, printer }: CommandContext,
  { 'ADDRESS | off': typed }: Values<typeof packCommand, 'web'>,
): Promise<ExitCode> {
  /** Without one it is only shown; empty turns it off. */
  const address = typed === 'off' ? '' : typed
  const language = languageOf(session.context)
  if (address !== undefined) {
    if (!webAddressSchema.safeParse(address).success)
      return printer.refuse({ code: 'bad-input', message: sayWrongWeb(language) })
    const kept = await session.request('set-preferences', { webSearch: address })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { webSearch } = session.context.preferences
  printer.say(sayWeb(webHostOf(webSearch), language))
  return printer.finish({ webSearch })
}

export async function searchWeb(
  { session, printer }: CommandContext,
  { WORDS: query }: Values<typeof packCommand, 'search-web'>,
): Promise<ExitCode> {
  const asked = await session.request('ask-web', { query })
  if (!asked.ok) return printer.refuse(asked.failure)
  const { host, results } = asked.value
  for (const line of sayWebResults(host, results, languageOf(session.context))) printer.say(line)
  return printer.finish({ ...asked.value })
}

// Says what the terminal says of sources, of what is found in them, and of the search on the web, in English and Chinese.

/** "3  Linear Algebra: syllabus.pdf, 3 pages, 70 lines". */
function saySourceLine(source: SourceItem, language: Language): string {
  const { id, course, file, pages, lines } = source
  const size = terminalWords[language].sourceLines.sourceLineSize(pages, lines)
  return terminalWords[language].sourceLines.sourceLine({ id, course, file, size })
}

function sayAdded(source: SourceItem, isKnown: boolean, language: Language): string {
  const line = saySourceLine(source, language)
  return terminalWords[language].sourceLines.added(isKnown, line)
}

function sayRemoved(file: string, language: Language): string {
  return terminalWords[language].sourceLines.removed(file)
}

function sayWouldRemove(language: Language): string {
  return terminalWords[language].sourceLines.wouldRemove
}

/** Each line with the place that it was read at. */
function sayReport(report: ResearchReport, language: Language): string[] {
  const { notes, near, writer } = report
  const titles = terminalWords[language].reportParts
  const part = (name: keyof typeof titles) =>
    report[name].length === 0
      ? []
      : [titles[name], ...report[name].flatMap((line) => sayLine(line, language))]
  const helped = terminalWords[language].sourceLines.report(writer)
  return [
    ...notes,
    ...near.flatMap((line) => sayLine(line, language)),
    ...part('findings'),
    ...part('demands'),
    ...part('topics'),
    ...part('materials'),
    ...(writer === null ? [] : [helped]),
  ]
}

function sayLine({ text, citation: { file, quote } }: ReportLine, language: Language): string[] {
  return [`- ${text}`, `  ${sayQuote(file, quote, language)}`]
}

function sayWeb(host: string | null, language: Language): string {
  return terminalWords[language].sourceLines.web(host)
}

function sayWrongWeb(language: Language): string {
  return terminalWords[language].sourceLines.wrongWeb
}

function sayWebResults(host: string, results: readonly WebResult[], language: Language): string[] {
  const head = terminalWords[language].sourceLines.webResultsHead(host)
  const none = terminalWords[language].sourceLines.webResultsNone
  if (results.length === 0) return [none]
  return [
    head,
    ...results.flatMap(({ title, address, text }) => [`- ${title}`, `  ${address}`, `  ${text}`]),
  ]
}
