// Lists which work waits to be planned again: what was missed, and the rest of what was only partly done.
import type { ScheduleState } from '../state.ts'
import type { ItemTask } from '../task.ts'

/** In the order of the schedule; what is pending anyway is not among it. */
export function listWaitingAgain({ tasks }: Pick<ScheduleState, 'tasks'>): ItemTask[] {
  const items = tasks.filter((task) => task.kind === 'item')
  const rests = new Set(items.flatMap(({ log }) => log ?? []).map(({ restId }) => restId))
  return items.filter(
    ({ id, place, log }) => place === null && (rests.has(id) || log?.at(-1)?.outcome === 'missed'),
  )
}
