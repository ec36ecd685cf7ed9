// Says how much study finds room before something is due: free time within the habits, up to the day's target (U10).
import { isInHours, type PlanningPreferences } from '../planner/planning-preferences.ts'
import { minutesOf } from '../schedule/calendar.ts'
import { periodsIn } from '../schedule/free-runs.ts'
import { firstPeriods, occupancyOf } from '../schedule/occupancy.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import { isPlacedItem } from '../schedule/task.ts'
import { minutesOfPlace } from '../schedule/work-minutes.ts'
import type { DueEntry } from './due.ts'
import { dayTargets, waking } from './day-target.ts'

/**
 * Minutes, in the order of `entries`, the nearest first: what is left of the free time before each once what is due
 * before it and has no place yet has taken its part.
 */
export function roomBefore(
  entries: readonly DueEntry[],
  state: ScheduleState,
  habits: PlanningPreferences,
  now: Moment,
): number[] {
  const free = freeStudy(state, habits, now)
  let taken = 0
  const takenBy = new Map<string, number>()
  return entries.map(({ kind, course, date, time, days, open, planned }) => {
    const until = state.window.days.filter(
      (day) => day.date < date || (day.date === date && time === null),
    )
    const all = free.slice(0, until.length).reduce((sum, minutes) => sum + minutes, 0)
    const own = takenBy.get(course) ?? 0
    // What an exam needs is the work of its course, which has taken its part already.
    if (kind === 'exam') return Math.max(0, all - taken + own)
    const room = Math.max(0, all - taken)
    if (days >= 0) {
      taken += open - planned
      takenBy.set(course, own + open - planned)
    }
    return room
  })
}

/** By day of the window, in minutes. */
function freeStudy(state: ScheduleState, habits: PlanningPreferences, now: Moment): number[] {
  const { window, tasks } = state
  const { solid } = occupancyOf(state)
  const targets = dayTargets(state, habits)
  const hours = {
    ...habits,
    noStudyBefore: habits.noStudyBefore ?? waking.from,
    noStudyAfter: habits.noStudyAfter ?? waking.to,
  }
  const placed = Map.groupBy(tasks.filter(isPlacedItem), ({ place }) => place.day)
  return window.days.map(({ weekday }, index) => {
    const day = index + 1
    if (day < now.day || habits.protectedWeekdays.includes(weekday)) return 0
    const over = day === now.day ? firstPeriods(now.period) : 0
    const open = firstPeriods(window.periods.length) & ~((solid[day] ?? 0) | over)
    const free = periodsIn(open)
      .flatMap((row) => window.periods[row - 1] ?? [])
      .filter((period) => isInHours(hours, period))
      .reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0)
    const study = (placed.get(day) ?? []).reduce(
      (sum, { place, hostId }) => sum + (hostId === null ? minutesOfPlace(window, place) : 0),
      0,
    )
    return Math.max(0, Math.min(free, (targets[index] ?? 0) - study))
  })
}
