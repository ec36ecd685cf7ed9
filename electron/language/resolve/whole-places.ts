// Places that lie across the midday or evening break: legal, and yet nobody's first choice.
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Window } from '../../../shared/schedule/state.ts'

/** Minutes between two periods from which they no longer feel like one block. */
const longBreak = 40

export function isBroken(place: Place, { periods }: Window): boolean {
  return periods.slice(place.start - 1, place.end - 1).some((period, index) => {
    const next = periods[place.start + index]
    return next !== undefined && minutesOf(next.start) - minutesOf(period.end) >= longBreak
  })
}

/** The same places; those in one piece come before the others, each group in the given order. */
export function wholeFirst(places: readonly Place[], window: Window): Place[] {
  return [
    ...places.filter((place) => !isBroken(place, window)),
    ...places.filter((place) => isBroken(place, window)),
  ]
}
