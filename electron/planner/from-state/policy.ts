// Says what the planner is asked to do, as data: which work, on which days and periods, from when on, what matters.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { TermName } from '../../../shared/planner/explanation.ts'
import type { Moment } from '../../../shared/schedule/state.ts'

export type PlacementPolicy = {
  /** Classes whose pending items are wanted; null means all. */
  classIds: readonly number[] | null
  /** Days and periods that may be used; null means the whole range of each class. */
  scope: PlacementScope | null
  now: Moment
  /**
   * Which placed items may move too, whatever their class; none when absent. Locked and begun ones never move
   * (S6). `all` are those that lie inside the scope; an item named by its id goes into the scope from anywhere.
   */
  mayMove?: 'none' | 'all' | readonly number[]
  /** In place of the usual weights, by the term's name; 0 drops a term. */
  weights?: Readonly<Partial<Record<TermName, number>>>
  /** Those of a student who has not said anything when absent. */
  preferences?: PlanningPreferences
}

/**
 * To weigh a plan that stands: places count as they did when everything was planned together, and for what they are.
 * That something lies elsewhere now counts for nothing. Explanations and the diagnosis share it.
 */
export function weighingPolicy(
  now: Moment,
  preferences?: PlanningPreferences,
  scope: PlacementScope | null = null,
): PlacementPolicy {
  const policy: PlacementPolicy = {
    classIds: null,
    scope,
    now,
    mayMove: 'all',
    weights: { move: 0 },
  }
  return preferences === undefined ? policy : { ...policy, preferences }
}
