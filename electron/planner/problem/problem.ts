// The placement problem as numbers: which task may start where, what must come before what, and what a plan costs.
import type { Slot } from './slot.ts'
import type { Term } from './term.ts'

export { leftOut, placeAtSlot, slotOfPlace, type Slot, type Starts } from './slot.ts'

export type PlacementProblem = {
  days: number
  /** At most 30, so that a day fits into the bits of a small integer. */
  periods: number
  /** By day: the periods on which classes and appointments lie, hosts included. */
  fixed: Int32Array
  tasks: readonly ProblemTask[]
  /**
   * Task numbers in the order in which they must be worked, one list for each task class. A task may be placed
   * only when the one before it is placed and has ended; a frozen task needs no placed one before it.
   */
  chains: readonly (readonly number[])[]
  /** What a plan costs: a weighted sum of whole numbers, lower is better. */
  terms: readonly Term[]
}

export type ProblemTask = {
  /** The place in `chains` of its own chain. */
  chain: number
  /** Periods that it covers. */
  duration: number
  /** By day: the periods at which it may start, as far as fixed things and its own limits go. */
  starts: Int32Array
  /** By day: those of `starts` at which it lies inside a host. */
  hosted: Int32Array
  /** Stays here whatever happens: worked, locked, or no part of what is planned. It may break rules; null is free. */
  frozen: Slot | null
}
