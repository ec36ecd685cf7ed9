// Asks a model one question about a text, and again with a correction where its answer can't be used (G4); never throws.
import { z } from 'zod'
import { assertNever } from '../../shared/assert-never.ts'
import type { Message } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { DocumentModel, DocumentTask } from '../model/document-model.ts'
import { failureOf } from '../model/model.ts'
import { toPortable } from './endpoint/portable-schema.ts'
import { parseModelOutput } from './output/parse-model-output.ts'

export type AskingFailure =
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }
  | { kind: 'unusable' }

export type DocumentAsking<Answer> = {
  task: DocumentTask
  /** What is to be done, how it is answered, and what is said after an answer that could not be used. */
  words: { instructions: string; contract: string; again: string }
  /** The form of the answer, as the model is shown it. */
  schema: z.ZodType
  /** What it is about, as fenced data. */
  data: string
  maxTokens: number
  /** Null where it is no such answer; the first object of the raw text that is one counts. */
  read: (value: Record<string, unknown>) => Answer | null
}

/** Of an answer that could not be used: enough to see the mistake. */
const keptAnswer = 1_000

export async function askDocument<Answer>(
  model: DocumentModel,
  { task, words, schema, data, maxTokens, read }: DocumentAsking<Answer>,
  signal: AbortSignal,
): Promise<Result<Answer, AskingFailure>> {
  const shown = JSON.stringify(toPortable(z.toJSONSchema(schema), 'as-null'))
  const prompt: Message[] = [
    { role: 'system', content: `${words.instructions}\n\n${words.contract}\n${shown}` },
    { role: 'user', content: data },
  ]
  let messages = prompt
  for (const corrections of [0, 1, 2]) {
    if (signal.aborted) return fail({ kind: 'stopped' })
    const outcome = await model({ task, messages, maxTokens, corrections }, signal).catch(failureOf)
    switch (outcome.kind) {
      case 'aborted':
        return fail({ kind: 'stopped' })
      case 'failure':
        return fail({ kind: 'failed', message: outcome.message })
      case 'output': {
        const answer = firstRead(outcome.output, read)
        if (answer !== null) return succeed(answer)
        const content = outcome.output.slice(0, keptAnswer).toWellFormed()
        const again: Message = { role: 'user', content: words.again }
        messages = [...prompt, { role: 'assistant', content, call: null }, again]
        break
      }
      default:
        assertNever(outcome)
    }
  }
  return fail({ kind: 'unusable' })
}

function firstRead<Answer>(output: string, read: DocumentAsking<Answer>['read']): Answer | null {
  for (const { value, lostKey } of parseModelOutput(output)) {
    const answer = lostKey === null ? read(value) : null
    if (answer !== null) return answer
  }
  return null
}

const listSchema = z.object({ items: z.array(z.unknown()) })

/** Null where there is no list, or nothing of it is an item; of a long one the first `most` are looked at. */
export function readItems<Item>(
  value: Record<string, unknown>,
  itemSchema: z.ZodType<Item>,
  most: number,
): Item[] | null {
  const list = listSchema.safeParse(value).data?.items.slice(0, most)
  if (list === undefined) return null
  const items = list.flatMap((item) => itemSchema.safeParse(item).data ?? [])
  return items.length > 0 || list.length === 0 ? items : null
}
