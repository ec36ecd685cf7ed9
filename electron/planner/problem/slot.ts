// Says where a task starts in the placement problem, and what place of the schedule that is.
import { placeAt, type Place } from '../../../shared/schedule/place.ts'

/** A start as `day * periods + period`, both from 0. */
export type Slot = number

/** In place of a slot: the task is left out of the plan. */
export const leftOut = -1

/** One start, or `leftOut`, for each task of the problem. */
export type Starts = Int32Array

/** The place, whose day and period count from 1, of so many periods from the slot on. */
export function placeAtSlot(slot: Slot, periods: number, duration: number): Place {
  return placeAt(Math.floor(slot / periods) + 1, (slot % periods) + 1, duration)
}

export function slotOfPlace({ day, start }: Pick<Place, 'day' | 'start'>, periods: number): Slot {
  return (day - 1) * periods + start - 1
}
