// Defines why study work can't be changed so (S5, S6, S7): nothing was changed.
import type { Refusal } from '../refusal.ts'
import type { UpsertProblem } from './upsert-class.ts'

export type WorkProblem =
  | UpsertProblem
  /** The length of a session, by the one legality check. */
  | { kind: 'refused'; refusal: Refusal }
  /** `task` goes on with what is left of `of`, which is marked as partly done. */
  | { kind: 'rest'; task: number; of: number }
  /** Only a session that waits changes its place in the order; this one lies in the week. */
  | { kind: 'placed'; task: number }
  /** Pinned sessions of a class that was to go. */
  | { kind: 'pinned'; taskIds: number[] }
  /** No session is longer than a day, which has `most` periods. */
  | { kind: 'too-long'; periods: number; most: number }
  | { kind: 'unknown-course'; course: string }
  | { kind: 'course-exists'; course: string }
