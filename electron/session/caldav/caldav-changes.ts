// What was changed of the plan in its calendar: a card for each block, and taking the changes over as one edit (X11).
import type { RemoteCard, RemoteChange } from '../../../shared/exchange/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
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
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { changeSession } from '../../../shared/schedule/work/change-session.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayDay } from '../../../shared/words/dates/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'

type TakenOver = { state: ScheduleState; place: Place | null; isExact: boolean }

type NotTaken = { kind: 'refused'; refusal: Refusal } | { kind: 'outside' | 'unreadable' | 'gone' }

/** The state with the change of one block taken over, at the nearest legal place where its own is taken. */
function takeOver(
  state: ScheduleState,
  taskId: number,
  remote: RemoteChange,
  now: Moment,
): Result<TakenOver, NotTaken> {
  const item = findTask(state, taskId)
  if (item === undefined || !isPlacedItem(item)) return fail({ kind: 'gone' })
  if (remote.kind === 'unreadable') return fail({ kind: 'unreadable' })
  if (remote.kind === 'deleted') {
    const edited = applyHandEdit(state, { kind: 'unplace', task: taskId }, now)
    return edited.ok
      ? succeed({ state: edited.value.state, place: null, isExact: true })
      : fail({ kind: 'refused', refusal: edited.failure })
  }
  const titled = retitle(state, item, remote.title, now)
  const wanted = placeOf(state, item, remote.start)
  if (wanted === null) return fail({ kind: 'outside' })
  if (isSamePlace(wanted, item.place)) {
    return succeed({ state: titled, place: wanted, isExact: true })
  }
  const moved = putAt(titled, taskId, wanted, now)
  if (moved.ok) return succeed({ state: moved.value, place: wanted, isExact: true })
  const [nearest] = nearestLegalPlaces(titled, taskId, wanted, now, 1)
  const second = nearest === undefined ? moved : putAt(titled, taskId, nearest, now)
  if (nearest === undefined || !second.ok) return fail({ kind: 'refused', refusal: moved.failure })
  return succeed({ state: second.value, place: nearest, isExact: false })
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

function retitle(state: ScheduleState, { id, title }: PlacedItem, wanted: string, now: Moment) {
  if (wanted === '' || wanted === title) return state
  const changed = changeSession(state, { task: id, title: wanted }, now)
  return changed.ok ? changed.value.state : state
}

/** The periods that begin nearest to the instant; null outside the term. */
function placeOf({ window }: ScheduleState, { duration }: PlacedItem, start: string): Place | null {
  const day = dateToDay(window, start.slice(0, 10))
  if (day === null) return null
  const minute = minutesOf(start.slice(11))
  const away = window.periods.map((period) => Math.abs(minutesOf(period.start) - minute))
  const last = Math.max(0, window.periods.length - duration)
  const nearest = away.indexOf(Math.min(...away.slice(0, last + 1)))
  return placeAt(day, nearest + 1, duration)
}

/** All of them after one another, as one change; those that can't be taken over are left out. */
export function takeOverAll(
  state: ScheduleState,
  changes: readonly { taskId: number; remote: RemoteChange }[],
  now: Moment,
): ScheduleDiff | null {
  let after = state
  for (const { taskId, remote } of changes) {
    const taken = takeOver(after, taskId, remote, now)
    if (taken.ok) after = taken.value.state
  }
  const diff = acceptSuggested(diffStates(state, after))
  return isEmptyDiff(diff) ? null : diff
}

export function remoteCard(
  state: ScheduleState,
  { key, taskId, remote }: { key: string; taskId: number; remote: RemoteChange },
  now: Moment,
  language: Language,
): RemoteCard {
  const taken = takeOver(state, taskId, remote, now)
  const title = quoteTitle(findTask(state, taskId)?.title ?? '', language)
  return {
    key,
    taskId,
    what: sayRemote(state, title, remote, language),
    offer: taken.ok ? sayOffer(state, taken.value, language) : null,
    why: taken.ok ? null : sayNotTaken(state, taken.failure, language),
  }
}

function sayRemote(
  { window }: ScheduleState,
  title: string,
  remote: RemoteChange,
  language: Language,
): string {
  const isEnglish = language === 'en'
  if (remote.kind === 'deleted')
    return isEnglish ? `${title} was deleted in your calendar.` : `日历里删除了${title}。`
  if (remote.kind === 'unreadable')
    return isEnglish
      ? `${title} was made into something in your calendar that is no block: it repeats or lasts all day.`
      : `${title}在日历里变成了重复或全天的日程，不再是一个时段。`
  const [iso = '', from] = remote.start.split('T')
  const day = dateToDay(window, iso)
  const date = day === null ? iso : sayDay(window, day, language)
  const until = remote.end.slice(11)
  return isEnglish
    ? `${title} is on ${date}, ${from}–${until} in your calendar${named(remote.title)}.`
    : `${title}在日历里是 ${date} ${from}–${until}${named(remote.title)}。`

  function named(shown: string): string {
    const quoted = quoteTitle(shown, language)
    if (quoted === title) return ''
    return isEnglish ? `, named ${quoted}` : `，名称是${quoted}`
  }
}

function sayOffer(
  { window }: ScheduleState,
  { place, isExact }: TakenOver,
  language: Language,
): string {
  const isEnglish = language === 'en'
  if (place === null)
    return isEnglish
      ? 'Take it off the week; it waits for a place then.'
      : '从本周移走，变成待安排。'
  const where = sayPlace(window, place, language, 'full')
  if (isExact) return isEnglish ? `Put it there: ${where}.` : `放到：${where}。`
  return isEnglish
    ? `That time is taken; the nearest place that fits is ${where}.`
    : `那个时间不行，最近的可用位置是${where}。`
}

function sayNotTaken(state: ScheduleState, problem: NotTaken, language: Language): string {
  const isEnglish = language === 'en'
  switch (problem.kind) {
    case 'refused':
      return sayRefusal(state, problem.refusal, language, 'person')
    case 'outside':
      return isEnglish ? 'That day is not in the term.' : '那一天不在学期内。'
    case 'unreadable':
      return isEnglish ? 'Only your own version can be kept.' : '只能保留你这里的版本。'
    case 'gone':
      return isEnglish ? 'It is not on the week here any more.' : '它已经不在本机的日程里了。'
    default:
      return problem satisfies never
  }
}
