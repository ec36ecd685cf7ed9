// Proposes when a plan finds no place before what is to follow: the re-plan that makes room, as a card of its own (P3).
import type { Card } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import type { ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { nextCallId } from '../graph/graph-state.ts'
import { openCard } from './open-card.ts'
import { proposeCall } from './propose-call.ts'
import { pendingOf } from './pending-work.ts'
import type { Turn } from '../graph/turn.ts'

export type RoomProposal =
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
 * Asks no model: the call is made in its place, and joins the history like one of its own. Today stays as it is unless
 * nothing else helps.
 */
export async function proposeRoom(turn: Turn, taskIds: readonly number[]): Promise<RoomProposal> {
  // A re-plan would clear the times that only this plan was to leave free.
  if (taskIds.length === 0 || keepsFree(turn)) return { kind: 'none' }
  for (const freedom of [{}, { include_today: true }]) {
    const values: ReplanArguments = { task_ids: [...taskIds], ...freedom }
    const call: ToolCall = { id: nextCallId(turn.state), name: 'replan', arguments: values }
    const proposal = await proposeCall(turn, call)
    if (proposal.kind === 'stopped') return { kind: 'stopped' }
    if (proposal.kind === 'body' && placesAny(turn, proposal.body.diff, taskIds))
      return { kind: 'card', card: openCard(turn, proposal.body), call }
  }
  return { kind: 'none' }
}

/** Whether the plan was told to leave times free that no habit keeps. */
export function keepsFree({ state: { scope } }: Turn): boolean {
  const { excludedWeekdays = [], excludedPeriods = [], unavailable = [] } = scope ?? {}
  return excludedWeekdays.length + excludedPeriods.length + unavailable.length > 0
}

/** By the last day that was to be planned, or on the one day that was: the rest of a re-plan may reach further. */
function placesAny({ state }: Turn, { updated }: ScheduleDiff, taskIds: readonly number[]) {
  const { fromDay = 1, toDay = Infinity } = state.scope ?? {}
  const first = fromDay === toDay ? fromDay : 1
  return taskIds.some((id) => {
    const [, to] = updated[`task:${id}`] ?? []
    const day = to?.kind === 'item' ? (to.place?.day ?? null) : null
    return day !== null && day >= first && day <= toDay
  })
}
