// Defines what a re-plan did, as plain data: which blocks move, which get or lose a place, how many, and at what cost.
import type { Effect } from '../schedule/effect.ts'
import type { Place } from '../schedule/place.ts'
import type { ToolArguments } from '../tools/catalogue.ts'
import type { DayFacts } from '../tools/day-facts.ts'
import type { TermName } from './explanation.ts'

export type ReplanFacts = {
  tool: 'replan'
  effect: Effect
  /** Every day that a block came to or left, by day. */
  days: DayFacts[]
  /** In order of their new places. */
  moved: { taskId: number; from: Place; to: Place }[]
  placed: { taskId: number; to: Place }[]
  /** Blocks that were to have a place and found none. */
  leftOut: { taskId: number; from: Place | null }[]
  /** Blocks that come to lie after the exam that they are there for: no place before it was left. */
  pastExam: { taskId: number; examId: number }[]
  /** How many more blocks would have to move for all of them to lie before it; null where that is not known to help. */
  movesForExams: number | null
  /** Locked blocks where the student has no time, or where another rule is broken: they stay. */
  locked: number[]
  counts: ReplanCounts
  /** No plan leaves out fewer blocks, and none that leaves out as many moves fewer. */
  isMinimal: boolean
  /** The most blocks that were allowed to move; null is no limit. */
  maxMoves: number | null
  /** Today was left alone: nothing makes room there, and nothing comes. */
  sparesToday: boolean
  cost: ReplanCost
}

type ReplanCounts = {
  moved: number
  /** Study blocks with a place that are still ahead, before the change. */
  of: number
  placed: number
  leftOut: number
  pastExam: number
}

/** Of the scorer: lower is better. The whole plan as it was, rules broken or not, and as it will be. */
export type ReplanCost = {
  from: number
  to: number
  /** Terms that change, weight included. */
  terms: { term: TermName; from: number; to: number }[]
}

/** Defines a batch of moves that makes possible what was refused, as plain data. */
export type OfferedShift = {
  /** `moves` brings the tasks themselves to where they were wanted; `room` makes room for a pending one to be placed. */
  kind: 'moves' | 'room'
  /** The arguments of `batch_move`. */
  batch: ToolArguments<'batch_move'>
  /** Those of the batch that move beside the ones that were asked for, in order of time. */
  others: { taskId: number; from: Place; to: Place }[]
}
