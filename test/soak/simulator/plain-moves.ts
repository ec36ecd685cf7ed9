// What a move should come to, reckoned plainly: the places change, guests go along with their host, and both ends of each
// host relation are drawn up anew. Without the product's edits.
import { isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'
import { eventsOf, findBreaks, isBegun, isWithin, isWorked, itemsOf } from './plain-rules.ts'

/** A null is off the week. */
export type NewPlaces = ReadonlyMap<number, Place | null>

export function movePlainly(state: ScheduleState, moved: NewPlaces): ScheduleState {
  const all = withGuests(state, moved)
  const tasks = state.tasks.map((task): Task => {
    const place = all.get(task.id)
    if (place === undefined) return task
    if (task.kind === 'event') return place === null ? task : { ...task, place }
    const status = place === null ? 'pending' : moved.has(task.id) ? 'existing' : task.status
    return { ...task, place, status }
  })
  return { ...state, tasks: drawGuests(tasks, all) }
}

/** Whether a person may do it: all that moves is free to, goes nowhere in the past, and no rule is broken by it. */
export function isPlainlyLegal(before: ScheduleState, moved: NewPlaces, now: Moment): boolean {
  const all = withGuests(before, moved)
  const isFree = before.tasks
    .filter(({ id }) => all.has(id))
    .every(
      (task) =>
        !task.locked && !isWorked(task) && !(task.place !== null && isBegun(task.place, now)),
    )
  const isAhead = [...all.values()].every((place) => place === null || !isBegun(place, now))
  if (!isFree || !isAhead) return false
  return findBreaks(movePlainly(before, moved), now).length === 0
}

function withGuests({ tasks }: ScheduleState, moved: NewPlaces): Map<number, Place | null> {
  const all = new Map(moved)
  for (const host of eventsOf(tasks)) {
    const to = moved.get(host.id)
    if (to === undefined || to === null || isSamePlace(host.place, to)) continue
    for (const guest of itemsOf(tasks)) {
      if (guest.hostId !== host.id || guest.place === null || moved.has(guest.id)) continue
      all.set(guest.id, {
        day: to.day,
        start: guest.place.start + to.start - host.place.start,
        end: guest.place.end + to.start - host.place.start,
      })
    }
  }
  return all
}

function withGuestIds(event: EventTask, guestIds: number[]): EventTask {
  return { ...event, guestIds }
}

function drawGuests(tasks: readonly Task[], moved: NewPlaces): Task[] {
  const events = eventsOf(tasks)
  const hosted = tasks.map((task): Task => {
    if (task.kind === 'event' || !moved.has(task.id)) return task
    return { ...task, hostId: hostOf(task) }
  })
  function hostOf({ place }: ItemTask): number | null {
    if (place === null) return null
    return events.find((event) => event.hosts && isWithin(place, event.place))?.id ?? null
  }
  return hosted.map((task): Task => {
    if (task.kind === 'item') return task
    const guests = itemsOf(hosted).filter(({ hostId }) => hostId === task.id)
    return withGuestIds(
      task,
      guests.map(({ id }) => id),
    )
  })
}
