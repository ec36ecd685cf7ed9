// Gives a document to a model piece by piece and gathers the items that it answers; what they are worth is checked after.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { syllabusItemSchema, type SyllabusItem } from '../../../shared/syllabus/model-answer.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { parseModelOutput } from '../../agent/output/parse-model-output.ts'
import { chunkLines, type NumberedLine } from './chunk-lines.ts'
import { syllabusAnswerSchema } from '../../../shared/syllabus/model-answer.ts'
import { toPortable } from '../../agent/endpoint/portable-schema.ts'
import { fenceData } from '../../agent/prompt/fence.ts'

type SyllabusTerm = { firstMonday: string; weeks: number }

function syllabusPrompt(
  lines: readonly NumberedLine[],
  { firstMonday, weeks }: SyllabusTerm,
  language: Language,
): Message[] {
  const said = promptWords[language].syllabusPrompt
  const schema = toPortable(z.toJSONSchema(syllabusAnswerSchema), 'as-null')
  const text = lines.map((line) => `${line.number}| ${line.text}`).join('\n')
  return [
    {
      role: 'system',
      content: `${promptWords[language].syllabusInstructions}\n\n${said.contract}\n${JSON.stringify(schema)}`,
    },
    { role: 'user', content: `${said.term(firstMonday, weeks)}\n${fenceData('syllabus', text)}` },
  ]
}

/** After an answer that could not be used. */
function sayAgain(language: Language): Message {
  return { role: 'user', content: promptWords[language].syllabusPrompt.again }
}

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
    const read = await readChunk(model, syllabusPrompt(chunk, term, language), language, signal)
    if (!read.ok) return read
    const numbers = new Set(chunk.map(({ number }) => number))
    items.push(...read.value.filter(({ line }) => numbers.has(line)))
  }
  report(chunks.length, chunks.length)
  return succeed({ items, lastLine: areAll ? null : (chunks.at(-1)?.at(-1)?.number ?? 0) })
}

function readChunk(
  model: DocumentModel,
  prompt: Message[],
  language: Language,
  signal: AbortSignal,
): Promise<Result<SyllabusItem[], ModelReadingFailure>> {
  const again = sayAgain(language)
  return askDocument(model, { task: 'syllabus', prompt, maxTokens, read: readItems, again }, signal)
}

const listSchema = z.object({ items: z.array(z.unknown()) })

/** Null where there is no list, or nothing of it is an item. */
function readItems(output: string): SyllabusItem[] | null {
  for (const { value, lostKey } of parseModelOutput(output)) {
    const list = listSchema.safeParse(value)
    if (!list.success || lostKey !== null) continue
    const given = list.data.items.slice(0, mostItems)
    const items = given.flatMap((item) => syllabusItemSchema.safeParse(item).data ?? [])
    if (items.length > 0 || given.length === 0) return items
  }
  return null
}
