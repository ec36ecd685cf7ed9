// An answer to "what moves": who moves where, who goes without a place, and which of two answers is better.
import { stretch } from '../../problem/day-masks.ts'
import { leftOut, type Places } from '../../problem/problem.ts'
import { lossOf } from '../../problem/score-plan.ts'
import { type Situation, countForced, isMoved, findShortChains } from './situation.ts'

/** `frozen` can't be touched, `pinned` stays for this attempt. */
export const role = { frozen: 0, pinned: 1, mover: 2, givenUp: 3 } as const

/** One role for each task of the problem. */
export type Roles = Uint8Array

/** The homeless look for a place, all else stays. */
export function firstRoles({ problem, homeless }: Situation): Roles {
  const roles = Uint8Array.from(problem.tasks, ({ frozen }) =>
    frozen === null ? role.pinned : role.frozen,
  )
  for (const task of homeless) roles[task] = role.mover
  return roles
}

/** The same with `tasks` in another role. */
export function withRole(roles: Roles, tasks: Iterable<number>, next: number): Roles {
  const changed = Uint8Array.from(roles)
  for (const task of tasks) changed[task] = next
  return changed
}

export function tasksIn(roles: Roles, wanted: number): number[] {
  const tasks: number[] = []
  for (const [task, each] of roles.entries()) if (each === wanted) tasks.push(task)
  return tasks
}

/** Movers that leave a place for another: those without one so far cost no move. */
export function countMoves({ present }: Situation, roles: Roles): number {
  return tasksIn(roles, role.mover).filter((task) => (present[task] ?? -1) >= 0).length
}

/** What the pinned tasks take. */
export type Layout = {
  /** By day: periods. */
  busy: Int32Array
  /** By slot: the pinned task on it, or −1. */
  owner: Int32Array
}

export function pinnedLayout({ problem, present }: Situation, roles: Roles): Layout {
  const { days, periods, tasks } = problem
  const busy = new Int32Array(days)
  const owner = new Int32Array(days * periods).fill(-1)
  for (const task of tasksIn(roles, role.pinned)) {
    const slot = present[task] ?? -1
    const duration = tasks[task]?.duration ?? 0
    const day = Math.floor(slot / periods)
    busy[day] = (busy[day] ?? 0) | stretch(slot % periods, duration)
    owner.fill(task, slot, slot + duration)
  }
  return { busy, owner }
}

export type Found = {
  /** All that is not pinned in the answer: the movers may go elsewhere together, without further moves. */
  roles: Roles
  slots: Places
  givenUp: number
  moves: number
}

export function makeFound(situation: Situation, roles: Roles, slots: Places): Found {
  const moves = tasksIn(roles, role.mover).filter((task) =>
    isMoved(situation, task, slots.get(task) ?? leftOut),
  ).length
  return { roles, slots, givenUp: tasksIn(roles, role.givenUp).length, moves }
}

/** The same with all movers pinned that lie where they did: the others have their places beside them. */
export function pinStays(situation: Situation, { roles, slots, ...found }: Found): Found {
  const stays = tasksIn(roles, role.mover).filter(
    (task) => slots.get(task) !== leftOut && slots.get(task) === situation.present[task],
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
export function leastGivenUp(situation: Situation, maxMoves: number): number {
  return Math.max(countForced(situation) - maxMoves, findShortChains(situation, new Set()).sum)
}

/** Nothing can be better: each task that can't stay has moved or gone, and no more have gone than must. */
export function isPerfect(
  situation: Situation,
  { givenUp, moves }: Found,
  maxMoves: number,
): boolean {
  const isNeeded = moves === Math.max(0, countForced(situation) - givenUp)
  return isNeeded && givenUp <= leastGivenUp(situation, maxMoves)
}

/** The cheapest to lose first, of equal ones the last: what comes after it keeps its order. */
export function byLoss({ problem }: Situation, tasks: readonly number[]): number[] {
  return tasks.toSorted((a, b) => lossOf(problem, a) - lossOf(problem, b) || b - a)
}

/**
 * A fit that moves more than it may: the cheapest of the tasks at risk that would move go without a place. Null
 * when there are not that many.
 */
export function withinBudget(
  situation: Situation,
  roles: Roles,
  slots: Places,
  maxMoves: number,
): Found | null {
  const found = makeFound(situation, roles, slots)
  const excess = found.moves - maxMoves
  if (excess <= 0) return found
  const losable = tasksIn(roles, role.mover).filter(
    (task) => situation.atRisk.has(task) && isMoved(situation, task, slots.get(task) ?? leftOut),
  )
  if (losable.length < excess) return null
  const lost = byLoss(situation, losable).slice(0, excess)
  const left = new Map([...slots].filter(([task]) => !lost.includes(task)))
  return makeFound(situation, withRole(roles, lost, role.givenUp), left)
}
