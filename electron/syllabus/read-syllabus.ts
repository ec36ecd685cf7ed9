// The job of reading a syllabus: bytes in, numbered lines and facts out. Nothing of the schedule is known here.
import { inOwnCharacters } from '../../shared/text/as-typed.ts'
import { toSimple } from '../../shared/text/simple-characters.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { FoundFacts } from './find/fact.ts'
import { findFacts } from './find/find-facts.ts'
import type { DocumentTerm } from '../../shared/time/documents/document-calendar.ts'
import { readText } from '../text/document/read-text.ts'
import {
  isCutShort,
  type SyllabusText,
  type TextFailure,
  type TextLine,
} from '../text/document/text-line.ts'

export type SyllabusInput = { fileName: string; bytes: Uint8Array; term: DocumentTerm }

export type SyllabusReading = FoundFacts & { fileName: string; text: SyllabusText }

/** Text first, facts after it: each is half of the way. */
export async function readSyllabus(
  { fileName, bytes, term }: SyllabusInput,
  report: (done: number, of: number) => void,
): Promise<Result<SyllabusReading, TextFailure>> {
  report(0, 2)
  const text = await readText(bytes, fileName, (done, of) => report(done, of * 2))
  if (!text.ok) return text
  const lines = text.value.lines.map(cutLine)
  const found = findInPlain(lines, term, (done, of) => report(of + done, of * 2))
  // What the reader of the file has left out, nobody has looked through.
  const lastRead = found.lastRead ?? (isCutShort(text.value) ? lines.length : null)
  return succeed({ fileName, text: { ...text.value, lines }, ...found, lastRead })
}

/** Read in simplified characters, sign for sign the same; titles and names come back as the document writes them. */
function findInPlain(
  lines: readonly TextLine[],
  term: DocumentTerm,
  report: (done: number, of: number) => void,
): FoundFacts {
  const plain = lines.map(({ text, cells, ...line }) => ({
    ...line,
    text: toSimple(text),
    cells: cells?.map(toSimple) ?? null,
  }))
  const found = findFacts(plain, term, report)
  const written = lines.filter(({ text }, index) => text !== plain[index]?.text)
  if (written.length === 0) return found
  const asWritten = (words: string) =>
    written.map(({ text }) => inOwnCharacters(words, text)).find((own) => own !== words) ?? words
  const facts = found.facts.map((fact) => ({ ...fact, title: asWritten(fact.title) }))
  return { ...found, facts, courses: found.courses.map(asWritten) }
}

/** No line that tells a date is longer, and each is looked through by many patterns. */
const longestLine = 2_000

function cutLine({ text, cells, ...line }: TextLine): TextLine {
  return { ...line, text: cutText(text), cells: cells?.map(cutText) ?? null }
}

function cutText(text: string): string {
  return text.slice(0, longestLine).toWellFormed()
}
