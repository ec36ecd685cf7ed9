// Re-planning with a change budget (P3): the fewest blocks move, then the score decides where to.
import type { PlanWatch } from '../engine/search-plan.ts'
import { leftOut, type PlacementProblem, type Starts } from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import type { TermName } from '../problem/term.ts'
import { chooseMoves, type ChoiceOptions } from './moves/choose-moves.ts'
import { countForced, isMoved, surveyGround, type Ground } from './moves/ground.ts'
import { polishPlaces, type Polished } from './polish-places.ts'
import { role, tasksIn } from './moves/roles.ts'

export type ReplanOptions = ChoiceOptions & {
  /** Steps of the engine to find good places, once it is known who moves. */
  steps: number
  /** Steps of the engine to tell equally good choices of who moves apart; as many when absent. */
  stepsToChoose?: number
  /** Of the engine's search for the places of those who move. */
  watch?: PlanWatch
}

export type Replan = {
  starts: Starts
  /** Blocks that had a place and have another now. */
  moved: number[]
  /** Blocks that had no place and have one now. */
  added: number[]
  /** Blocks that were to have a place and found none; they no longer bind the order of their chain. */
  leftOut: number[]
  /** No plan leaves out fewer blocks, and none that leaves out as many moves fewer. */
  provenMinimal: boolean
  /** How many have a place now and can't stay there, whatever the others do. */
  forced: number
  total: number
  terms: Record<TermName, number>
  /** Steps of the engine that were done. */
  steps: number
}

/**
 * Free tasks whose present start is illegal find another, those without one get one, and as few others as possible
 * make room. First as few as possible go without a place, then as few as possible move, then the score is lowest.
 * A task that could stay where it is never loses its place. Never more than `maxMoves` tasks move.
 */
export function replanPlan(
  problem: PlacementProblem,
  present: Starts,
  options: ReplanOptions,
): Replan {
  const ground = surveyGround(problem, present)
  const { choices, isProven } = chooseMoves(ground, options)
  const { steps, stepsToChoose = steps } = options
  const best = polishPlaces(ground, choices, { ...options, stepsToChoose })
  return describe(ground, best, isProven)
}

function describe(ground: Ground, polished: Polished, provenMinimal: boolean): Replan {
  const { problem, present } = ground
  const { found, starts, steps } = polished
  const tasks = problem.tasks.map((_, task) => task)
  return {
    starts,
    moved: tasks.filter((task) => isMoved(ground, task, starts[task] ?? leftOut)),
    added: tasks.filter((task) => present[task] === leftOut && starts[task] !== leftOut),
    leftOut: tasksIn(found.roles, role.givenUp),
    provenMinimal,
    forced: countForced(ground),
    ...scorePlan(problem, starts),
    steps,
  }
}
