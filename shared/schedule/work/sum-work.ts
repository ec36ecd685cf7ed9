// Sums up how a body of work stands: what is placed, worked and waiting, and the minutes planned and worked.
import { itemsOfClass, type ScheduleState } from '../state.ts'
import { markOf, type ItemTask } from '../task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../work-minutes.ts'

export type WorkSum = {
  sessions: number
  /** In the week and not closed out yet. */
  placed: number
  /** Marked as done or partly done. */
  worked: number
  waiting: number
  /** Minutes of all sessions: of their periods, those that wait by the average period. */
  planned: number
  /** Minutes that were worked. */
  minutes: number
}

export function sumWork(state: ScheduleState, classId: number): WorkSum {
  const sum: WorkSum = { sessions: 0, placed: 0, worked: 0, waiting: 0, planned: 0, minutes: 0 }
  const { window } = state
  for (const item of itemsOfClass(state, classId)) {
    const mark = markOf(item)
    sum.sessions += 1
    if (item.place === null) {
      sum.waiting += 1
      sum.planned += item.duration * minutesOfPeriod(window)
      continue
    }
    sum.planned += minutesOfPlace(window, item.place)
    if (mark === null) sum.placed += 1
    else {
      sum.worked += 1
      sum.minutes += mark.minutes
    }
  }
  return { ...sum, planned: Math.round(sum.planned) }
}

/**
 * Lists which work waits to be planned again: what was missed, and the rest of what was only
 * partly done. In the order of the schedule; what is pending anyway is not among it.
 */
export function listWaitingAgain({ tasks }: Pick<ScheduleState, 'tasks'>): ItemTask[] {
  const items = tasks.filter((task) => task.kind === 'item')
  const rests = new Set(items.flatMap(({ log }) => log ?? []).map(({ restId }) => restId))
  return items.filter(
    ({ id, place, log }) => place === null && (rests.has(id) || log?.at(-1)?.outcome === 'missed'),
  )
}
