// New places for several tasks at once: each in turn to the nearest legal place, judged together in the end.
import { dateToDay, weekOf } from '../../../shared/schedule/calendar.ts'
import { applyEdit, type Move } from '../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { comparePlaces, placeAt, placeLength, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { proposeShift } from '../../planner/replan/propose-shift.ts'
import type { Write } from '../resolve/intent.ts'
import { timesOfWeek } from '../read/kept-free.ts'
import { movesOf } from '../../../shared/tools/write/batch-moves.ts'
import { movesBetween } from './batch-moves.ts'
import { isBroken } from '../resolve/whole-places.ts'
import { meetsTarget } from '../resolve/choose-place.ts'

export type Relocation = {
  moves: Move[]
  /** Tasks that found no place. */
  stuck: number[]
}

type Wanted = Extract<Write, { kind: 'relocate' }>

/** Whether what gives way may come to a place. */
type IsFree = (place: Place) => boolean

/** Items of one body of work keep their order, so both directions are tried and the better one counts. */
export function relocateTasks(
  state: ScheduleState,
  write: Wanted,
  now: Moment,
  isFree: IsFree = () => true,
): Relocation {
  const placed = write.taskIds
    .flatMap((id) => (findTask(state, id)?.place ? [id] : []))
    .toSorted((a, b) => byPlace(state, a, b))
  const attempts = [placed, placed.toReversed()].map((order) =>
    attempt(state, write, order, now, isFree),
  )
  const [best] = attempts.toSorted((a, b) => a.stuck.length - b.stuck.length)
  return best ?? { moves: [], stuck: placed }
}

function attempt(
  start: ScheduleState,
  write: Wanted,
  order: number[],
  now: Moment,
  isFree: IsFree,
): Relocation {
  let state = start
  const moves: Move[] = []
  const stuck: number[] = []
  let hasMadeRoom = false
  for (const task of order) {
    const place = nearestAllowed(state, task, write, now)
    const edited =
      place === null
        ? null
        : applyEdit(state, { kind: 'move', task, day: place.day, start: place.start }, now)
    if (place === null || edited === null || !edited.ok) {
      const room = makeRoom(state, task, write, now, isFree)
      const made = room === null ? null : applyEdit(state, { kind: 'batch-move', moves: room }, now)
      if (room === null || made === null || !made.ok) stuck.push(task)
      else {
        state = made.value.state
        hasMadeRoom = true
      }
    } else {
      state = edited.value.state
      moves.push({ task, day: place.day, start: place.start })
    }
  }
  if (hasMadeRoom) moves.splice(0, moves.length, ...movesBetween(start, state))
  const whole = moves.length === 0 || applyEdit(start, { kind: 'batch-move', moves }, now).ok
  return whole ? { moves, stuck } : { moves: [], stuck: order }
}

/** What gives way must not come to the days that are to be left. */
function keptOff(state: ScheduleState, left: readonly number[]): ScheduleState {
  const weekdays = left.flatMap((day) => state.window.days[day - 1]?.weekday ?? [])
  const taskClasses = state.taskClasses.map((taskClass) => ({
    ...taskClass,
    excludedWeekdays: [...new Set([...taskClass.excludedWeekdays, ...weekdays])],
  }))
  return { ...state, taskClasses }
}

/** Where nothing is free on the wished days, others give way: the place for which the fewest do. */
function makeRoom(
  state: ScheduleState,
  taskId: number,
  write: Wanted,
  now: Moment,
  isFree: IsFree,
): Move[] | null {
  const { window } = state
  const task = findTask(state, taskId)
  if (write.target.dates === null || task?.kind !== 'item') return null
  const left = write.avoidDates.flatMap((date) => dateToDay(window, date) ?? [])
  const places = write.target.dates.flatMap((date) => {
    const day = dateToDay(window, date)
    const last = window.periods.length - task.duration + 1
    return day === null
      ? []
      : Array.from({ length: last }, (_, index) => placeAt(day, index + 1, task.duration))
  })
  const batches = places
    .filter((place) => isAllowed(state, place, write))
    .flatMap((place) => {
      const batch = proposeShift(keptOff(state, left), taskId, place, now)
      return batch === null ? [] : [movesOf(batch)]
    })
    .filter((moves) => moves.every(({ day }) => !left.includes(day)))
    .filter((moves) => moves.every((move) => mayGo(state, move, write, isFree)))
  return batches.toSorted((a, b) => a.length - b.length)[0] ?? null
}

/** What is where it should be already stays there, and what gives way leaves free what is to be free. */
function mayGo(state: ScheduleState, move: Move, write: Wanted, isFree: IsFree): boolean {
  const task = findTask(state, move.task)
  if (task?.kind !== 'item' || task.place === null) return true
  const place = placeAt(move.day, move.start, task.duration)
  if (!write.taskIds.includes(move.task)) return isFree(place)
  return isAllowed(state, place, write) || !isAllowed(state, task.place, write)
}

function nearestAllowed(
  state: ScheduleState,
  task: number,
  write: Wanted,
  now: Moment,
): Place | null {
  const from = findTask(state, task)?.place
  if (from === null || from === undefined) return null
  const { shift } = write.target
  const allowed = legalStarts(state, task, now).filter(
    (place) => isAllowed(state, place, write) && (shift === null || place.day === from.day + shift),
  )
  const strain = (place: Place) => strainOf(place, from, state, now)
  const [best] = allowed.toSorted(
    (a, b) =>
      strain(a) - strain(b) ||
      Math.abs(a.start - from.start) - Math.abs(b.start - from.start) ||
      comparePlaces(a, b),
  )
  return best ?? null
}

/** The same week first, then the nearest day, rather later than earlier; today and broken blocks come last. */
function strainOf(place: Place, from: Place, state: ScheduleState, now: Moment): number {
  const weeks = Math.abs(weekOf(place.day) - weekOf(from.day))
  const days = Math.abs(place.day - from.day) * 2 + (place.day < from.day ? 1 : 0)
  return (
    weeks * 100 +
    days +
    (place.day === now.day ? 1000 : 0) +
    (isBroken(place, state.window) ? 500 : 0)
  )
}

function isAllowed(
  state: ScheduleState,
  place: Place,
  { target, avoid, avoidDates, most = Infinity }: Wanted,
): boolean {
  if (!meetsTarget(state, place, target)) return false
  if (studyOn(place.day, state) + placeLength(place) > most) return false
  const { window } = state
  const isAvoidedDay = avoidDates.some((date) => dateToDay(window, date) === place.day)
  const meetsPeriods = avoid.periods.some((period) => period >= place.start && period <= place.end)
  if (avoidDates.length > 0) return !(isAvoidedDay && (avoid.periods.length === 0 || meetsPeriods))
  const weekday = window.days[place.day - 1]?.weekday ?? 0
  const meetsTime = timesOfWeek(avoid).some(
    (time) => time.weekday === weekday && time.start <= place.end && time.end >= place.start,
  )
  return !avoid.weekdays.includes(weekday) && !meetsPeriods && !meetsTime
}

/** Rows of study of a day. */
export function studyOn(day: number, { tasks }: ScheduleState): number {
  return tasks
    .filter(isPlacedItem)
    .filter(({ place }) => place.day === day)
    .reduce((sum, { place }) => sum + placeLength(place), 0)
}

function byPlace(state: ScheduleState, a: number, b: number): number {
  const [left, right] = [findTask(state, a)?.place, findTask(state, b)?.place]
  return left && right ? comparePlaces(left, right) : 0
}
