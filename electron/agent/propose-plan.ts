// Makes a plan card, with the placements of the rough build on it when they are wanted (G7).
import type { Card, PlacementScope } from '../../shared/agent/card.ts'
import { emptyDiff, isEmptyDiff } from '../../shared/schedule/diff.ts'
import { findTaskClass, type ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import type { TermPlan } from '../planner/plan-term.ts'
import { openCard } from './open-card.ts'
import type { Turn } from './turn.ts'

export type Proposal =
  | { kind: 'card'; card: Card }
  /** The rough build placed nothing; `leftOut` are the items that were wanted. */
  | { kind: 'nothing'; leftOut: number[] }
  /** The turn was stopped while the plan was made (G10). */
  | { kind: 'stopped' }

export async function proposePlan(turn: Turn): Promise<Proposal> {
  const { plan: steps, classIds, wantsRoughBuild } = turn.state
  const scope = turn.state.scope ?? wholeWindow(turn.ports.readState())
  const built = await buildRoughly(turn)
  if (built === null) return { kind: 'stopped' }
  const { diff, leftOut } = built
  if (wantsRoughBuild && isEmptyDiff(diff)) return { kind: 'nothing', leftOut }
  const card = openCard(turn, { kind: 'plan', steps, classIds, scope, diff, leftOut })
  return { kind: 'card', card }
}

/** Pending items of what is planned that may lie after its last day: a plan of a week leaves them for later. */
export function countLater(turn: Turn): number {
  const last = (turn.state.scope ?? wholeWindow(turn.ports.readState())).toDay
  return countPending(turn, (toDay) => toDay > last)
}

/** Those whose last day is over. */
export function countOverdue(turn: Turn): number {
  const { day } = turn.ports.clock().moment
  return countPending(turn, (toDay) => toDay < day)
}

function countPending(turn: Turn, isMeant: (toDay: number) => boolean): number {
  const state = turn.ports.readState()
  return pendingOf(turn).filter(({ classId }) => isMeant(findTaskClass(state, classId)?.toDay ?? 0))
    .length
}

/** What of the classes that are planned has no place and may get one. */
export function pendingOf({ ports, state: { classIds } }: Turn): ItemTask[] {
  return ports
    .readState()
    .tasks.filter((task): task is ItemTask => task.kind === 'item')
    .filter(
      ({ place, locked, classId }) =>
        place === null && !locked && (classIds.length === 0 || classIds.includes(classId)),
    )
}

function wholeWindow({ window }: ScheduleState): PlacementScope {
  const { days } = window
  return { fromDay: 1, toDay: days.length, excludedWeekdays: [], excludedPeriods: [] }
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
