// What makes one plan better than another, as a weighted list: a student's choices are weights, not code.
import { termNames, type TermName } from '../../../shared/planner/term-name.ts'
import type { Slot } from './slot.ts'

export { termNames, type TermName }

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
  /** Of a day: blocks of heavy chains (1) that touch, except over the end of a period in `breaksAfter`. */
  | { kind: 'heavy'; heavy: Uint8Array; breaksAfter: number }
  /**
   * Of a day: free runs of one period beside study outside hosts; runs end at `breaksAfter`. The first and the last
   * period of the day are none: who has them free begins later or stops sooner.
   */
  | { kind: 'fragment'; breaksAfter: number }
