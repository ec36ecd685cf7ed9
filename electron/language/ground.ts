// What the words are read against: the schedule, the moment and what was said before.
import type { TurnFacts } from '../model/model.ts'
import type { Frame } from './reader/frame.ts'

/** What another than the trained reader has read in a message: a language model (M7), or the person has chosen (M8). */
export type GivenReading = { text: string; frames: readonly Frame[]; isChosen?: true }

/** Of the turn's messages; absent where there are none. */
export type Read = { readings?: readonly GivenReading[] }

/** As the person wants the message to be read, to the last word (M8). */
export function findChosen(text: string, { readings }: Read): GivenReading | undefined {
  return readings?.find((each) => each.isChosen === true && each.text === text)
}

export type Ground = Pick<
  TurnFacts,
  'state' | 'now' | 'today' | 'recent' | 'told' | 'history' | 'language' | 'preferences'
> &
  Read
