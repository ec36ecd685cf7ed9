// Every place where a task may lie, and those nearest to a wanted one, found with bit arithmetic (S2, S7).
import { arrange, masksBeside, type Arrangement } from '../arrangement.ts'
import { neighboursOf } from '../class-order.ts'
import { periodsIn, runStarts } from '../free-runs.ts'
import { firstPeriods, occupantsOf } from '../occupancy.ts'
import { isBesideRows, isSamePlace, placeAt, type Place } from '../place.ts'
import { findTask, type Moment, type ScheduleState } from '../state.ts'
import type { TaskClass } from '../task-class.ts'
import type { EventTask, ItemTask, Task } from '../task.ts'
import { checkMovable, checkPlace, lengthOf, classOf, excludedMask } from './check-place.ts'

/** The periods of a day at which the task may start, as bits. */
type StartsOn = (day: number) => number

/** Every legal place of the task in time order, its present one included where that is legal. */
export function legalStarts(state: ScheduleState, taskId: number, now: Moment): Place[] {
  const task = findTask(state, taskId)
  if (task === undefined) return []
  const startsOn = findStarts(state, task, now)
  const length = lengthOf(task)
  return state.window.days.flatMap((_, index) =>
    periodsIn(startsOn(index + 1)).map((start) => placeAt(index + 1, start, length)),
  )
}

/**
 * Up to `limit` legal places for the task other than its present one: by distance in days from
 * `wanted`, then by distance of their starts in periods, the earlier first.
 */
export function nearestLegalPlaces(
  state: ScheduleState,
  taskId: number,
  wanted: Place,
  now: Moment,
  limit = 3,
): Place[] {
  const task = findTask(state, taskId)
  if (task === undefined) return []
  const startsOn = findStarts(state, task, now)
  const length = lengthOf(task)
  const placesOn = (day: number) =>
    periodsIn(startsOn(day))
      .map((start) => placeAt(day, start, length))
      .filter((place) => !isSamePlace(place, task.place))
  const distance = ({ start }: Place) => Math.abs(start - wanted.start)
  const days = state.window.days.length
  const center = Math.min(Math.max(wanted.day, 1), days)
  const nearest: Place[] = []
  for (let away = 0; away < days && nearest.length < limit; away += 1) {
    const ring = away === 0 ? [center] : [center - away, center + away]
    nearest.push(...ring.flatMap(placesOn).toSorted((a, b) => distance(a) - distance(b)))
  }
  return nearest.slice(0, limit)
}

function findStarts(state: ScheduleState, task: Task, now: Moment): StartsOn {
  if (checkMovable(state, task, now) !== null) return () => 0
  return task.kind === 'event'
    ? findEventStarts(state, task, now)
    : findItemStarts(state, task, now)
}

function findItemStarts(state: ScheduleState, item: ItemTask, now: Moment): StartsOn {
  const taskClass = classOf(state, item)
  const permittedOn = findPermitted(state, item, taskClass, now)
  const present = arrangePresent(state, item)
  return (day) => {
    const permitted = permittedOn(day)
    if (permitted === 0) return 0
    const { solid, freeHost, cuts } = masksBeside(present, day, item.id)
    let starts = runStarts(permitted & ~solid, item.duration, cuts)
    if (!taskClass.mayEmbed || (permitted & freeHost) === 0) return starts
    for (const { isHost, mask } of occupantsOf(state, day)) {
      if (isHost) starts |= runStarts(permitted & freeHost & mask, item.duration, cuts)
    }
    return starts
  }
}

/** The periods of a day that the item's class, its neighbours and the time leave it, as bits. */
function findPermitted(
  state: ScheduleState,
  item: ItemTask,
  taskClass: TaskClass,
  now: Moment,
): (day: number) => number {
  const { predecessor, successor } = neighboursOf(state, item)
  const after = predecessor?.place
  const before = successor?.place
  const fromDay = Math.max(taskClass.fromDay, now.day, after?.day ?? 1)
  const toDay = Math.min(taskClass.toDay, before?.day ?? Infinity)
  const open = firstPeriods(state.window.periods.length) & ~excludedMask(taskClass)
  return (day) => {
    const weekday = state.window.days[day - 1]?.weekday
    if (weekday === undefined || day < fromDay || day > toDay) return 0
    if (taskClass.excludedWeekdays.includes(weekday)) return 0
    let permitted = open
    if (day === now.day) permitted &= ~firstPeriods(now.period)
    if (day === after?.day) permitted &= ~firstPeriods(after.end)
    if (day === before?.day) permitted &= firstPeriods(before.start - 1)
    return permitted
  }
}

function findEventStarts(state: ScheduleState, event: EventTask, now: Moment): StartsOn {
  const present = arrangePresent(state, event)
  const length = lengthOf(event)
  const open = firstPeriods(state.window.periods.length)
  return (day) => {
    if (day < 1 || day < now.day || day > state.window.days.length) return 0
    const coming = day === now.day ? open & ~firstPeriods(now.period) : open
    const { solid, cuts } = masksBeside(present, day, event.id)
    const starts = isBesideRows(event.place)
      ? 1 << (event.place.start - 1)
      : runStarts(coming & ~solid, length, cuts)
    if (event.guestIds.length === 0 && event.clock === null) return starts
    // Guests go along and have limits of their own, and so has a clock: too rare for bits, so each start is tried.
    return periodsIn(starts)
      .filter((start) => checkPlace(state, event.id, placeAt(day, start, length), now) === null)
      .reduce((mask, start) => mask | (1 << (start - 1)), 0)
  }
}

// Naming the task where it is makes the day that it leaves be counted without it.
function arrangePresent(state: ScheduleState, task: Task): Arrangement {
  return arrange(state, new Map(task.place === null ? [] : [[task.id, task.place]]))
}
