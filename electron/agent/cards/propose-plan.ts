// Makes a plan card, with the placements of the rough build on it when they are wanted (G7).
import type { Card, CardBody, PlacementScope } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { emptyDiff, isEmptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import type { TermPlan } from '../../planner/plan-term.ts'
import { nextCallId } from '../graph/graph-state.ts'
import type { Turn } from '../graph/turn.ts'
import { openCard } from './open-card.ts'
import { proposeCall } from './propose-call.ts'

type Proposal =
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

type RoomProposal =
  | { kind: 'card'; card: Card; call: ToolCall }
  /** No re-plan gives any of them a place on these days. */
  | { kind: 'none' }
  | { kind: 'stopped' }

/**
 * The pending items of what is planned that have to come before one of their class that has a place by the last day:
 * missed work, most often.
 */
export function findHeld(turn: Turn): number[] {
  const state = turn.ports.readState()
  const lastDay = turn.state.scope?.toDay ?? Infinity
  return pendingOf(turn)
    .filter((item) => (neighboursOf(state, item).successor?.place.day ?? Infinity) <= lastDay)
    .map(({ id }) => id)
}

/**
 * Proposes when a plan finds no place before what is to follow: the re-plan that makes room, as a
 * card of its own (P3).
 * Asks no model: the call is made in its place, and joins the history like one of its own. Today stays as it is unless more
 * of them find a place with it.
 */
export async function proposeRoom(turn: Turn, taskIds: readonly number[]): Promise<RoomProposal> {
  // A re-plan would clear the times that only this plan was to leave free.
  if (taskIds.length === 0 || keepsFree(turn)) return { kind: 'none' }
  let best: { body: CardBody; call: ToolCall; placed: number } | null = null
  for (const freedom of [{}, { include_today: true }]) {
    const values: ReplanArguments = { task_ids: [...taskIds], ...freedom }
    const call: ToolCall = { id: nextCallId(turn.state), name: 'replan', arguments: values }
    const proposal = await proposeCall(turn, call)
    if (proposal.kind === 'stopped') return { kind: 'stopped' }
    if (proposal.kind !== 'body') continue
    const placed = countPlaced(turn, proposal.body.diff, taskIds)
    if (placed > (best?.placed ?? 0)) best = { body: proposal.body, call, placed }
    if (placed === taskIds.length) break
  }
  return best === null
    ? { kind: 'none' }
    : { kind: 'card', card: openCard(turn, best.body), call: best.call }
}

/** Whether the plan was told to leave times free that no habit keeps. */
export function keepsFree({ state: { scope } }: Turn): boolean {
  const { excludedWeekdays = [], excludedPeriods = [], unavailable = [] } = scope ?? {}
  return excludedWeekdays.length + excludedPeriods.length + unavailable.length > 0
}

/** By the last day that was to be planned, or on the one day that was: the rest of a re-plan may reach further. */
function countPlaced({ state }: Turn, { updated }: ScheduleDiff, taskIds: readonly number[]) {
  const { fromDay = 1, toDay = Infinity } = state.scope ?? {}
  const first = fromDay === toDay ? fromDay : 1
  return taskIds.filter((id) => {
    const [, to] = updated[`task:${id}`] ?? []
    const day = to?.kind === 'item' ? (to.place?.day ?? null) : null
    return day !== null && day >= first && day <= toDay
  }).length
}

// What of the work that is planned has no place yet, and the days that the plan is for.

/** The whole window where no days were named. */
export function plannedDays({ ports, state }: Turn): PlacementScope {
  const { days } = ports.readState().window
  return (
    state.scope ?? { fromDay: 1, toDay: days.length, excludedWeekdays: [], excludedPeriods: [] }
  )
}

/** Pending items of what is planned that may lie after its last day: a plan of a week leaves them for later. */
export function countLater(turn: Turn): number {
  const { toDay: last } = plannedDays(turn)
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
