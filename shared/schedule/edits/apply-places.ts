// Applies an arrangement once it is judged: new places, and both ends of every host relation (S3).
import { arrange, hostIn, type Arrangement } from '../arrangement.ts'
import { clockAt } from './clock-span.ts'
import { diffOfChanges } from '../diff.ts'
import { succeed } from '../../result.ts'
import { checkArrangement } from '../legality/check-place.ts'
import { placeLength, type Place } from '../place.ts'
import { findEvent, findTask, type Moment, type ScheduleState } from '../state.ts'
import type { EventTask, ItemTask, Task } from '../task.ts'
import type { EditResult } from './edit.ts'
import { refuseArrangement } from './refuse.ts'

/** Puts the tasks at the given places, all of them or none. */
export function applyPlaces(
  state: ScheduleState,
  targets: ReadonlyMap<number, Place>,
  now: Moment,
): EditResult {
  const arrangement = arrange(state, targets)
  const problem = checkArrangement(arrangement, now)
  return problem === null
    ? applyArrangement(arrangement)
    : refuseArrangement(arrangement, problem, now)
}

/** For one that has been judged: an item is as long as its place. */
export function applyArrangement(arrangement: Arrangement): EditResult {
  const { state, places } = arrangement
  const moved = [...places].flatMap(([id, place]): Task[] => {
    const task = findTask(state, id)
    if (task === undefined) return []
    if (task.kind === 'event')
      return [{ ...task, place, clock: clockAt(state.window, task, place) }]
    const status = task.status === 'pending' ? 'existing' : task.status
    const hostId = hostIn(arrangement, task, place)
    return [{ ...task, place, duration: placeLength(place), status, hostId }]
  })
  return replaceTasks(state, moved)
}

/** The state with these tasks for those of the same id; the hosts' guest lists follow the items. */
export function replaceTasks(state: ScheduleState, tasks: readonly Task[]): EditResult {
  const replaced = new Map(tasks.map((task) => [task.id, task]))
  for (const task of tasks) {
    if (task.kind === 'item') moveGuest(state, replaced, task)
  }
  const diff = diffOfChanges(
    [...replaced.values()]
      .toSorted((a, b) => a.id - b.id)
      .map((to) => [`task:${to.id}`, { from: findTask(state, to.id) ?? null, to }]),
  )
  const all = state.tasks.map((task) => replaced.get(task.id) ?? task)
  return succeed({ state: { ...state, tasks: all }, diff })
}

function moveGuest(state: ScheduleState, replaced: Map<number, Task>, guest: ItemTask): void {
  const before = findTask(state, guest.id)
  const oldHost = before?.kind === 'item' ? before.hostId : null
  if (oldHost === guest.hostId) return
  changeGuests(state, replaced, oldHost, (guests) => guests.filter((id) => id !== guest.id))
  changeGuests(state, replaced, guest.hostId, (guests) => [...guests, guest.id])
}

function changeGuests(
  state: ScheduleState,
  replaced: Map<number, Task>,
  hostId: number | null,
  change: (guestIds: number[]) => number[],
): void {
  if (hostId === null) return
  const changed = replaced.get(hostId)
  const host: EventTask | undefined = changed?.kind === 'event' ? changed : findEvent(state, hostId)
  if (host === undefined) return
  const guestIds = change(host.guestIds).toSorted((a, b) => a - b)
  replaced.set(hostId, { ...host, guestIds })
}
