// The fewest moves with which some blocks get to where they are wanted, everything else staying legal (P3).
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import { leftOut, placeAtSlot, type ProblemTask, type Slot, type Term } from '../problem/problem.ts'
import { findExamLimits, nearTerms } from './near-terms.ts'
import { replanPlan } from './replan-plan.ts'

/** Where a block is to go: on that day, and as near as it can to that start; exactly there unless `isLoose`. */
export type Wish = { day: number; start: number; isLoose: boolean }

/** Steps of the engine for the places of those that make room. */
const steps = 4000

const seed = 1

/** What an hour away from the wished one costs: more than anything else about a place. */
const weightOfWish = 100_000

export type RoomRequest = {
  wishes: ReadonlyMap<number, Wish>
  /** Blocks that are left where they are whatever is wrong with them. */
  untouched: ReadonlySet<number>
  /** Blocks of today may make room too. */
  includesToday: boolean
}

/** The new places of all that move, those with wishes included; null when it can't be done. */
export function makeRoom(
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
