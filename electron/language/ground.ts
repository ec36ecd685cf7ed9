// What the words are read against: the schedule, the moment and what was said before.
import type { TurnFacts } from '../model/model.ts'
import type { Frame } from './reader/frame.ts'

/** What a language model has read in a message (M7). */
export type ModelReading = { text: string; frames: readonly Frame[] }

/** What another reader than the trained one has read of the turn's messages; absent where none was asked. */
export type Read = { readings?: readonly ModelReading[] }

export type Ground = Pick<
  TurnFacts,
  'state' | 'now' | 'today' | 'recent' | 'told' | 'history' | 'language' | 'preferences'
> &
  Read
