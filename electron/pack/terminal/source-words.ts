// Says what the terminal says of sources, of what is found in them, and of the search on the web, in English and Chinese.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { ReportLine, ResearchReport } from '../../../shared/research/report.ts'
import type { WebResult } from '../../../shared/research/requests.ts'
import type { SourceHit, SourceItem } from '../../../shared/pack/source.ts'
import { sayQuote } from '../../../shared/pack/say-citation.ts'

export function sayNoSources(language: Language): string {
  return terminalWords[language].sourceLines.noSources
}

/** "3  Linear Algebra: syllabus.pdf, 3 pages, 70 lines". */
export function saySourceLine(source: SourceItem, language: Language): string {
  const { id, course, file, pages, lines } = source
  const size = terminalWords[language].sourceLines.sourceLineSize(pages, lines)
  return terminalWords[language].sourceLines.sourceLine({ id, course, file, size })
}

export function sayAdded(source: SourceItem, isKnown: boolean, language: Language): string {
  const line = saySourceLine(source, language)
  return terminalWords[language].sourceLines.added(isKnown, line)
}

export function sayRemoved(file: string, language: Language): string {
  return terminalWords[language].sourceLines.removed(file)
}

export function sayWouldRemove(language: Language): string {
  return terminalWords[language].sourceLines.wouldRemove
}

export function sayHit({ source, line }: SourceHit, language: Language): string {
  return sayQuote(source.file, line, language)
}

export function sayNoHit(language: Language): string {
  return terminalWords[language].sourceLines.noHit
}

/** Each line with the place that it was read at. */
export function sayReport(report: ResearchReport, language: Language): string[] {
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

export function sayWeb(host: string | null, language: Language): string {
  return terminalWords[language].sourceLines.web(host)
}

export function sayWrongWeb(language: Language): string {
  return terminalWords[language].sourceLines.wrongWeb
}

export function sayWebResults(
  host: string,
  results: readonly WebResult[],
  language: Language,
): string[] {
  const head = terminalWords[language].sourceLines.webResultsHead(host)
  const none = terminalWords[language].sourceLines.webResultsNone
  if (results.length === 0) return [none]
  return [
    head,
    ...results.flatMap(({ title, address, text }) => [`- ${title}`, `  ${address}`, `  ${text}`]),
  ]
}
