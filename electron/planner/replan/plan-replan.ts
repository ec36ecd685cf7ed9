// A re-plan of a schedule: who moves is settled first, then where to, with all others where they are.
import type { StateProblem } from '../from-state/read-problem.ts'
import type { Starts } from '../problem/problem.ts'
import { findMovable, readReplanProblem, type ReplanCase } from './read-replan-problem.ts'
import { replanPlan, type Replan } from './replan-plan.ts'

export type StateReplan = {
  read: StateProblem
  /** One for each task of the problem that was read. */
  starts: Starts
  /** Blocks that were to have a place and found none. */
  leftOut: number[]
  provenMinimal: boolean
}

/** Steps of the engine: to tell choices of who moves apart, and to find the places of those who do. */
export type ReplanSteps = { who: number; where: number }

export function planReplan(asked: ReplanCase, steps: ReplanSteps, seed: number): StateReplan {
  const { request, broken } = asked
  const movable = findMovable(asked).map(({ id }) => id)
  const cast = { movable, wanted: request.wanted, barred: broken.surplus }
  const read = readReplanProblem(asked, cast)
  const { maxMoves } = request
  const who = replanPlan(read.problem, read.starts, {
    seed,
    steps: 0,
    stepsToChoose: steps.who,
    maxMoves,
  })
  const idsOf = (tasks: readonly number[]) => tasks.map((task) => read.taskIds[task] ?? 0)
  const lost = idsOf(who.leftOut)
  const settled = { leftOut: lost, provenMinimal: who.provenMinimal }
  const narrow = readReplanProblem(asked, {
    movable: [...idsOf(who.moved), ...lost],
    wanted: new Set(idsOf(who.added)),
    barred: new Set(lost),
  })
  const where = replanPlan(narrow.problem, narrow.starts, { seed, steps: steps.where, maxMoves })
  const isKept = where.leftOut.every((task) => lost.includes(narrow.taskIds[task] ?? 0))
  return isKept && isAsGood(where, who)
    ? { ...settled, read: narrow, starts: where.starts }
    : { ...settled, read, starts: who.starts }
}

/** Where a search was cut short, the second look may miss what the first one saw. */
function isAsGood(where: Replan, who: Replan): boolean {
  return where.added.length === who.added.length && where.moved.length <= who.moved.length
}
