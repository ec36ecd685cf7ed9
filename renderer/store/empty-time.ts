// Where the term is empty, and the beginning of choosing time there by keys.
import { hasBegun } from '../../shared/schedule/legality.ts'
import { freeRuns } from '../../shared/schedule/free-runs.ts'
import { maskOf, occupancyOf } from '../../shared/schedule/occupancy.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Cells } from './carry-store.ts'
import type { Desk } from './desk.ts'
import { closeDetails } from './show-a-view.ts'
import { isDayShown, shownDays } from './week-store.ts'

export function isTaken(state: ScheduleState, day: number, period: number): boolean {
  return ((occupancyOf(state).solid[day] ?? 0) & maskOf({ day, start: period, end: period })) !== 0
}

/** The empty periods of the term that have not begun, in order of time. */
export function listEmpty(desk: Desk): Place[] {
  const { state, clock } = desk.week.view.get()
  if (state === null) return []
  return state.window.days.flatMap((_, index) =>
    freeRuns(occupancyOf(state), index + 1, 1).flatMap(({ day, start, end }) =>
      Array.from({ length: end - start + 1 }, (_each, step): Place => {
        const period = start + step
        return { day, start: period, end: period }
      }).filter((place) => !hasBegun({ place }, clock.moment)),
    ),
  )
}

/** The first empty period of the shown days that has not begun, from a place on where one is given. */
export function firstEmpty(desk: Desk, from: Place | null): Place | null {
  const isLater = ({ day, start }: Place) =>
    from === null || day > from.day || (day === from.day && start > from.end)
  return listEmpty(desk).find((each) => isDayShown(desk.week, each.day) && isLater(each)) ?? null
}

/** Begins to choose time by keys: after a block, else at the first empty time of the week. */
export function chooseByKeys(desk: Desk, taskId: number | null): void {
  const from = taskId === null ? null : (desk.week.tasks.get(taskId)?.place ?? null)
  const found = firstEmpty(desk, from) ?? firstEmpty(desk, null)
  const { day, start } = found ?? { day: shownDays(desk.week)[0], start: 1 }
  closeDetails(desk)
  desk.frame.set({ view: 'week', notice: null })
  const cells: Cells = {
    day,
    anchor: start,
    period: start,
    by: 'keys',
    isOpen: false,
    isAtEnd: false,
  }
  desk.carry.view.set({ cells })
}
