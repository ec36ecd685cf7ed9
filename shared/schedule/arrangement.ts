// A state seen as if some of its tasks lay elsewhere: what an edit is judged on, before it is made.
import {
  masksOf,
  occupancyOf,
  occupantsOf,
  toOccupant,
  type DayMasks,
  type Occupant,
} from './occupancy.ts'
import { heldAt } from './edits/clock-span.ts'
import { containsPlace, isSamePlace, shiftPlace, type Held, type Place } from './place.ts'
import { findEvent, findTask, type ScheduleState } from './state.ts'
import { isPlacedItem, type ItemTask, type Task } from './task.ts'

export type Arrangement = {
  state: ScheduleState
  /** Where each touched task lies after the edit: those named first, then the guests carried along. */
  places: ReadonlyMap<number, Place>
  /** Guest → the host that carries it along (S3). */
  carriers: ReadonlyMap<number, number>
}

/** The given tasks at the given places. Guests go along with a host that moves, unless they are named. */
export function arrange(state: ScheduleState, targets: ReadonlyMap<number, Place>): Arrangement {
  const places = new Map(targets)
  const carriers = new Map<number, number>()
  for (const [id, target] of targets) {
    const host = findEvent(state, id)
    if (host === undefined || isSamePlace(host.place, target)) continue
    for (const guestId of host.guestIds) {
      const guest = findTask(state, guestId)
      if (guest === undefined || !isPlacedItem(guest) || targets.has(guestId)) continue
      places.set(guestId, shiftPlace(guest.place, host.place, target))
      carriers.set(guestId, id)
    }
  }
  return { state, places, carriers }
}

export function placeIn(arrangement: Arrangement, task: Task): Place | null {
  return arrangement.places.get(task.id) ?? task.place
}

/** When it lies there: an event's own minutes go with it. */
export function heldIn({ state, places }: Arrangement, task: Task): Held | null {
  const place = places.get(task.id) ?? task.place
  return place && heldAt(state.window, task, place)
}

/** The host inside which an item lies at `place`, its present host before any other; null if none. */
export function hostIn(arrangement: Arrangement, item: ItemTask, place: Place): number | null {
  const { state, places } = arrangement
  let found: number | null = null
  const consider = (id: number, hostPlace: Place) => {
    if (!containsPlace(hostPlace, place)) return
    if (found === null || id === item.hostId) found = id
  }
  for (const { id, isHost } of occupantsOf(state, place.day)) {
    if (!isHost || places.has(id)) continue
    const host = findEvent(state, id)
    if (host !== undefined) consider(id, host.place)
  }
  for (const [id, target] of places) {
    if (findEvent(state, id)?.hosts === true) consider(id, target)
  }
  return found
}

/** What lies on a day beside `subject` and its guests. */
export function occupantsBeside(
  arrangement: Arrangement,
  day: number,
  subject: number,
): Occupant[] {
  const { state, places } = arrangement
  const present = occupantsOf(state, day).filter(({ id }) => !places.has(id))
  const arrived = [...places].flatMap(([id, place]) => {
    const task = findTask(state, id)
    if (task === undefined || place.day !== day) return []
    return [toOccupant(task, place, task.kind === 'item' ? hostIn(arrangement, task, place) : null)]
  })
  return [...present, ...arrived].filter(({ id, hostId }) => id !== subject && hostId !== subject)
}

/** The bits of a day beside `subject` and its guests. */
export function masksBeside(arrangement: Arrangement, day: number, subject: number): DayMasks {
  if (isDayTouched(arrangement, day, subject)) {
    return masksOf(occupantsBeside(arrangement, day, subject))
  }
  const { solid, freeHost, cuts } = occupancyOf(arrangement.state)
  return { solid: solid[day] ?? 0, freeHost: freeHost[day] ?? 0, cuts: cuts[day] ?? 0 }
}

// Whether anything leaves the day, or anything but the subject comes to it.
function isDayTouched({ state, places }: Arrangement, day: number, subject: number): boolean {
  for (const [id, place] of places) {
    if (id !== subject && place.day === day) return true
    if (findTask(state, id)?.place?.day === day) return true
  }
  return false
}
