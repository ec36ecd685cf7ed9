// Proposes what else has to move for a task to go where it is wanted, as one batch of moves (P3): the smallest that will do.
import { arrange, hostIn } from '../../../shared/schedule/arrangement.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { containsPlace, isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import {
  findTask,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type ItemTask,
  type PlacedItem,
} from '../../../shared/schedule/task.ts'
import { movesOf, toBatchMove, type BatchMove } from '../../../shared/tools/write/batch-moves.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import { leftOut, placeAtSlot, type ProblemTask, type Slot, type Term } from '../problem/problem.ts'
import { findExamLimits, nearTerms } from './near-terms.ts'
import { replanPlan } from './replan-plan.ts'

/**
 * The moves with which a placed task can lie at `place`: its own, and of blocks in its way or in its order as few as
 * possible. Null when it may not go there whatever moves, or lies there already. Today's blocks make room only for
 * what comes from today or goes there.
 */
export function proposeShift(
  state: ScheduleState,
  taskId: number,
  place: Place,
  now: Moment,
): BatchMove | null {
  const task = findTask(state, taskId)
  if (task === undefined || task.place === null || isSamePlace(task.place, place)) return null
  if (checkFreedom(task, now) !== null) return null
  if (task.kind === 'event') return shiftEvent(state, task, place, now)
  const wish: Wish = { day: place.day, start: place.start, isLoose: false }
  return completeShift(state, new Map([[taskId, wish]]), now)
}

/** The same for several blocks at once, each to its own place; null for events too. */
export function proposeShifts(
  state: ScheduleState,
  targets: ReadonlyMap<number, Place>,
  now: Moment,
): BatchMove | null {
  const wishes = [...targets].map(([id, { day, start }]): [number, Wish] => [
    id,
    { day, start, isLoose: false },
  ])
  return completeShift(state, new Map(wishes), now)
}

/**
 * The moves after which a pending block can be placed at `place`: of blocks in its way or in its order as few as
 * possible. Null when it may not go there whatever moves, or may at once.
 */
export function proposeRoom(
  state: ScheduleState,
  item: ItemTask,
  place: Place,
  now: Moment,
): BatchMove | null {
  const hostId = hostIn(arrange(state, new Map([[item.id, place]])), item, place)
  const settled = { ...item, place, hostId, locked: true }
  const tasks = state.tasks.map((task) => (task.id === item.id ? settled : task))
  const request: RoomRequest = {
    wishes: new Map(),
    untouched: brokenNow(state),
    includesToday: place.day === now.day,
  }
  const batch = toBatch(state, makeRoom({ ...state, tasks }, request, now), now)
  const moved = batch && applyEdit(state, { kind: 'batch-move', moves: movesOf(batch) }, now)
  if (moved?.ok !== true) return null
  const { day, start } = place
  const edit = { kind: 'place', task: item.id, day, start } as const
  return applyEdit(moved.value.state, edit, now).ok ? batch : null
}

/**
 * The moves with which a placed block and the later ones of its class go `days` days later (earlier when negative),
 * each as near as it can to its hour. Null when one of them can't.
 */
export function proposeDelay(
  state: ScheduleState,
  taskId: number,
  days: number,
  now: Moment,
): BatchMove | null {
  const first = findTask(state, taskId)
  if (first?.kind !== 'item' || days === 0 || checkFreedom(first, now) !== null) return null
  const sessions = itemsOfClass(state, first.classId)
    .filter(isPlacedItem)
    .filter((item) => item.order >= first.order && checkFreedom(item, now) === null)
  const wishes = sessions.map(({ id, place }): [number, Wish] => [
    id,
    { day: place.day + days, start: place.start, isLoose: true },
  ])
  return first.place === null ? null : completeShift(state, new Map(wishes), now)
}

function completeShift(
  state: ScheduleState,
  wishes: ReadonlyMap<number, Wish>,
  now: Moment,
): BatchMove | null {
  const days = [...wishes].flatMap(([id, { day }]) => [day, findTask(state, id)?.place?.day])
  const request = { wishes, untouched: brokenNow(state), includesToday: days.includes(now.day) }
  return toBatch(state, makeRoom(state, request, now), now)
}

/** Blocks give way to an event, and go along inside it; other events don't. */
function shiftEvent(
  state: ScheduleState,
  event: EventTask,
  place: Place,
  now: Moment,
): BatchMove | null {
  const { places } = arrange(state, new Map([[event.id, place]]))
  const tasks = state.tasks.map((task) => {
    const at = places.get(task.id)
    return at === undefined ? task : { ...task, place: at }
  })
  const request: RoomRequest = {
    wishes: new Map(),
    untouched: brokenNow(state),
    includesToday: [place.day, event.place.day].includes(now.day),
  }
  const moves = makeRoom({ ...state, tasks }, request, now)
  // A block that the event comes to lie around is named where it is: so it becomes a guest.
  const around = state.tasks.flatMap((task): [number, Place][] =>
    isPlacedItem(task) && !places.has(task.id) && containsPlace(place, task.place)
      ? [[task.id, task.place]]
      : [],
  )
  return moves && toBatch(state, new Map([[event.id, place], ...around, ...moves]), now)
}

/** What breaks a rule already is for a re-plan to mend, not for a shift. */
function brokenNow(state: ScheduleState): Set<number> {
  return new Set(findViolations(state).map(({ task }) => task))
}

/** In order of time; null where the batch would be refused. */
function toBatch(
  state: ScheduleState,
  places: ReadonlyMap<number, Place> | null,
  now: Moment,
): BatchMove | null {
  if (places === null) return null
  const moves = [...places]
    .toSorted(([, a], [, b]) => a.day - b.day || a.start - b.start)
    .map(([task, { day, start }]) => ({ task, day, start }))
  if (moves.length === 0 || !applyEdit(state, { kind: 'batch-move', moves }, now).ok) return null
  return toBatchMove(moves)
}

/** Where a block is to go: on that day, and as near as it can to that start; exactly there unless `isLoose`. */
type Wish = { day: number; start: number; isLoose: boolean }

/** Steps of the engine for the places of those that make room. */
const steps = 4000

const seed = 1

/** What an hour away from the wished one costs: more than anything else about a place. */
const weightOfWish = 100_000

type RoomRequest = {
  wishes: ReadonlyMap<number, Wish>
  /** Blocks that are left where they are whatever is wrong with them. */
  untouched: ReadonlySet<number>
  /** Blocks of today may make room too. */
  includesToday: boolean
}

/**
 * The fewest moves with which some blocks get to where they are wanted, everything else staying
 * legal (P3). The new places of all that move, those with wishes included; null when it can't be
 * done.
 */
function makeRoom(
  state: ScheduleState,
  request: RoomRequest,
  now: Moment,
): Map<number, Place> | null {
  const mayMove = findMovable(state, request, now).map(({ id }) => id)
  if (![...request.wishes.keys()].every((id) => mayMove.includes(id))) return null
  const read = readProblem(state, { classIds: [], scope: null, now, mayMove, weights: { move: 0 } })
  const terms = nearTerms(state, read, findExamLimits(state, now, new Set()), now)
  const problem = narrow({ ...read, problem: { ...read.problem, terms } }, request.wishes)
  const found = replanPlan(problem, read.starts, { seed, steps, maxMoves: null })
  if (found.leftOut.length > 0) return null
  const { periods } = problem
  return new Map(
    found.moved.map((task): [number, Place] => {
      const duration = problem.tasks[task]?.duration ?? 1
      return [read.taskIds[task] ?? 0, placeAtSlot(found.starts[task] ?? 0, periods, duration)]
    }),
  )
}

function findMovable(
  state: ScheduleState,
  { wishes, untouched, includesToday }: RoomRequest,
  now: Moment,
): PlacedItem[] {
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => checkFreedom(item, now) === null)
    .filter(
      ({ id, place }) =>
        wishes.has(id) || (!untouched.has(id) && (place.day !== now.day || includesToday)),
    )
}

function narrow(read: StateProblem, wishes: ReadonlyMap<number, Wish>): StateProblem['problem'] {
  const { problem, taskIds, starts } = read
  const wishOf = (task: number) => wishes.get(taskIds[task] ?? 0)
  const tasks = problem.tasks.map((task, index) => {
    const wish = wishOf(index)
    return wish === undefined
      ? task
      : meetWish(task, wish, starts[index] ?? leftOut, problem.periods)
  })
  const nearness: Term = {
    name: 'move',
    weight: weightOfWish,
    kind: 'place',
    costAt: (task, slot) => {
      const wish = wishOf(task)
      return wish === undefined ? 0 : Math.abs((slot % problem.periods) - (wish.start - 1))
    },
  }
  return { ...problem, tasks, terms: [...problem.terms, nearness] }
}

/** Its starts on the wished day, without the one where it lies. */
function meetWish(task: ProblemTask, wish: Wish, present: Slot, periods: number): ProblemTask {
  const starts = task.starts.map((mask, day) => {
    if (day !== wish.day - 1) return 0
    const wished = wish.isLoose ? mask : mask & (1 << (wish.start - 1))
    const isPresent = Math.floor(present / periods) === day
    return isPresent ? wished & ~(1 << (present % periods)) : wished
  })
  return { ...task, starts, hosted: task.hosted.map((mask, day) => mask & (starts[day] ?? 0)) }
}
