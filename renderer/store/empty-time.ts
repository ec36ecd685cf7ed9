// Where the shown week is empty, and the beginning of choosing time there by keys.
import { hasBegun } from '../../shared/schedule/legality.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Cells } from './carry-store.ts'
import type { Desk } from './desk.ts'
import { closeDetails } from './show-a-view.ts'
import { shownDays } from './week-store.ts'

export function isTaken({ tasks }: ScheduleState, day: number, period: number): boolean {
  return tasks.some(
    ({ place }) => place?.day === day && place.start <= period && period <= place.end,
  )
}

/** The first empty period of the shown week that has not begun, from a place on where one is given. */
export function firstEmpty(desk: Desk, from: Place | null): Place | null {
  const { state, clock } = desk.week.view.get()
  if (state === null) return null
  const [first, last] = shownDays(desk.week)
  for (let day = Math.max(first, from?.day ?? first); day <= last; day += 1)
    for (const index of state.window.periods.keys()) {
      const place = { day, start: index + 1, end: index + 1 }
      const isLater = from === null || day > from.day || place.start > from.end
      if (isLater && !hasBegun(place, clock.moment) && !isTaken(state, day, place.start))
        return place
    }
  return null
}

/** Begins to choose time by keys: after a block, else at the first empty time of the week. */
export function chooseByKeys(desk: Desk, taskId: number | null): void {
  const from = taskId === null ? null : (desk.week.tasks.get(taskId)?.place ?? null)
  const found = firstEmpty(desk, from) ?? firstEmpty(desk, null)
  const { day, start } = found ?? { day: shownDays(desk.week)[0], start: 1 }
  closeDetails(desk)
  desk.frame.set({ view: 'week', notice: null })
  const cells: Cells = { day, anchor: start, period: start, by: 'keys', isOpen: false }
  desk.carry.view.set({ cells })
}
