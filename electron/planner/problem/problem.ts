// States the placement problem as numbers: which task may start where, what comes before what, what a plan costs.
import type { TermName } from '../../../shared/planner/explanation.ts'
import { placeAt, type Place } from '../../../shared/schedule/place.ts'

export type Places = Map<number, Slot>

/** A start as `day * periods + period`, both from 0. */
export type Slot = number

/** In place of a slot: the task is left out of the plan. */
export const leftOut = -1

/** One start, or `leftOut`, for each task of the problem. */
export type Starts = Int32Array

/** The place, whose day and period count from 1, of so many periods from the slot on. */
export function placeAtSlot(slot: Slot, periods: number, duration: number): Place {
  return placeAt(Math.floor(slot / periods) + 1, (slot % periods) + 1, duration)
}

export function slotOfPlace({ day, start }: Pick<Place, 'day' | 'start'>, periods: number): Slot {
  return (day - 1) * periods + start - 1
}

/** Costs are whole numbers of at least 0; several terms may share a name. */
export type Term = { name: TermName; weight: number } & TermRule

export type TermRule =
  /** Of a placed task at its start, whatever else is placed. */
  | { kind: 'place'; costAt: (task: number, slot: Slot) => number }
  /** Of a task that is left out. */
  | { kind: 'left-out'; costOf: (task: number) => number }
  /** Of two placed tasks that follow one another in a chain, by the days from one start to the next. */
  | { kind: 'gap'; costOf: (earlier: number, later: number, days: number) => number }
  /** Of a day: its study periods outside hosts over the target, squared. */
  | { kind: 'load'; target: Int32Array }
  /**
   * Of a day: stretches of `longest + 1` busy periods in a row with study outside hosts in them. A stretch does not
   * reach over the end of a period in `breaksAfter`.
   */
  | { kind: 'run'; longest: number; breaksAfter: number }
  /** Of a day: changes of subject between one study block and the next, by the subject number of each chain. */
  | { kind: 'switch'; subjectOf: Int32Array }
  /**
   * Of a day: one study block and the next, both of chains `among` (1), where the later one begins no later than in the
   * period that the last one of the earlier reaches to.
   */
  | { kind: 'touch'; among: Uint8Array; reach: Int32Array }
  /**
   * Of a day: free runs of one period beside study outside hosts; runs end at `breaksAfter`. The first and the last
   * period of the day are none: who has them free begins later or stops sooner.
   */
  | { kind: 'fragment'; breaksAfter: number }

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
