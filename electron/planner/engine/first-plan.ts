// The first plan: every task at the earliest place that is left, later sessions never before earlier ones.
import { makeDice, pickOf, rollOn, type Dice } from './random.ts'
import { busyMasks, emptyPlan } from '../problem/clear-starts.ts'
import { lowestBit, stretch } from '../problem/day-masks.ts'
import { lossOf } from '../problem/score-plan.ts'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
  type Starts,
} from '../problem/problem.ts'

/**
 * Fills `kept` (a legal plan, changed in place) with the tasks that it leaves out, each at its earliest legal slot.
 * Chains take turns by what has to be done first, and each chain is filled in its own order: a later session tried
 * before an earlier one could never be placed.
 */
export function fillEarliest(problem: PlacementProblem, kept: Starts): Starts {
  return fillInTurn(problem, kept, inOrderOfUrgency(problem))
}

/** The same for the tasks of these turns, in their order. */
function fillInTurn(problem: PlacementProblem, kept: Starts, turns: readonly Turn[]): Starts {
  const busy = busyMasks(problem, kept)
  for (const { task, index, chain } of turns) {
    const each = problem.tasks[task]
    if (each === undefined || each.frozen !== null || kept[task] !== leftOut) continue
    const from = earliestAfter(problem, kept, chain, index)
    if (from === null) continue
    const slot = findEarliest(problem, each, busy, from, latestBefore(problem, kept, chain, index))
    if (slot === leftOut) continue
    kept[task] = slot
    const day = Math.floor(slot / problem.periods)
    busy[day] = (busy[day] ?? 0) | stretch(slot % problem.periods, each.duration)
  }
  return kept
}

type Turn = {
  task: number
  /** In its chain. */
  index: number
  chain: readonly number[]
  /** The last day on which it can start, or the last for what comes after it. */
  urgency: number
}

/** What has to be done first comes first. */
function inOrderOfUrgency(problem: PlacementProblem): Turn[] {
  const turns: Turn[] = []
  for (const chain of problem.chains) {
    // A session is at least as urgent as all that come after it.
    let urgency = problem.days
    for (let index = chain.length - 1; index >= 0; index -= 1) {
      const task = chain[index] ?? 0
      const each = problem.tasks[task]
      if (each === undefined) continue
      urgency = Math.min(
        urgency,
        each.starts.findLastIndex((mask) => mask !== 0),
      )
      turns.push({ task, index, chain, urgency })
    }
  }
  return turns.sort((a, b) => a.urgency - b.urgency || a.index - b.index)
}

/** The first slot after the session before; null when that one is left out. */
export function earliestAfter(
  { tasks }: PlacementProblem,
  starts: Starts,
  chain: readonly number[],
  index: number,
): number | null {
  if (index === 0) return 0
  const before = chain[index - 1] ?? 0
  const slot = starts[before] ?? leftOut
  return slot === leftOut ? null : slot + (tasks[before]?.duration ?? 0)
}

/** The slot at which the next placed session of the chain starts, or the end of the plan. */
export function latestBefore(
  { days, periods }: PlacementProblem,
  starts: Starts,
  chain: readonly number[],
  index: number,
): number {
  const after = chain[index + 1]
  const slot = after === undefined ? leftOut : (starts[after] ?? leftOut)
  return slot === leftOut ? days * periods : slot
}

function findEarliest(
  { days, periods }: PlacementProblem,
  { starts, duration }: ProblemTask,
  busy: Int32Array,
  from: number,
  end: number,
): number {
  const mask = stretch(0, duration)
  for (let day = Math.floor(from / periods); day < days; day += 1) {
    let open = starts[day] ?? 0
    if (open === 0) continue
    for (; open !== 0; open &= open - 1) {
      const period = lowestBit(open)
      const slot = day * periods + period
      if (slot < from || (((busy[day] ?? 0) >>> period) & mask) !== 0) continue
      return slot + duration <= end ? slot : leftOut
    }
  }
  return leftOut
}

/** Tasks that are tried for a place, over all attempts: some hundredths of a second. More brings little (measured). */
const mostTries = 20_000

/** Attempts hold chains back by less than so many days, in turns. */
const shuffles = [2, 4, 8] as const

type Shortage = {
  problem: PlacementProblem
  turns: readonly Turn[]
  /** By task: what leaving it out costs. */
  worth: Float64Array
  dice: Dice
  triesLeft: number
}

/** By chain: from which place in it on nothing is tried before all others have had their turn. */
type Limits = readonly number[]

type Found = { starts: Starts; limits: Limits; cost: number }

/**
 * `plan`, or one whose left-out tasks cost less. Chains give up their last session for what that makes room for
 * elsewhere, as long as it gains something; beginning with the earliest fit, with the one that serves the chains by
 * their worth, and with others that mix their turns.
 */
export function chooseLeftOut(problem: PlacementProblem, plan: Starts): Starts {
  if (!problem.tasks.some(({ frozen }, task) => frozen === null && plan[task] === leftOut)) {
    return plan
  }
  const shortage: Shortage = {
    problem,
    turns: inOrderOfUrgency(problem),
    worth: Float64Array.from(problem.tasks, (_, task) => lossOf(problem, task)),
    dice: makeDice(0),
    triesLeft: mostTries,
  }
  const limits = problem.chains.map(({ length }) => length)
  const earliest = { starts: plan, limits, cost: costOf(shortage, plan) }
  const byWorth = fillUpTo(shortage, shortage.turns, limitsByWorth(shortage))
  let best = giveWay(shortage, byWorth.cost < earliest.cost ? byWorth : earliest)
  for (let round = 0; shortage.triesLeft > 0 && best.cost > 0; round += 1) {
    const turns = mixTurns(shortage, shuffles[round % shuffles.length] ?? 1)
    const found = fillUpTo(shortage, turns, best.limits)
    if (found.cost < best.cost) best = giveWay(shortage, found)
  }
  return best.starts
}

/** As long as a chain without its last session makes room for what counts more. */
function giveWay(shortage: Shortage, from: Found): Found {
  let best = from
  for (;;) {
    const better = giveWayOnce(shortage, best)
    if (better === null) return best
    best = better
  }
}

function giveWayOnce(shortage: Shortage, best: Found): Found | null {
  for (const [chain, tasks] of shortage.problem.chains.entries()) {
    const last = lastPlaced(shortage, tasks, best.starts)
    if (last < 0) continue
    if (shortage.triesLeft <= 0) return null
    const found = fillUpTo(shortage, shortage.turns, best.limits.with(chain, last))
    if (found.cost < best.cost) return found
  }
  return null
}

function fillUpTo(shortage: Shortage, turns: readonly Turn[], limits: Limits): Found {
  const { problem } = shortage
  shortage.triesLeft -= turns.length
  const within: Turn[] = []
  const beyond: Turn[] = []
  for (const turn of turns) {
    const limit = limits[chainOf(problem, turn)] ?? 0
    if (turn.index < limit) within.push(turn)
    else beyond.push(turn)
  }
  const starts = fillInTurn(problem, fillInTurn(problem, emptyPlan(problem), within), beyond)
  return { starts, limits, cost: costOf(shortage, starts) }
}

/** How far each chain gets where those go first whose periods count most. */
function limitsByWorth(shortage: Shortage): Limits {
  const { problem, turns, worth } = shortage
  const ofPeriod = problem.chains.map((chain) => {
    const periods = chain.reduce((sum, task) => sum + (problem.tasks[task]?.duration ?? 0), 0)
    return chain.reduce((sum, task) => sum + (worth[task] ?? 0), 0) / Math.max(1, periods)
  })
  const worthOf = (turn: Turn) => ofPeriod[chainOf(problem, turn)] ?? 0
  const inOrder = turns.toSorted((a, b) => worthOf(b) - worthOf(a))
  const starts = fillInTurn(problem, emptyPlan(problem), inOrder)
  return problem.chains.map((chain) => lastPlaced(shortage, chain, starts) + 1)
}

/** Each chain as if it were due up to `days` days later; within a chain the order stays. */
function mixTurns({ problem, turns, dice }: Shortage, days: number): Turn[] {
  const later = problem.chains.map(() => {
    const bits = rollOn(dice[0] ?? 1)
    dice[0] = bits
    return pickOf(bits, days)
  })
  const urgencyOf = (turn: Turn) => turn.urgency + (later[chainOf(problem, turn)] ?? 0)
  return turns.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || a.index - b.index)
}

function chainOf({ tasks }: PlacementProblem, { task }: Turn): number {
  return tasks[task]?.chain ?? 0
}

/** Its place in the chain; −1 where none that may move has a place. */
function lastPlaced({ problem }: Shortage, chain: readonly number[], starts: Starts): number {
  return chain.findLastIndex(
    (task) => problem.tasks[task]?.frozen === null && starts[task] !== leftOut,
  )
}

function costOf({ worth }: Shortage, starts: Starts): number {
  return starts.reduce((sum, slot, task) => sum + (slot === leftOut ? (worth[task] ?? 0) : 0), 0)
}
