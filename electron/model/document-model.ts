// Defines a model that is asked about a document, outside of any turn: messages in, raw text out, which its asker judges.
import type { Message } from '../../shared/agent/message.ts'
import type { ModelOutcome } from './model.ts'

/** What a document, or a message, may be read for; each has a schema that servers are asked to hold the answer to (M2). */
export type DocumentTask =
  | 'frames'
  | 'syllabus'
  | 'research-plan'
  | 'research-answer'
  | 'homework'
  | 'recite'
  | 'pack-field'

export type DocumentQuestion = {
  task: DocumentTask
  messages: Message[]
  maxTokens: number
  /** How many answers in a row could not be used before this one (G4). */
  corrections: number
}

export type DocumentModel = (
  question: DocumentQuestion,
  signal: AbortSignal,
) => Promise<ModelOutcome>
