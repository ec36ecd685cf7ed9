// Who does what in an attempt to re-plan: stays, looks for a place, or goes without one.
import { stretch } from '../../problem/day-masks.ts'
import type { Ground } from './ground.ts'

/** `frozen` can't be touched, `pinned` stays for this attempt. */
export const role = { frozen: 0, pinned: 1, mover: 2, givenUp: 3 } as const

/** One role for each task of the problem. */
export type Roles = Uint8Array

/** The homeless look for a place, all else stays. */
export function firstRoles({ problem, homeless }: Ground): Roles {
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
export function countMoves({ present }: Ground, roles: Roles): number {
  return tasksIn(roles, role.mover).filter((task) => (present[task] ?? -1) >= 0).length
}

/** What the pinned tasks take. */
export type Layout = {
  /** By day: periods. */
  busy: Int32Array
  /** By slot: the pinned task on it, or −1. */
  owner: Int32Array
}

export function layPinned({ problem, present }: Ground, roles: Roles): Layout {
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
