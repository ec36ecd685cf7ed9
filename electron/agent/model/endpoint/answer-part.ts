// What one chunk of a streamed answer brings, whatever the protocol.
import type { ModelUsage } from '../../../../shared/agent/usage.ts'

export type AnswerPart = {
  text: string
  reasoning: string
  /** Why the answer ended, with the chunk that says so. */
  finish: 'whole' | 'length' | 'filtered' | null
  usage: ModelUsage | null
}

export const emptyPart: AnswerPart = { text: '', reasoning: '', finish: null, usage: null }
