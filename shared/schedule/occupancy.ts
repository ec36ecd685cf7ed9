// Which periods are taken, as bits per day (S2): bit `p - 1` of a mask stands for period `p`.
import { isBesideRows, maxPeriods, type Place } from './place.ts'
import type { ScheduleState } from './state.ts'
import type { Task } from './task.ts'

export type Occupancy = {
  /** By day: periods on which anything lies, hosts included. */
  solid: Int32Array
  /** By day: periods of a host on which nothing else lies, so that a guest may. */
  freeHost: Int32Array
  /** By day: periods right in front of which an event lies beside the rows, so that no run goes across. */
  cuts: Int32Array
  /** Rows of the day's grid. */
  periods: number
}

/** A task on the periods that it covers. `hostId` is the event that carries it, if one does. */
export type Occupant = {
  id: number
  mask: number
  /** The period behind an event beside the rows, as a bit. */
  cut: number
  isHost: boolean
  hostId: number | null
}

export type DayMasks = { solid: number; freeHost: number; cuts: number }

/** Periods 1..`count`. */
export function firstPeriods(count: number): number {
  return count <= 0 ? 0 : (1 << Math.min(count, maxPeriods)) - 1
}

export function maskOf(place: Place): number {
  return firstPeriods(place.end) & ~firstPeriods(place.start - 1)
}

export function toOccupant(task: Task, place: Place, hostId: number | null): Occupant {
  const cut = isBesideRows(place) ? 1 << (place.start - 1) : 0
  const isHost = task.kind === 'event' && task.hosts
  return { id: task.id, mask: maskOf(place), cut, isHost, hostId }
}

// A host's period is free for a guest exactly when the host alone covers it. This holds for
// imported events that clash too: where two overlap, nothing can be embedded.
export function masksOf(occupants: readonly Occupant[]): DayMasks {
  let covered = 0
  let twice = 0
  let hosts = 0
  let cuts = 0
  for (const { mask, cut, isHost } of occupants) {
    cuts |= cut
    twice |= covered & mask
    covered |= mask
    if (isHost) hosts |= mask
  }
  return { solid: covered, freeHost: hosts & ~twice, cuts }
}

type Layout = { occupancy: Occupancy; occupants: Occupant[][] }

const layouts = new WeakMap<ScheduleState, Layout>()

// States are immutable, so each is laid out once.
function layoutOf(state: ScheduleState): Layout {
  const known = layouts.get(state)
  if (known !== undefined) return known
  const size = state.window.days.length + 1
  const occupants = Array.from({ length: size }, (): Occupant[] => [])
  for (const task of state.tasks) {
    if (task.place === null) continue
    const hostId = task.kind === 'item' ? task.hostId : null
    occupants[task.place.day]?.push(toOccupant(task, task.place, hostId))
  }
  const occupancy: Occupancy = {
    solid: new Int32Array(size),
    freeHost: new Int32Array(size),
    cuts: new Int32Array(size),
    periods: state.window.periods.length,
  }
  for (const [day, list] of occupants.entries()) {
    const masks = masksOf(list)
    occupancy.solid[day] = masks.solid
    occupancy.freeHost[day] = masks.freeHost
    occupancy.cuts[day] = masks.cuts
  }
  const layout = { occupancy, occupants }
  layouts.set(state, layout)
  return layout
}

export function occupancyOf(state: ScheduleState): Occupancy {
  return layoutOf(state).occupancy
}

/** What lies on a day, ascending by id; nothing outside the window. */
export function occupantsOf(state: ScheduleState, day: number): readonly Occupant[] {
  return layoutOf(state).occupants[day] ?? []
}
