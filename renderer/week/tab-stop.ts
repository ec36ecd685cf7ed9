// The one block of the shown week that Tab reaches: the last one focused, else the first.
import { firstDayOfWeek } from '../../shared/settings/week-start.ts'
import type { WeekState, WeekStore } from '../store/week-store.ts'

const known = new WeakMap<WeekState, number | null>()

export function tabStopOf(week: WeekStore): number | null {
  const view = week.view.get()
  const stop = known.get(view)
  if (stop !== undefined) return stop
  const found = findStop(week, view)
  known.set(view, found)
  return found
}

function findStop(
  week: WeekStore,
  { focusedTask, shownWeek, weekStart }: WeekState,
): number | null {
  let first: number | null = null
  const firstDay = firstDayOfWeek(shownWeek, weekStart)
  for (let day = firstDay; day < firstDay + 7; day += 1) {
    for (const id of week.days.get(day) ?? []) {
      if (id === focusedTask) return id
      first ??= id
    }
  }
  return first
}
