// An answer to "what moves": who moves where, who goes without a place, and which of two answers is better.
import { leftOut } from '../../problem/problem.ts'
import { countForced, isMoved, type Ground } from './ground.ts'
import type { Places } from './place-together.ts'
import { role, tasksIn, withRole, type Roles } from './roles.ts'
import { findShortChains } from './shortage.ts'

export type Found = {
  /** All that is not pinned in the answer: the movers may go elsewhere together, without further moves. */
  roles: Roles
  slots: Places
  givenUp: number
  moves: number
}

export function makeFound(ground: Ground, roles: Roles, slots: Places): Found {
  const moves = tasksIn(roles, role.mover).filter((task) =>
    isMoved(ground, task, slots.get(task) ?? leftOut),
  ).length
  return { roles, slots, givenUp: tasksIn(roles, role.givenUp).length, moves }
}

/** The same with all movers pinned that lie where they did: the others have their places beside them. */
export function pinStays(ground: Ground, { roles, slots, ...found }: Found): Found {
  const stays = tasksIn(roles, role.mover).filter(
    (task) => slots.get(task) !== leftOut && slots.get(task) === ground.present[task],
  )
  if (stays.length === 0) return { roles, slots, ...found }
  const rest = new Map(slots)
  for (const task of stays) rest.delete(task)
  return { ...found, roles: withRole(roles, stays, role.pinned), slots: rest }
}

/** First the fewest tasks without a place, then the fewest moves. */
export function compareFound(a: Found, b: Found): number {
  return a.givenUp - b.givenUp || a.moves - b.moves
}

/** How many tasks go without a place in every answer. */
export function leastGivenUp(ground: Ground, maxMoves: number): number {
  return Math.max(countForced(ground) - maxMoves, findShortChains(ground, new Set()).sum)
}

/** Nothing can be better: each task that can't stay has moved or gone, and no more have gone than must. */
export function isPerfect(ground: Ground, { givenUp, moves }: Found, maxMoves: number): boolean {
  const isNeeded = moves === Math.max(0, countForced(ground) - givenUp)
  return isNeeded && givenUp <= leastGivenUp(ground, maxMoves)
}

/** What it costs to leave the task out. */
function lossOf({ problem }: Ground, task: number): number {
  return problem.terms.reduce(
    (sum, term) => sum + (term.kind === 'left-out' ? term.weight * term.costOf(task) : 0),
    0,
  )
}

/** The cheapest to lose first, of equal ones the last: what comes after it keeps its order. */
export function byLoss(ground: Ground, tasks: readonly number[]): number[] {
  return tasks.toSorted((a, b) => lossOf(ground, a) - lossOf(ground, b) || b - a)
}

/**
 * A fit that moves more than it may: the cheapest of the tasks at risk that would move go without a place. Null
 * when there are not that many.
 */
export function withinBudget(
  ground: Ground,
  roles: Roles,
  slots: Places,
  maxMoves: number,
): Found | null {
  const found = makeFound(ground, roles, slots)
  const excess = found.moves - maxMoves
  if (excess <= 0) return found
  const losable = tasksIn(roles, role.mover).filter(
    (task) => ground.atRisk.has(task) && isMoved(ground, task, slots.get(task) ?? leftOut),
  )
  if (losable.length < excess) return null
  const lost = byLoss(ground, losable).slice(0, excess)
  const left = new Map([...slots].filter(([task]) => !lost.includes(task)))
  return makeFound(ground, withRole(roles, lost, role.givenUp), left)
}
