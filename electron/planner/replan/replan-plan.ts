// Re-planning with a change budget (P3): the fewest blocks move, then the score decides where to.
import { type PlanWatch, searchPlan, type SearchOptions } from '../engine/search-plan.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
  type ProblemTask,
  type Term,
} from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import type { TermName } from '../../../shared/planner/explanation.ts'
import { countForced, isMoved, surveySituation, type Situation } from './moves/situation.ts'
import {
  role,
  tasksIn,
  firstRoles,
  withRole,
  compareFound,
  isPerfect,
  type Found,
  makeFound,
  withinBudget,
  pinnedLayout,
} from './moves/found.ts'
import { findFewestMoves } from './moves/fewest-moves.ts'
import { improveMoves, diveFrom, leastMissed, type Dive } from './moves/dive.ts'
import { makeLooker, type Looker, openStarts } from './moves/look.ts'
import { findEngineMoves, chainsWithout } from './moves/engine-moves.ts'
import { tidy } from './moves/tidy.ts'
import { makeDomains } from './moves/domains.ts'

/** So many are placed faster by the engine than one after the other. */
const manyHomeless = 120

type FirstAnswer = {
  found: Found
  /** It is the engine's: asking that again would say the same. */
  isOfEngine: boolean
}

/** Where the budget keeps tasks out, the better of two: from all that move, and from none. */
function findFirstAnswer(
  situation: Situation,
  looker: Looker,
  maxMoves: number,
  seed: number,
): FirstAnswer {
  const dive: Dive = { situation, looker, maxMoves, weightOf: () => 1, stays: null }
  const filled = countForced(situation) > maxMoves ? fillUp(dive) : null
  if (filled !== null && isPerfect(situation, filled, maxMoves)) {
    return { found: filled, isOfEngine: false }
  }
  const dived =
    situation.homeless.length > manyHomeless ? null : diveFrom(dive, firstRoles(situation))
  const found = dived ?? askEngine(dive, seed)
  const isFilled = filled !== null && compareFound(filled, found) < 0
  return { found: isFilled ? filled : found, isOfEngine: !isFilled && dived === null }
}

/** From nothing, one after the other, as long as no others have to move. */
function fillUp(dive: Dive): Found {
  const { situation, looker } = dive
  const empty = looker.seeFit(withRole(firstRoles(situation), situation.atRisk, role.givenUp))
  if (empty === null) throw new Error('what stands does not fit as it stands')
  return tidy(dive, makeFound(situation, empty.roles, empty.slots))
}

/** With all at risk given up nothing has to move: so there is an answer. */
function askEngine(dive: Dive, seed: number): Found {
  const { situation, maxMoves } = dive
  const lost = new Set<number>()
  while (lost.size < situation.atRisk.size) {
    const moved = findEngineMoves(situation, lost, seed)
    const within = moved && withinBudget(situation, moved.roles, moved.slots, maxMoves)
    if (within !== null) return tidy(dive, within)
    lost.add(leastMissed(situation, withRole(firstRoles(situation), lost, role.givenUp)))
  }
  return fillUp(dive)
}

type ChoiceOptions = {
  seed: number
  /** The most blocks that may change their place; null is no limit. */
  maxMoves: number | null
  /** How hard to look for the fewest moves, in tries of a place; the usual when absent. */
  effort?: number
}

type Choice = {
  /** Equally good, at least one. */
  choices: Found[]
  /** No plan leaves out fewer tasks, and none that leaves out as many moves fewer. */
  isProven: boolean
}

const usualEffort = 300_000
/** What part of the effort may go into a first answer, and into the proof that there is none better. */
const parts = { first: 0.2, proof: 0.4, trials: 0.4 }
/** Equally good choices of who moves, told apart by the score of their best places. */
const answers = 8

/** Who moves: a first answer, then the proof that there is none better, and where that is too much, trials. */
function chooseMoves(situation: Situation, options: ChoiceOptions): Choice {
  const { seed, effort = usualEffort } = options
  const maxMoves = options.maxMoves ?? situation.problem.tasks.length
  const lookerFor = (part: number) => makeLooker(situation, { left: effort * part })
  const { found: first, isOfEngine } = findFirstAnswer(
    situation,
    lookerFor(parts.first),
    maxMoves,
    seed,
  )
  if (isPerfect(situation, first, maxMoves)) return { choices: [first], isProven: true }
  const limits = { maxMoves, answers }
  const fewest = findFewestMoves(situation, lookerFor(parts.proof), limits, first)
  const known = fewest.found.length > 0 ? fewest.found : [first]
  if (fewest.isProven) return { choices: known, isProven: true }
  const trials = { maxMoves, seed, asksEngine: !isOfEngine }
  const best = improveMoves(situation, lookerFor(parts.trials), trials, known[0] ?? first)
  const isBetter = compareFound(best, known[0] ?? first) < 0
  return { choices: isBetter ? [best] : known, isProven: false }
}

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
  const situation = surveySituation(problem, present)
  const { choices, isProven } = chooseMoves(situation, options)
  const { steps, stepsToChoose = steps } = options
  const best = polishPlaces(situation, choices, { ...options, stepsToChoose })
  return describe(situation, best, isProven)
}

function describe(situation: Situation, polished: Polished, provenMinimal: boolean): Replan {
  const { problem, present } = situation
  const { found, starts, steps } = polished
  const tasks = problem.tasks.map((_, task) => task)
  return {
    starts,
    moved: tasks.filter((task) => isMoved(situation, task, starts[task] ?? leftOut)),
    added: tasks.filter((task) => present[task] === leftOut && starts[task] !== leftOut),
    leftOut: tasksIn(found.roles, role.givenUp),
    provenMinimal,
    forced: countForced(situation),
    ...scorePlan(problem, starts),
    steps,
  }
}

type Polished = { found: Found; starts: Starts; total: number; steps: number }

type PolishBudget = {
  seed: number
  /** Steps of the engine for the places in the choice that is taken. */
  steps: number
  /** Steps to tell the choices apart, all together. */
  stepsToChoose: number
  /** Told of the last search alone: that for the places in the choice that is taken. */
  watch?: PlanWatch
}

/** Far above any other cost: what has a place keeps one. */
const weightOfLoss = 1_000_000

/** The choice with the lowest score, its blocks at the best places that were found. */
function polishPlaces(
  situation: Situation,
  choices: readonly Found[],
  budget: PolishBudget,
): Polished {
  const each = Math.floor(budget.stepsToChoose / choices.length)
  const starts = choices.map((found) => startOf(situation, found))
  const { seed, watch = {} } = budget
  const unseen = watch.isTimeUp === undefined ? {} : { isTimeUp: watch.isTimeUp }
  const tried =
    choices.length === 1
      ? starts
      : starts.map((start) => polish(situation, start, { seed, steps: each, ...unseen }))
  const best = tried.reduce((a, b) => (b.total < a.total ? b : a))
  const done = tried.reduce((sum, { steps }) => sum + steps, 0)
  return polish(situation, { ...best, steps: done }, { seed, steps: budget.steps, ...watch })
}

function startOf(situation: Situation, found: Found): Polished {
  const starts = Int32Array.from(situation.present)
  for (const task of tasksIn(found.roles, role.givenUp)) starts[task] = leftOut
  for (const [task, slot] of found.slots) starts[task] = slot
  // A mover that stays for want of a reason must not use up a move later.
  const stays = tasksIn(found.roles, role.mover).filter(
    (task) => starts[task] === situation.present[task],
  )
  const roles = withRole(found.roles, stays, role.pinned)
  return {
    found: { ...found, roles },
    starts,
    total: scorePlan(situation.problem, starts).total,
    steps: 0,
  }
}

function polish(
  situation: Situation,
  from: Polished,
  options: Omit<SearchOptions, 'initial'>,
): Polished {
  if (!from.found.roles.includes(role.mover) || options.steps <= 0) return from
  const narrow = narrowProblem(situation, from.found)
  const result = searchPlan(narrow, { ...options, initial: from.starts })
  const { total } = scorePlan(situation.problem, result.starts)
  const done = from.steps + result.steps
  const isWorse = total > from.total || hasLost(from.starts, result.starts)
  return isWorse ? { ...from, steps: done } : { ...from, starts: result.starts, total, steps: done }
}

function hasLost(before: Starts, after: Starts): boolean {
  return before.some((slot, task) => slot !== leftOut && after[task] === leftOut)
}

/** Only the movers are free, and what they may do is cut to what the pinned tasks leave them. */
function narrowProblem(situation: Situation, { roles }: Found): PlacementProblem {
  const { problem, present, clear } = situation
  const givenUp = new Set(tasksIn(roles, role.givenUp))
  const attempt = {
    situation,
    open: openStarts(problem, clear, givenUp),
    roles,
    layout: pinnedLayout(situation, roles),
  }
  const domains = new Map(makeDomains(attempt).map(({ task, starts }) => [task, starts]))
  const tasks = problem.tasks.map((each, task): ProblemTask => {
    if (roles[task] === role.pinned) return { ...each, frozen: present[task] ?? leftOut }
    if (roles[task] === role.frozen) return each
    const starts = domains.get(task) ?? new Int32Array(problem.days)
    return { ...each, starts, hosted: starts.map((mask, day) => mask & (each.hosted[day] ?? 0)) }
  })
  return {
    ...problem,
    tasks,
    chains: chainsWithout(problem, givenUp),
    terms: [...problem.terms, keepTerm(givenUp)],
  }
}

function keepTerm(givenUp: ReadonlySet<number>): Term {
  return {
    name: 'unplaced',
    weight: weightOfLoss,
    kind: 'left-out',
    costOf: (task) => (givenUp.has(task) ? 0 : 1),
  }
}
