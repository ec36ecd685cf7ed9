// "Worked 40 minutes" said of a homework item: which of its blocks that counts for, and the mark that it makes (H1, P6).
import { fail, succeed, type Result } from '../result.ts'
import { diffStates, type ScheduleDiff } from '../schedule/diff.ts'
import { applyEdit } from '../schedule/edits.ts'
import { legalStarts } from '../schedule/legality.ts'
import { hasBegun } from '../schedule/legality/freedom.ts'
import type { Place } from '../schedule/place.ts'
import type { Refusal } from '../schedule/refusal.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import { isPlacedItem, markOf, type ItemTask, type PlacedItem } from '../schedule/task.ts'
import { minutesOfPlace } from '../schedule/work-minutes.ts'

export type WorkedWish = {
  /** 1 to 1440. */
  minutes: number
  /** Whether the block is finished with it; null: where it took as long as planned. */
  isFinished: boolean | null
  now: Moment
  /** An id that no task has had, for what is left of the block. */
  restId: number
}

export type LoggedWork = { state: ScheduleState; diff: ScheduleDiff; task: ItemTask }

export type LogWorkProblem =
  /** It has no block that is still open. */
  | { kind: 'no-open-block' }
  /** No block has begun, and no free stretch of the last days takes one. */
  | { kind: 'no-room' }
  | { kind: 'refused'; refusal: Refusal }

/** Days before today on which work that was not planned may have been done. */
const daysBack = 6

/**
 * The block that has begun last and is open; else the next of its order, which is put where there was room for it
 * last. One that lies ahead and is finished may be marked where it lies. The given state stays as it is.
 */
export function logWork(
  state: ScheduleState,
  items: readonly ItemTask[],
  wish: WorkedWish,
): Result<LoggedWork, LogWorkProblem> {
  const open = items.filter((item) => markOf(item) === null)
  const [next] = open
  if (next === undefined) return fail({ kind: 'no-open-block' })
  const begun = open
    .filter((item) => isPlacedItem(item))
    .filter((each) => hasBegun(each, wish.now))
    .toSorted((a, b) => a.place.day - b.place.day || a.place.start - b.place.start)
    .at(-1)
  if (begun !== undefined) return mark(state, state, begun, wish)
  const moved = putBack(state, next, wish.now)
  if (moved !== null) return mark(state, moved.state, moved.item, wish)
  const ahead = putAhead(state, next, wish.now)
  return ahead !== null && isDone(ahead.state, ahead.item, wish)
    ? mark(state, ahead.state, ahead.item, wish)
    : fail({ kind: 'no-room' })
}

function mark(
  before: ScheduleState,
  state: ScheduleState,
  item: PlacedItem,
  wish: WorkedWish,
): Result<LoggedWork, LogWorkProblem> {
  const { minutes, restId, now } = wish
  const outcome = isDone(state, item, wish) ? 'done' : 'partly'
  const marked = applyEdit(
    state,
    { kind: 'mark', task: item.id, mark: outcome, minutes, restId },
    now,
  )
  if (!marked.ok) return fail({ kind: 'refused', refusal: marked.failure })
  const after = marked.value.state
  const task = after.tasks.find(({ id }) => id === item.id)
  if (task?.kind !== 'item') throw new Error(`the marked task ${item.id} is gone`)
  return succeed({ state: after, diff: diffStates(before, after), task })
}

function isDone(
  { window }: ScheduleState,
  { place }: PlacedItem,
  { minutes, isFinished }: WorkedWish,
): boolean {
  return isFinished ?? minutes >= minutesOfPlace(window, place)
}

type Put = { state: ScheduleState; item: PlacedItem }

/** Where it lies, or its first legal place: what is done early is marked there. */
function putAhead(state: ScheduleState, item: ItemTask, now: Moment): Put | null {
  if (isPlacedItem(item)) return { state, item }
  const [first] = legalStarts(state, item.id, now)
  return first === undefined ? null : put(state, item.id, first, now)
}

function put(
  state: ScheduleState,
  task: number,
  { day, start }: Pick<Place, 'day' | 'start'>,
  now: Moment,
): Put | null {
  const placed = applyEdit(state, { kind: 'place', task, day, start }, now)
  const item = placed.ok ? placed.value.state.tasks.find(({ id }) => id === task) : undefined
  return placed.ok && item !== undefined && isPlacedItem(item)
    ? { state: placed.value.state, item }
    : null
}

/**
 * On today or one of the last days, begun by now; null where nothing takes it. As early there as it goes: what is
 * worked on after it that day has to follow it (S4).
 */
function putBack(state: ScheduleState, item: ItemTask, now: Moment): Put | null {
  const waiting =
    item.place === null ? null : applyEdit(state, { kind: 'unplace', task: item.id }, now)
  if (waiting?.ok === false) return null
  const free = waiting?.value.state ?? state
  const last = Math.min(now.day, state.window.days.length)
  for (let day = last; day >= Math.max(1, now.day - daysBack); day -= 1) {
    const latest = day === now.day ? now.period : state.window.periods.length
    // As the day was before it began: what is being said of it has happened.
    const dawn = { day, period: 0 }
    for (let start = 1; start <= latest - item.duration + 1; start += 1) {
      const moved = put(free, item.id, { day, start }, dawn)
      if (moved !== null) return moved
    }
  }
  return null
}
