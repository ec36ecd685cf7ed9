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

/** Of an event, which may lie beside the rows: on the empty run in front of row `start` (S2). */
export const eventPlaceSchema = z
  .strictObject({
    day: z.int().min(1),
    start: z
      .int()
      .min(1)
      .max(maxPeriods + 1),
    end: z.int().min(0).max(maxPeriods),
  })
  .refine(({ start, end }) => start <= end + 1)

/** Whether it lies before, between or after the rows. */
export function isBesideRows({ start, end }: Pick<Place, 'start' | 'end'>): boolean {
  return end < start
}

/** What stands on a place; an event may have times of its own beside those of the rows that it takes. */
export type Held<At = Place> = { place: At; clock?: { start: string; end: string } | null }

/** The place of `duration` periods that begins at `start` on `day`. */
export function placeAt(day: number, start: number, duration: number): Place {
  return { day, start, end: start + duration - 1 }
}

/** How many periods the place covers; none beside the rows. */
export function placeLength(place: Place): number {
  return place.end - place.start + 1
}

/** Ascending in time: negative when `a` starts before `b`. */
export function comparePlaces(a: Place, b: Place): number {
  return a.day - b.day || a.start - b.start || a.end - b.end
}

/** The same of what may lie beside the rows, where its clock tells which of two is first. */
export function compareHeld(a: Held, b: Held): number {
  return (
    comparePlaces(a.place, b.place) || (a.clock?.start ?? '').localeCompare(b.clock?.start ?? '')
  )
}

/** As a day lists what it holds: a guest after its host, though it may end before it. */
export function compareInDay(a: Listed, b: Listed): number {
  const [first, second] = [a, b].map(({ hostId = null }) => (hostId === null ? 0 : 1))
  return (
    a.place.day - b.place.day ||
    a.place.start - b.place.start ||
    (first ?? 0) - (second ?? 0) ||
    compareHeld(a, b)
  )
}

type Listed = Held & { hostId?: number | null }

/** Whether both lie there at the same times. */
export function isSameTime(a: Held | null, b: Held | null): boolean {
  if (a === null || b === null) return a === b
  return (
    isSamePlace(a.place, b.place) &&
    a.clock?.start === b.clock?.start &&
    a.clock?.end === b.clock?.end
  )
}

/**
 * Whether both lie there at once: by the clock where one of them is beside the rows and both have one, else by rows, which
 * what lies on both sides of a run beside them takes too (S2).
 */
export function meets(a: Held, b: Held): boolean {
  const isBeside = isBesideRows(a.place) || isBesideRows(b.place)
  if (!isBeside || a.clock == null || b.clock == null) return overlaps(a.place, b.place)
  return a.place.day === b.place.day && a.clock.start < b.clock.end && b.clock.start < a.clock.end
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

/** The place as many days and periods away as `to` is from `from`; beside the rows as many days. */
export function shiftPlace(place: Place, from: Place, to: Place): Place {
  const periods = isBesideRows(place) ? 0 : to.start - from.start
  return {
    day: place.day + to.day - from.day,
    start: place.start + periods,
    end: place.end + periods,
  }
}
