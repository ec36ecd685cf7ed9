// Takes what was changed of the plan in its calendar (X11): what taking it over does to the plan, as one edit for all of it.
import type { RemoteChange } from '../../../shared/exchange/caldav.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { dateToDay, minutesOf } from '../../../shared/schedule/calendar.ts'
import {
  acceptSuggested,
  diffStates,
  isEmptyDiff,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import { applyHandEdit } from '../../../shared/schedule/hand-edit.ts'
import { nearestLegalPlaces } from '../../../shared/schedule/legality.ts'
import { isSamePlace, placeAt, type Place } from '../../../shared/schedule/place.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { changeSession } from '../../../shared/schedule/work/change-session.ts'

/** A change there that has no answer yet; `title` is what the server was sent. */
export type OpenChange = { key: string; taskId: number; title: string; remote: RemoteChange }

export type TakeOver =
  | { kind: 'taken'; state: ScheduleState; place: Place | null; isExact: boolean }
  /** It is off the week here and has no place on it: the event there is let go, and stays as it is. */
  | { kind: 'left-there' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'outside' | 'unreadable' | 'gone' }

/** The change of one block taken over, at the nearest legal place where its own is taken. */
export function takeOver(
  state: ScheduleState,
  { taskId, remote }: Pick<OpenChange, 'taskId' | 'remote'>,
  now: Moment,
): TakeOver {
  const item = findTask(state, taskId)
  const isOff = item?.kind !== 'item' || item.place === null
  if (remote.kind === 'deleted') return isOff ? { kind: 'gone' } : takeOff(state, taskId, now)
  if (item?.kind !== 'item') return { kind: 'left-there' }
  const taken = remote.kind === 'unreadable' ? remote : putWhere(state, item, remote, now)
  if (taken.kind === 'taken') return taken
  return isOff ? { kind: 'left-there' } : taken
}

function takeOff(state: ScheduleState, task: number, now: Moment): TakeOver {
  const edited = applyHandEdit(state, { kind: 'unplace', task }, now)
  return edited.ok
    ? { kind: 'taken', state: edited.value.state, place: null, isExact: true }
    : { kind: 'refused', refusal: edited.failure }
}

function putWhere(
  state: ScheduleState,
  item: ItemTask,
  { title, start }: Extract<RemoteChange, { kind: 'changed' }>,
  now: Moment,
): TakeOver {
  const titled = retitle(state, item, title, now)
  const place = placeOf(state, item, start)
  if (place === null) return { kind: 'outside' }
  if (isSamePlace(place, item.place)) return { kind: 'taken', state: titled, place, isExact: true }
  const moved = putAt(titled, item.id, place, now)
  if (moved.ok) return { kind: 'taken', state: moved.value, place, isExact: true }
  const [nearest] = nearestLegalPlaces(titled, item.id, place, now, 1)
  const second = nearest === undefined ? moved : putAt(titled, item.id, nearest, now)
  if (nearest === undefined || !second.ok) return { kind: 'refused', refusal: moved.failure }
  return { kind: 'taken', state: second.value, place: nearest, isExact: false }
}

function putAt(
  state: ScheduleState,
  task: number,
  { day, start }: Place,
  now: Moment,
): Result<ScheduleState, Refusal> {
  const edited = applyHandEdit(state, { kind: 'put', task, day, start }, now)
  return edited.ok ? succeed(edited.value.state) : edited
}

function retitle(state: ScheduleState, { id, title }: ItemTask, wanted: string, now: Moment) {
  if (wanted === '' || wanted === title) return state
  const changed = changeSession(state, { task: id, title: wanted }, now)
  return changed.ok ? changed.value.state : state
}

/** The periods that begin nearest to the instant; null outside the term. */
function placeOf({ window }: ScheduleState, { duration }: ItemTask, start: string): Place | null {
  const day = dateToDay(window, start.slice(0, 10))
  if (day === null) return null
  const minute = minutesOf(start.slice(11))
  const away = window.periods.map((period) => Math.abs(minutesOf(period.start) - minute))
  const last = Math.max(0, window.periods.length - duration)
  const nearest = away.indexOf(Math.min(...away.slice(0, last + 1)))
  return placeAt(day, nearest + 1, duration)
}

export type TakenOver = {
  /** Null where nothing is to be written. */
  diff: ScheduleDiff | null
  /** By key, of each change what became of it. */
  outcomes: Map<string, TakeOver['kind']>
}

/** All of them after one another, as one change. */
export function takeOverAll(
  state: ScheduleState,
  changes: readonly OpenChange[],
  now: Moment,
): TakenOver {
  let after = state
  const outcomes: TakenOver['outcomes'] = new Map()
  for (const change of changes) {
    const taken = takeOver(after, change, now)
    outcomes.set(change.key, taken.kind)
    if (taken.kind === 'taken') after = taken.state
  }
  const diff = acceptSuggested(diffStates(state, after))
  return { diff: isEmptyDiff(diff) ? null : diff, outcomes }
}
