// Picks the legal place that a target asks for, or says why there is none and what lies nearest.
import { dateToDay, minutesOf } from '../../../shared/schedule/calendar.ts'
import { checkPlace, legalStarts, nearestLegalPlaces } from '../../../shared/schedule/legality.ts'
import {
  comparePlaces,
  isSamePlace,
  placeAt,
  placeLength,
  type Place,
} from '../../../shared/schedule/place.ts'
import { wholeFirst } from './whole-places.ts'
import type { Refusal, RefusalReason } from '../../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Target } from '../words/task-words.ts'
import { fulfils } from './wishes.ts'

export type Choice =
  | { kind: 'place'; place: Place }
  | { kind: 'already-there'; place: Place }
  /** Nothing legal there; `reason` is why the wanted place is not, where one was named. */
  | { kind: 'none'; refusal: Refusal | null; offers: Place[] }

/** `tried`: places that were proposed before in this turn, the last one last. */
export function choosePlace(
  state: ScheduleState,
  taskId: number,
  target: Target,
  tried: readonly Place[],
  now: Moment,
): Choice {
  const task = findTask(state, taskId)
  if (task === undefined) return { kind: 'none', refusal: null, offers: [] }
  const legal = legalStarts(state, taskId, now).filter((place) => !isTried(place, tried))
  const wanted = wantedBy(state, task, target, tried)
  const isFree =
    target.nudge === null && target.shift === null && target.by === null && target.choice === null
  if (isFree && tried.length === 0 && task.place !== null && wanted.accepts(task.place))
    return { kind: 'already-there', place: task.place }
  if (target.choice !== null) return chooseOffered(state, task, target, tried, now)
  const [picked] = wholeFirst(legal.filter(wanted.accepts).toSorted(wanted.order), state.window)
  if (picked !== undefined) return { kind: 'place', place: picked }
  const offers = offersFor(state, task, target, now).filter((place) => !isTried(place, tried))
  return { kind: 'none', refusal: whyNot(state, task, target, now), offers }
}

// Counted in the list as it was asked, so that an answer keeps its meaning after a rejection.
function chooseOffered(
  state: ScheduleState,
  task: Task,
  target: Target,
  tried: readonly Place[],
  now: Moment,
): Choice {
  const offers = offersFor(state, task, target, now)
  const offered = offers[(target.choice ?? 1) - 1]
  if (offered !== undefined && !isTried(offered, tried)) return { kind: 'place', place: offered }
  return { kind: 'none', refusal: null, offers: offers.filter((place) => !isTried(place, tried)) }
}

function isTried(place: Place, tried: readonly Place[]): boolean {
  return tried.some((other) => isSamePlace(other, place))
}

/** How many places a question offers. */
const mostOffers = 3

function offersFor(state: ScheduleState, task: Task, target: Target, now: Moment): Place[] {
  const near = nearestLegalPlaces(
    state,
    task.id,
    idealPlace(state, task, target),
    now,
    4 * mostOffers,
  )
  const { shift } = target
  const from = task.place?.day ?? 0
  // "A day later" is no earlier hour of the same day.
  const onward = near.filter(({ day }) => shift === null || (day - from) * Math.sign(shift) > 0)
  const wished = onward.length > 0 ? onward : near
  return wholeFirst(wished, state.window).slice(0, mostOffers)
}

/** Whether a place is one that the target asks for. */
export function meetsTarget(state: ScheduleState, place: Place, { dates, wish }: Target): boolean {
  const days = daysOf(state, dates)
  return (days === null || days.includes(place.day)) && fulfils(place, wish, state.window)
}

type Wanted = { accepts: (place: Place) => boolean; order: (a: Place, b: Place) => number }

function wantedBy(
  state: ScheduleState,
  task: Task,
  target: Target,
  tried: readonly Place[],
): Wanted {
  const { window } = state
  const base = tried.at(-1) ?? task.place
  if (target.shift !== null && task.place !== null) {
    const { day, start } = task.place
    const wantedDay = day + target.shift
    return {
      accepts: (place) => place.day === wantedDay && fulfils(place, target.wish, window),
      order: (a, b) => Math.abs(a.start - start) - Math.abs(b.start - start) || a.start - b.start,
    }
  }
  const start = startAsked(state, task, target)
  if (start !== null && task.place !== null) {
    const days = daysOf(state, target.dates) ?? [task.place.day]
    return {
      accepts: (place) => days.includes(place.day) && place.start === start,
      order: comparePlaces,
    }
  }
  if (target.nudge !== null && base !== null) {
    const isLater = target.nudge === 'later'
    const sign = isLater ? 1 : -1
    return {
      accepts: (place) => comparePlaces(place, base) * sign > 0,
      order: (a, b) => comparePlaces(a, b) * sign,
    }
  }
  const days = daysOf(state, target.dates) ?? (task.place === null ? null : [task.place.day])
  return {
    accepts: (place) =>
      (days === null || days.includes(place.day)) && fulfils(place, target.wish, window),
    order: comparePlaces,
  }
}

function daysOf(state: ScheduleState, dates: string[] | null): number[] | null {
  return dates === null ? null : dates.flatMap((date) => dateToDay(state.window, date) ?? [])
}

function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}

/** The period that a distance from where it lies comes to, or its own; null where neither was asked for, or none begins then. */
function startAsked({ window }: ScheduleState, { place }: Task, target: Target): number | null {
  if (place === null) return null
  const { by, sameTime } = target
  if (by === null) return sameTime === null ? null : place.start
  if (by.unit === 'periods') return place.start + by.amount
  const begins = minutesOf(window.periods[place.start - 1]?.start ?? '00:00') + by.amount
  const distances = window.periods.map(({ start }) => Math.abs(minutesOf(start) - begins))
  const nearest = Math.min(...distances)
  return nearest > Math.abs(by.amount) / 2 ? 0 : distances.indexOf(nearest) + 1
}

/** Where it would lie if nothing were in the way. */
function idealPlace(state: ScheduleState, task: Task, target: Target): Place {
  const shifted =
    target.shift !== null && task.place !== null ? task.place.day + target.shift : null
  const day = shifted ?? daysOf(state, target.dates)?.[0] ?? task.place?.day ?? 1
  return placeAt(
    day,
    startAsked(state, task, target) ??
      idealStart(state, day, lengthOf(task), target.wish) ??
      task.place?.start ??
      1,
    lengthOf(task),
  )
}

function idealStart(
  state: ScheduleState,
  day: number,
  length: number,
  wish: TimeWish | null,
): number | null {
  if (wish === null) return null
  const last = state.window.periods.length - length + 1
  const starts = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1)
  return starts.find((start) => fulfils(placeAt(day, start, length), wish, state.window)) ?? null
}

const takenKinds = new Set<RefusalReason['kind']>([
  'occupied',
  'astride-host',
  'host-taken',
  'embedding-not-allowed',
  'in-the-past',
])

/** The reason that stands against most of the wanted places; the first of equals. */
function whyNot(state: ScheduleState, task: Task, target: Target, now: Moment): Refusal | null {
  const days = daysOf(state, target.dates) ?? [idealPlace(state, task, target).day]
  const length = lengthOf(task)
  const reasons = days.slice(0, 7).flatMap((day) =>
    state.window.periods.flatMap((_, index) => {
      const place = placeAt(day, index + 1, length)
      if (place.end > state.window.periods.length || !fulfils(place, target.wish, state.window))
        return []
      return checkPlace(state, task.id, place, now) ?? []
    }),
  )
  // A place that is free and still not allowed tells more than one that is taken.
  const telling = reasons.filter(({ kind }) => !takenKinds.has(kind))
  const counts = Map.groupBy(telling.length > 0 ? telling : reasons, ({ kind }) => kind)
  const [most] = [...counts.values()].toSorted((a, b) => b.length - a.length)
  const reason = most?.[0]
  return reason === undefined ? null : { task: task.id, reason, nearest: [] }
}
