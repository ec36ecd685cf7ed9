// Lists the sources of a course in the terminal (K3): the same requests as the page's.
import { basename } from 'node:path'
import { sayQuote } from '../../../shared/pack/say-citation.ts'
import type { SourceItem } from '../../../shared/pack/source.ts'
import type { ReportLine, ResearchReport } from '../../../shared/research/report.ts'
import { webAddressSchema, webHostOf } from '../../../shared/research/web-address.ts'
import { sayUnread } from '../../research/handlers/source-words.ts'
import { ask, showSet, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import { exitCodes, type ExitCode } from '../../terminal/printer.ts'
import { readImportFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import { sayFileProblem } from '../../terminal/words.ts'
import type { packCommand } from './command.ts'

type Forms = Handlers<typeof packCommand>

export const sourceForms = {
  sources: (context, { COURSE: course }) =>
    ask(context, 'list-sources', course === undefined ? {} : { course }, (read) => {
      const none = read.sources.length === 0 ? [context.words.sourceLines.noSources] : []
      const lines = read.sources.map((source) => saySourceLine(context, source))
      return context.printer.end([...none, ...lines], read)
    }),
  'add-source': add,
  'remove-source': (context, { ID: id, apply = false }) => {
    const { printer, words } = context
    const name = apply ? 'remove-source' : 'preview-remove-source'
    return ask(context, name, { id }, (asked) => {
      const { removed, wouldRemove } = words.sourceLines
      const end = apply ? removed(asked.file) : wouldRemove
      return printer.end([asked.sentence, end], { ...asked, applied: apply })
    })
  },
  search: (context, { COURSE: course, WORDS: query }) =>
    ask(context, 'search-sources', { course, query }, ({ hits }) => {
      const none = hits.length === 0 ? [context.words.sourceLines.noHit] : []
      const lines = hits.map((hit) => sayQuote(hit.source.file, hit.line, context.language))
      return context.printer.end([...none, ...lines], { hits })
    }),
  research: (context, { COURSE: course, QUESTION: question = '', 'with-model': help }) => {
    const wish = {
      course,
      ...(question === '' ? {} : { question }),
      ...(help === true ? { asksModel: true } : {}),
    }
    return ask(context, 'research', wish, (report) =>
      context.printer.end(sayReport(context, report), { report }),
    )
  },
  web: setWeb,
  'search-web': (context, { WORDS: query }) =>
    ask(context, 'ask-web', { query }, (asked) => {
      const { webResultsHead, webResultsNone } = context.words.sourceLines
      const results = asked.results.flatMap(({ title, address, text }) => [
        `- ${title}`,
        `  ${address}`,
        `  ${text}`,
      ])
      const head = results.length === 0 ? webResultsNone : webResultsHead(asked.host)
      return context.printer.end([head, ...results], asked)
    }),
} satisfies Partial<Forms>

/** One after the other; the first that can't be taken ends it, and those before it stay. */
async function add(
  { session, printer, language, words }: CommandContext,
  { COURSE: course, FILE: files }: Values<typeof packCommand, 'add-source'>,
): Promise<ExitCode> {
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
    printer.say(words.sourceLines.added(isKnown, saySourceLine({ words }, source)))
    if (note !== null) printer.say(note)
    sources.push({ ...source, isKnown })
  }
  return printer.finish({ sources })
}

function setWeb(
  context: CommandContext,
  { 'ADDRESS | off': typed }: Values<typeof packCommand, 'web'>,
): ExitCode | Promise<ExitCode> {
  const { printer, words } = context
  /** Without one it is only shown; empty turns it off. */
  const address = typed === 'off' ? '' : typed
  if (address !== undefined && !webAddressSchema.safeParse(address).success)
    return printer.refuse({ code: 'bad-input', message: words.sourceLines.wrongWeb })
  const change = address === undefined ? null : { webSearch: address }
  return showSet(context, change, ({ webSearch }) =>
    printer.end(words.sourceLines.web(webHostOf(webSearch)), { webSearch }),
  )
}

/** "3  Linear Algebra: syllabus.pdf, 3 pages, 70 lines". */
function saySourceLine({ words }: Pick<CommandContext, 'words'>, source: SourceItem): string {
  const { id, course, file, pages, lines } = source
  const size = words.sourceLines.sourceLineSize(pages, lines)
  return words.sourceLines.sourceLine({ id, course, file, size })
}

/** Each line with the place that it was read at. */
function sayReport({ language, words }: CommandContext, report: ResearchReport): string[] {
  const { notes, near, writer } = report
  const sayLines = (lines: readonly ReportLine[]) =>
    lines.flatMap(({ text, citation: { file, quote } }) => [
      `- ${text}`,
      `  ${sayQuote(file, quote, language)}`,
    ])
  const part = (name: keyof typeof words.reportParts) =>
    report[name].length === 0 ? [] : [words.reportParts[name], ...sayLines(report[name])]
  return [
    ...notes,
    ...sayLines(near),
    ...part('findings'),
    ...part('demands'),
    ...part('topics'),
    ...part('materials'),
    ...(writer === null ? [] : [words.sourceLines.report(writer)]),
  ]
}
