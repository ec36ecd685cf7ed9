// A search as the anneals drive it, whichever way it moves.
import type { Starts } from '../problem/problem.ts'
import type { Cooling } from './schedule.ts'

export type Annealer = {
  /** How many tasks there are to move, and how big a usual difference in cost is. */
  tasks: number
  unit: number
  cooling: Cooling
  /** What the plan at hand costs. */
  total: () => number
  anneal: (temperature: number, steps: number) => void
  /** Keeps the plan at hand in mind, and makes the one that was kept last the plan at hand. */
  keep: () => void
  takeBack: () => void
  /** The plan at hand; null when it can't be written down. */
  starts: () => Starts | null
}
