// Where a task starts in the placement problem.

/** A start as `day * periods + period`, both from 0. */
export type Slot = number

/** In place of a slot: the task is left out of the plan. */
export const leftOut = -1

/** One start, or `leftOut`, for each task of the problem. */
export type Starts = Int32Array
