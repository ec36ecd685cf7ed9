// Defines a single move or swap that would mend a plan, as it is offered.
import type { HealthNumber } from './health-numbers.ts'

export type FromTo = { from: number; to: number }

export type MoveCall = {
  name: 'move'
  arguments: { task_id: number; new_day: number; new_slot_start: number }
}

export type SwapCall = { name: 'swap'; arguments: { task_a: number; task_b: number } }

export type HealthCandidate = {
  /** `A` is the best. */
  id: string
  kind: 'move' | 'swap'
  /** The tool call that makes it. */
  call: MoveCall | SwapCall
  /** The improvement signal of the whole plan. */
  signal: FromTo
  /** The measure of the main problem. */
  problem: FromTo
  /** Every other number that changes. */
  numbers: ({ name: HealthNumber } & FromTo)[]
  /** Days that blocks move in all, and how many blocks. */
  cost: { days: number; blocks: number }
  /** One sentence for a person. */
  words: string
}

/** Leaves the plan as it is. */
export type CloseCandidate = { id: 'close'; kind: 'close'; call: null; words: string }
