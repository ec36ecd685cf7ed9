// Minutes of places and periods of minutes, as marks and pace count them: breaks between periods are no work.
import { minutesOf } from './calendar.ts'
import { placeLength, type Place } from './place.ts'
import type { Window } from './state.ts'
import type { WorkEntry } from './work-log.ts'

/** Minutes of the periods of a place, breaks between them left out. */
export function minutesOfPlace({ periods }: Window, { start, end }: Place): number {
  return periods
    .slice(start - 1, end)
    .reduce((sum, period) => sum + minutesOf(period.end) - minutesOf(period.start), 0)
}

/** The average period of the window in minutes; 0 where it has none. */
export function minutesOfPeriod(window: Window): number {
  const count = window.periods.length
  return count === 0 ? 0 : minutesOfPlace(window, { day: 1, start: 1, end: count }) / count
}

/** How many periods of the block's own average length are left of it; at least one. */
export function periodsLeft({ place, planned, minutes }: WorkEntry): number {
  return Math.max(1, Math.ceil(((planned - minutes) * placeLength(place)) / planned))
}
