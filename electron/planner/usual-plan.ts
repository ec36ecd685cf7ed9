// Defines how long a plan that a person waits for is searched; apart from the planner, which takes long to load.
import type { SearchOptions } from './engine/search-plan.ts'

export type PlanBudget = Pick<SearchOptions, 'steps' | 'stepsByPlaces'>

/**
 * For a plan that a person waits for: at most about a second of processor time on a term with hundreds of tasks. By
 * days more steps change little after that, by places they still do (measured).
 */
export const usualBudget: PlanBudget = { steps: 400_000, stepsByPlaces: 1_600_000 }

/** The same wish gives the same plan: a card that comes again after a question is the card that was there. */
export const usualSeed = 1
