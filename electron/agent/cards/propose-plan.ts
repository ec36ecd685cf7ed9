// Makes a plan card, with the placements of the rough build on it when they are wanted (G7).
import type { Card } from '../../../shared/agent/card.ts'
import { emptyDiff, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import type { TermPlan } from '../../planner/plan-term.ts'
import { openCard } from './open-card.ts'
import { plannedDays } from './pending-work.ts'
import type { Turn } from '../graph/turn.ts'

export type Proposal =
  | { kind: 'card'; card: Card }
  /** The rough build placed nothing; `leftOut` are the items that were wanted. */
  | { kind: 'nothing'; leftOut: number[] }
  /** The turn was stopped while the plan was made (G10). */
  | { kind: 'stopped' }

export async function proposePlan(turn: Turn): Promise<Proposal> {
  const { plan: steps, classIds, wantsRoughBuild } = turn.state
  const scope = plannedDays(turn)
  const built = await buildRoughly(turn)
  if (built === null) return { kind: 'stopped' }
  const { diff, leftOut } = built
  if (wantsRoughBuild && isEmptyDiff(diff)) return { kind: 'nothing', leftOut }
  const card = openCard(turn, { kind: 'plan', steps, classIds, scope, diff, leftOut })
  return { kind: 'card', card }
}

/** No classes named means all. */
async function buildRoughly({
  ports,
  state,
  signal,
}: Turn): Promise<Pick<TermPlan, 'diff' | 'leftOut'> | null> {
  if (!state.wantsRoughBuild) return { diff: emptyDiff(), leftOut: [] }
  const { classIds, scope } = state
  const policy = {
    classIds: classIds.length === 0 ? null : classIds,
    scope,
    now: ports.clock().moment,
    preferences: ports.preferences(),
  }
  return ports.planTerm(ports.readState(), policy, signal)
}
