// The one block of the shown week that Tab reaches: the last one focused, else the first.
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

function findStop(week: WeekStore, { focusedTask, shownWeek }: WeekState): number | null {
  let first: number | null = null
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    for (const id of week.days.get((shownWeek - 1) * 7 + weekday) ?? []) {
      if (id === focusedTask) return id
      first ??= id
    }
  }
  return first
}
