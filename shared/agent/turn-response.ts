// Defines what every turn answers with, whichever scene it ran in (O6).
import type { TurnEnding } from './timeline.ts'

export type TurnResponse = {
  traceId: string
  scene: string
  /** Of the scene: where it rests. */
  phase: string
  ending: TurnEnding
  /** The text said last, or the card that waits. */
  content: { kind: 'text'; text: string } | { kind: 'card'; cardId: string } | { kind: 'nothing' }
  /** The card that now waits, if one does. */
  cardId: string | null
  /** What the person may well say next, in their language. */
  suggested: string[]
  /** The sentence that ended a failed turn, or null. */
  error: string | null
  milliseconds: number
}
