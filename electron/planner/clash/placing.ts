// Where demands are put.
import type { Slot } from '../problem/problem.ts'

/** Starts by problem task. */
export type Placing = Map<number, Slot>
