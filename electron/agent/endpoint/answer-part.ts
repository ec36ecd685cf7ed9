// Defines what one chunk of a streamed answer brings, whatever the protocol.
import type { ModelUsage } from '../../../shared/agent/usage.ts'

export type AnswerPart = {
  text: string
  reasoning: string
  /** Pieces of calls that a server has taken out of the text for a field of their own. */
  calls: CallPiece[]
  /** Why the answer ended, with the chunk that says so. */
  finish: 'whole' | 'length' | 'filtered' | null
  usage: ModelUsage | null
}

/** Pieces of one call have the same number; `text` is JSON, as far as it has come. */
export type CallPiece = { number: number; name: string; text: string }

export const emptyPart: AnswerPart = {
  text: '',
  reasoning: '',
  calls: [],
  finish: null,
  usage: null,
}
