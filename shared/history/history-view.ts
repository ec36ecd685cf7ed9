// Defines the history as it is listed, and what walking along it does.
import type { Author } from '../agent/agent-step.ts'
import type { EntryStatus } from '../schedule/history.ts'

/** What a change or several do, in the person's language: a sentence, and a line for each change. */
export type SaidEffect = { sentence: string; lines: string[] }

/** An accepted change, as history lists it. */
export type HistoryItem = {
  id: number
  /** ISO instant; `date` and `time` are it in the term's zone. */
  at: string
  date: string
  time: string
  /** Null where the row is damaged. */
  who: Author | null
  why: string
  standing: EntryStatus
}

/** `blocks` counts the study blocks that are another way in the end. */
export type WalkPreview = SaidEffect & { entryIds: number[]; blocks: number }
