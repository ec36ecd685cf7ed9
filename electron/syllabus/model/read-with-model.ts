// Gives a document to a model piece by piece and gathers the items that it answers; what they are worth is checked after.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { syllabusItemSchema, type SyllabusItem } from '../../../shared/syllabus/model-answer.ts'
import { askDocument, readItems, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { chunkLines, type NumberedLine } from './chunk-lines.ts'
import { syllabusAnswerSchema } from '../../../shared/syllabus/model-answer.ts'
import { fenceData } from '../../agent/prompt/fence.ts'

type SyllabusTerm = { firstMonday: string; weeks: number }

export type ModelReading = {
  items: SyllabusItem[]
  /** Null when all lines were given to it, else the number of the last. */
  lastLine: number | null
}

export type ModelReadingFailure = AskingFailure

const maxTokens = 4_000

/** Of one piece; more is no list of what a page says. */
const mostItems = 150

/** One piece that comes to nothing ends it: half of a document would look like all of it. */
export async function readWithModel(
  model: DocumentModel,
  lines: readonly NumberedLine[],
  term: SyllabusTerm,
  language: Language,
  report: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Result<ModelReading, ModelReadingFailure>> {
  const { chunks, areAll } = chunkLines(lines)
  const items: SyllabusItem[] = []
  for (const [index, chunk] of chunks.entries()) {
    report(index, chunks.length)
    const read = await readChunk(model, chunk, term, language, signal)
    if (!read.ok) return read
    const numbers = new Set(chunk.map(({ number }) => number))
    items.push(...read.value.filter(({ line }) => numbers.has(line)))
  }
  report(chunks.length, chunks.length)
  return succeed({ items, lastLine: areAll ? null : (chunks.at(-1)?.at(-1)?.number ?? 0) })
}

function readChunk(
  model: DocumentModel,
  lines: readonly NumberedLine[],
  { firstMonday, weeks }: SyllabusTerm,
  language: Language,
  signal: AbortSignal,
): Promise<Result<SyllabusItem[], ModelReadingFailure>> {
  const { syllabusInstructions: instructions, syllabusPrompt: say } = promptWords[language]
  const text = lines.map((line) => `${line.number}| ${line.text}`).join('\n')
  return askDocument(
    model,
    {
      task: 'syllabus',
      words: { instructions, contract: say.contract, again: say.again },
      schema: syllabusAnswerSchema,
      data: `${say.term(firstMonday, weeks)}\n${fenceData('syllabus', text)}`,
      maxTokens,
      read: (value) => readItems(value, syllabusItemSchema, mostItems),
    },
    signal,
  )
}
