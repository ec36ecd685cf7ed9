// Takes back what an answer moves without need: one after the other goes back to a place that is free again.
import { leftOut, type Slot } from '../../problem/problem.ts'
import { makeFound, type Found } from './found.ts'
import type { Ground } from './ground.ts'
import { role, tasksIn } from './roles.ts'

/** The same tasks have places, none of them a new one, and no more have moved than before. */
export function goBack(ground: Ground, found: Found): Found {
  const { problem, present } = ground
  const forced = new Set(ground.homeless)
  const slots = new Map(found.slots)
  const slotOf = (task: number): Slot => slotIn(ground, found, slots, task)
  const owner = layAll(ground, slotOf)
  let away = tasksIn(found.roles, role.mover).filter(
    (task) => !forced.has(task) && slotOf(task) !== present[task],
  )
  for (;;) {
    const stay = away.filter((task) => {
      const home = present[task] ?? leftOut
      if (!isFree(ground, owner, task, home) || !isInOrder(ground, slotOf, task, home)) return true
      const duration = problem.tasks[task]?.duration ?? 0
      owner.fill(-1, slotOf(task), slotOf(task) + duration)
      owner.fill(task, home, home + duration)
      slots.set(task, home)
      return false
    })
    if (stay.length === away.length) return makeFound(ground, found.roles, slots)
    away = stay
  }
}

function slotIn(
  { present, problem }: Ground,
  { roles }: Found,
  slots: ReadonlyMap<number, Slot>,
  task: number,
): Slot {
  if (roles[task] === role.givenUp) return leftOut
  if (roles[task] === role.mover) return slots.get(task) ?? leftOut
  return problem.tasks[task]?.frozen ?? present[task] ?? leftOut
}

/** By slot: the task on it, or −1. */
function layAll({ problem }: Ground, slotOf: (task: number) => Slot): Int32Array {
  const owner = new Int32Array(problem.days * problem.periods).fill(-1)
  for (const [task, { duration }] of problem.tasks.entries()) {
    const slot = slotOf(task)
    if (slot !== leftOut) owner.fill(task, slot, slot + duration)
  }
  return owner
}

function isFree({ problem }: Ground, owner: Int32Array, task: number, slot: Slot): boolean {
  const end = slot + (problem.tasks[task]?.duration ?? 0)
  return owner.subarray(slot, end).every((other) => other === -1 || other === task)
}

/** Between the nearest ones of its chain that have a place. */
function isInOrder(
  { problem }: Ground,
  slotOf: (task: number) => Slot,
  task: number,
  slot: Slot,
): boolean {
  const chain = problem.chains[problem.tasks[task]?.chain ?? 0] ?? []
  const rank = chain.indexOf(task)
  const isPlaced = (other: number) => slotOf(other) !== leftOut
  const before = chain.findLast((other, index) => index < rank && isPlaced(other))
  const after = chain.find((other, index) => index > rank && isPlaced(other))
  const end = before === undefined ? 0 : slotOf(before) + (problem.tasks[before]?.duration ?? 0)
  const due = after === undefined ? Infinity : slotOf(after)
  return end <= slot && slot + (problem.tasks[task]?.duration ?? 0) <= due
}
