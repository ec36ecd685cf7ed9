// What of the work that is planned has no place yet, and the days that the plan is for.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Turn } from '../graph/turn.ts'

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
