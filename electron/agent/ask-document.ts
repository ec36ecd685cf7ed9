// Asks a model one question about a text, and again with a correction where its answer can't be used (G4); never throws.
import { assertNever } from '../../shared/assert-never.ts'
import type { Message } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { DocumentModel, DocumentTask } from '../model/document-model.ts'
import { failureOf } from '../model/model.ts'

export type AskingFailure =
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }
  | { kind: 'unusable' }

export type DocumentAsking<Answer> = {
  task: DocumentTask
  prompt: Message[]
  maxTokens: number
  /** Null where the raw text is no such answer. */
  read: (output: string) => Answer | null
  /** Said after an answer that could not be used. */
  again: Message
}

/** Of an answer that could not be used: enough to see the mistake. */
const keptAnswer = 1_000

export async function askDocument<Answer>(
  model: DocumentModel,
  { task, prompt, maxTokens, read, again }: DocumentAsking<Answer>,
  signal: AbortSignal,
): Promise<Result<Answer, AskingFailure>> {
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
        const answer = read(outcome.output)
        if (answer !== null) return succeed(answer)
        const content = outcome.output.slice(0, keptAnswer).toWellFormed()
        messages = [...prompt, { role: 'assistant', content, call: null }, again]
        break
      }
      default:
        assertNever(outcome)
    }
  }
  return fail({ kind: 'unusable' })
}
