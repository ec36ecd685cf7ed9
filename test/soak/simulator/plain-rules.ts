// The rules of the schedule (S1, S3 to S6) said once more, in plain lists and without masks: what the simulator holds every
// state against. It shares no code with the product's legality check.
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'

export function isBegun(place: Place, now: Moment): boolean {
  return place.day < now.day || (place.day === now.day && place.start <= now.period)
}

export function isWorked(task: Task): boolean {
  const last = task.kind === 'item' ? task.log?.at(-1) : undefined
  return last !== undefined && last.outcome !== 'missed' && task.place !== null
}

/** Every rule that the state breaks, in a sentence each. */
export function findBreaks(state: ScheduleState, now: Moment): string[] {
  return [
    ...breaksOfIds(state),
    ...breaksOfRoom(state),
    ...breaksOfHosts(state),
    ...breaksOfOrder(state),
    ...breaksOfLimits(state, now),
  ]
}

const isAscending = (list: readonly { id: number }[]) =>
  list.every(({ id }, index) => index === 0 || (list[index - 1]?.id ?? 0) < id)

function breaksOfIds({ tasks, taskClasses, window }: ScheduleState): string[] {
  const odd = tasks.filter(
    ({ place }) =>
      place !== null &&
      (place.day < 1 ||
        place.day > window.days.length ||
        place.start < 1 ||
        place.end < place.start ||
        place.end > window.periods.length),
  )
  return [
    ...(isAscending(tasks) && isAscending(taskClasses) ? [] : ['S1: ids do not ascend']),
    ...odd.map(({ id }) => `S1: ${id} lies outside the window`),
    ...itemsOf(tasks)
      .filter(({ place, status }) => (place === null) !== (status === 'pending'))
      .map(({ id }) => `S1: ${id} is pending with a place, or has none`),
    ...itemsOf(tasks)
      .filter(({ place, duration }) => place !== null && place.end - place.start + 1 !== duration)
      .map(({ id }) => `S1: ${id} is not as long as its place`),
  ]
}

function breaksOfRoom({ tasks }: ScheduleState): string[] {
  const taken = new Map<string, number>()
  const found: string[] = []
  for (const task of tasks) {
    if (task.place === null) continue
    const layer = task.kind === 'item' && task.hostId !== null ? `in ${task.hostId}` : 'solid'
    for (let period = task.place.start; period <= task.place.end; period += 1) {
      const cell = `${layer} ${task.place.day}:${period}`
      const other = taken.get(cell)
      if (other !== undefined) found.push(`S3: ${other} and ${task.id} share ${cell}`)
      taken.set(cell, task.id)
    }
  }
  return found
}

function breaksOfHosts({ tasks }: ScheduleState): string[] {
  const events = new Map(tasks.flatMap((task) => (task.kind === 'event' ? [[task.id, task]] : [])))
  const ofGuests = itemsOf(tasks).flatMap(({ id, hostId, place }) => {
    if (hostId === null) return []
    const host = events.get(hostId)
    const isInside =
      host !== undefined && place !== null && host.hosts && isWithin(place, host.place)
    return isInside && host.guestIds.includes(id) ? [] : [`S3: ${id} is no true guest of ${hostId}`]
  })
  const ofEvents = [...events.values()].flatMap(({ id, guestIds }) => {
    const guests = itemsOf(tasks).filter(({ hostId }) => hostId === id)
    return guestIds.join() === guests.map((guest) => guest.id).join()
      ? []
      : [`S3: ${id} names the guests ${guestIds.join()}`]
  })
  return [...ofGuests, ...ofEvents]
}

function breaksOfOrder({ tasks, taskClasses }: ScheduleState): string[] {
  return taskClasses.flatMap(({ id }) => {
    const inOrder = itemsOf(tasks)
      .filter(({ classId }) => classId === id)
      .toSorted((a, b) => a.order - b.order)
    const twice = inOrder.filter(({ order }, index) => order === inOrder[index - 1]?.order)
    // What waits for a place does not bind.
    const placed = inOrder.filter(({ place }) => place !== null)
    const crossed = placed.slice(1).filter((item, index) => {
      const before = placed[index]?.place ?? null
      return before !== null && item.place !== null && !isOver(before, item.place)
    })
    return [
      ...twice.map((item) => `S4: ${item.id} has the order of another`),
      ...crossed.map((item) => `S4: ${item.id} lies before the one that it follows`),
    ]
  })
}

function breaksOfLimits({ tasks, taskClasses, window }: ScheduleState, now: Moment): string[] {
  return itemsOf(tasks).flatMap((item) => {
    const { place } = item
    const work = taskClasses.find(({ id }) => id === item.classId)
    if (work === undefined) return [`S1: ${item.id} belongs to no work`]
    if (place === null || isBegun(place, now) || isWorked(item)) return []
    const isOff =
      place.day < work.fromDay ||
      place.day > work.toDay ||
      work.excludedWeekdays.includes(window.days[place.day - 1]?.weekday ?? 0) ||
      work.excludedPeriods.some((period) => period >= place.start && period <= place.end) ||
      (item.hostId !== null && !work.mayEmbed)
    return isOff ? [`S5: ${item.id} lies outside the limits of its work`] : []
  })
}

/** What a person's own step may never change (S6): where that lies which is locked, worked or begun. */
export function findMovedFixed(before: ScheduleState, after: ScheduleState, now: Moment): string[] {
  return before.tasks.flatMap((task) => {
    const { place } = task
    if (place === null || (!task.locked && !isWorked(task) && !isBegun(place, now))) return []
    const then = after.tasks.find(({ id }) => id === task.id)
    const isSame = JSON.stringify(then?.place) === JSON.stringify(place)
    return isSame ? [] : [`S6: ${task.id} was fixed and moved`]
  })
}

export function itemsOf(tasks: readonly Task[]): ItemTask[] {
  return tasks.filter((task): task is ItemTask => task.kind === 'item')
}

export function eventsOf(tasks: readonly Task[]): EventTask[] {
  return tasks.filter((task): task is EventTask => task.kind === 'event')
}

export function isWithin(inner: Place, outer: Place): boolean {
  return inner.day === outer.day && outer.start <= inner.start && inner.end <= outer.end
}

function isOver(earlier: Place, later: Place): boolean {
  return earlier.day < later.day || (earlier.day === later.day && earlier.end < later.start)
}
