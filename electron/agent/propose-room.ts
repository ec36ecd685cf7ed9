// When a plan finds no place before what is to follow: the re-plan that makes room, as a card of its own (P3).
import type { Card } from '../../shared/agent/card.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import type { ReplanArguments } from '../../shared/planner/replan-arguments.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { findTask, itemsOfClass, type ScheduleState } from '../../shared/schedule/state.ts'
import { nextCallId } from './graph-state.ts'
import { openCard } from './open-card.ts'
import { proposeCall } from './propose-call.ts'
import type { Turn } from './turn.ts'

export type RoomProposal =
  | { kind: 'card'; card: Card; call: ToolCall }
  /** No re-plan gives any of them a place on these days. */
  | { kind: 'none' }
  | { kind: 'stopped' }

/** Of these pending items those that have to come before one of their class that has a place: missed work, most often. */
export function heldByOrder(state: ScheduleState, ids: readonly number[]): number[] {
  return ids.filter((id) => {
    const item = findTask(state, id)
    if (item?.kind !== 'item' || item.place !== null) return false
    return itemsOfClass(state, item.classId).some(
      ({ order, place }) => place !== null && order > item.order,
    )
  })
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

function keepsFree({ state: { scope } }: Turn): boolean {
  const { excludedWeekdays = [], excludedPeriods = [], unavailable = [] } = scope ?? {}
  return excludedWeekdays.length + excludedPeriods.length + unavailable.length > 0
}

/** On a day that was to be planned: the rest of a re-plan may reach further. */
function placesAny({ state }: Turn, { updated }: ScheduleDiff, taskIds: readonly number[]) {
  const { fromDay = 1, toDay = Infinity } = state.scope ?? {}
  return taskIds.some((id) => {
    const [, to] = updated[`task:${id}`] ?? []
    const day = to?.kind === 'item' ? (to.place?.day ?? null) : null
    return day !== null && day >= fromDay && day <= toDay
  })
}
