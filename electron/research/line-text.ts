// A line of a source in plain words for a report, and its citation.
import { maxQuote } from '../../shared/syllabus/citation.ts'
import type { FindingKind, ReportLine, SourceCitation } from '../../shared/research/report.ts'
import type { SourceHit } from '../../shared/pack/source.ts'
import { joinRest } from './join-rest.ts'
import { widthOf } from './text-width.ts'
import type { Passage } from './read-around.ts'

/** Characters of a report's line; the citation has the words whole. */
const longestText = 300

export function toReportLine(passage: Passage, kind: FindingKind): ReportLine {
  return { kind, text: sayLine(passage), citation: citeLine(passage.hit) }
}

export function citeLine({ source, line }: SourceHit): SourceCitation {
  return {
    sourceId: source.id,
    file: source.file,
    quote: { page: line.page, line: line.line, text: line.text.slice(0, maxQuote).toWellFormed() },
  }
}

/** A row says what its columns are called, and a bare line what it stands under. */
function sayLine({ hit, heads, columns, after }: Passage): string {
  if (columns !== null) return cut(sayRow(hit.line.text, columns.text))
  const said = tidy(joinRest(hit, after))
  const head = heads.findLast(({ number }) => number !== hit.line.number && number !== 1)
  const isBare = widthOf(said) < 60 && !/^.{1,16}[:：]/u.test(said)
  if (!isBare || head === undefined) return cut(said)
  const colon = /\p{Script=Han}/u.test(said) ? '：' : ': '
  return cut(`${tidyHead(head.text)}${colon}${said}`)
}

export function toTopicLine(hit: SourceHit, title: string): ReportLine {
  return { kind: 'topic', text: cut(title), citation: citeLine(hit) }
}

function tidyHead(text: string): string {
  return tidy(
    text.replace(
      /^(?:第?[一二三四五六七八九十]{1,3}(?:、|[章节部]分?\s*)|\d+(?:\.\d+)*[.、)]?\s+)/u,
      '',
    ),
  )
}

function sayRow(row: string, header: string): string {
  const names = header.split(' | ').map(tidy)
  const cells = row.split(' | ').map(tidy)
  if (names.length < cells.length) return cells.filter((cell) => cell !== '').join(', ')
  const isChinese = /\p{Script=Han}/u.test(header)
  const parts = cells.flatMap((cell, index) => {
    if (cell === '') return []
    const name = names[index] ?? ''
    if (index > 0) return [isChinese ? `${name}：${cell}` : `${name}: ${cell}`]
    // A bare number says nothing without the name of its column.
    return [/^[\d–-]+$/u.test(cell) ? `${name} ${cell}` : cell]
  })
  return parts.join(isChinese ? '，' : ', ')
}

function tidy(text: string): string {
  return text
    .replace(/^(?:[\s•·▪◦*–—-]+|\d{1,2}[.)、．]\s+)/u, '')
    .replaceAll(' | ', ', ')
    .replace(/[:：]$/u, '')
    .trim()
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= longestText
    ? text
    : `${characters.slice(0, longestText - 1).join('')}…`
}
