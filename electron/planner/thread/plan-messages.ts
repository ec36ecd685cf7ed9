// What passes between the planning thread and whoever waits for its plan.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { PlanBudget, TermPlan } from '../plan-term.ts'
import type { PlacementPolicy } from '../policy.ts'

/** A plan that is asked for: the arguments of `planTerm`. */
export type PlanWish = {
  state: ScheduleState
  policy: PlacementPolicy
  budget: PlanBudget
  seed: number
}

/** What a thread is started with. */
export type ThreadData = {
  wish: PlanWish
  /** One number in shared memory; 1 asks the search to stop at its next chunk. */
  stop: Int32Array<SharedArrayBuffer>
}

/** What a thread says: how far it is, and at last the plan. */
export type ThreadMessage =
  | { kind: 'progress'; steps: number; total: number }
  | { kind: 'plan'; plan: TermPlan }
