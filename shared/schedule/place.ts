// Defines where a task lies: one window day and a closed run of periods on it.
import { z } from 'zod'

/** Rows of a day's grid that fit the 32-bit masks of the occupancy. */
export const maxPeriods = 30

/** `day` counts window days from 1; `start` and `end` are period numbers from 1, both inclusive. */
export const placeSchema = z.strictObject({
  day: z.int().min(1),
  start: z.int().min(1).max(maxPeriods),
  end: z.int().min(1).max(maxPeriods),
})

export type Place = z.infer<typeof placeSchema>

/** The place of `duration` periods that begins at `start` on `day`. */
export function placeAt(day: number, start: number, duration: number): Place {
  return { day, start, end: start + duration - 1 }
}

/** How many periods the place covers. */
export function placeLength(place: Place): number {
  return place.end - place.start + 1
}

/** Ascending in time: negative when `a` starts before `b`. */
export function comparePlaces(a: Place, b: Place): number {
  return a.day - b.day || a.start - b.start || a.end - b.end
}

export function isSamePlace(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null) return a === b
  return comparePlaces(a, b) === 0
}

/** Whether `a` is over before `b` starts. */
export function endsBefore(a: Place, b: Place): boolean {
  return a.day < b.day || (a.day === b.day && a.end < b.start)
}

export function overlaps(a: Place, b: Place): boolean {
  return a.day === b.day && a.start <= b.end && b.start <= a.end
}

export function containsPlace(outer: Place, inner: Place): boolean {
  return outer.day === inner.day && outer.start <= inner.start && inner.end <= outer.end
}

/** The place as many days and periods away as `to` is from `from`. */
export function shiftPlace(place: Place, from: Place, to: Place): Place {
  const periods = to.start - from.start
  return {
    day: place.day + to.day - from.day,
    start: place.start + periods,
    end: place.end + periods,
  }
}
