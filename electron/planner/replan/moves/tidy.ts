// Makes the most of an answer: back with whoever need not move, and a place for whoever finds one after all.
import { leftOut, type Slot } from '../../problem/problem.ts'
import {
  makeFound,
  type Found,
  role,
  tasksIn,
  byLoss,
  compareFound,
  pinStays,
  withRole,
  type Roles,
} from './found.ts'
import { type Situation, isMoved } from './situation.ts'
import type { Looker } from './look.ts'
import { isSpent } from './place-together.ts'

/** The same tasks have places, none of them a new one, and no more have moved than before. */
function goBack(situation: Situation, found: Found): Found {
  const { problem, present } = situation
  const forced = new Set(situation.homeless)
  const slots = new Map(found.slots)
  const slotOf = (task: number): Slot => slotIn(situation, found, slots, task)
  const owner = placeAll(situation, slotOf)
  let away = tasksIn(found.roles, role.mover).filter(
    (task) => !forced.has(task) && slotOf(task) !== present[task],
  )
  for (;;) {
    const stay = away.filter((task) => {
      const home = present[task] ?? leftOut
      if (!isFree(situation, owner, task, home) || !isInOrder(situation, slotOf, task, home))
        return true
      const duration = problem.tasks[task]?.duration ?? 0
      owner.fill(-1, slotOf(task), slotOf(task) + duration)
      owner.fill(task, home, home + duration)
      slots.set(task, home)
      return false
    })
    if (stay.length === away.length) return makeFound(situation, found.roles, slots)
    away = stay
  }
}

function slotIn(
  { present, problem }: Situation,
  { roles }: Found,
  slots: ReadonlyMap<number, Slot>,
  task: number,
): Slot {
  if (roles[task] === role.givenUp) return leftOut
  if (roles[task] === role.mover) return slots.get(task) ?? leftOut
  return problem.tasks[task]?.frozen ?? present[task] ?? leftOut
}

/** By slot: the task on it, or −1. */
function placeAll({ problem }: Situation, slotOf: (task: number) => Slot): Int32Array {
  const owner = new Int32Array(problem.days * problem.periods).fill(-1)
  for (const [task, { duration }] of problem.tasks.entries()) {
    const slot = slotOf(task)
    if (slot !== leftOut) owner.fill(task, slot, slot + duration)
  }
  return owner
}

function isFree({ problem }: Situation, owner: Int32Array, task: number, slot: Slot): boolean {
  const end = slot + (problem.tasks[task]?.duration ?? 0)
  return owner.subarray(slot, end).every((other) => other === -1 || other === task)
}

/** Between the nearest ones of its chain that have a place. */
function isInOrder(
  { problem }: Situation,
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

export type TidyContext = { situation: Situation; looker: Looker; maxMoves: number }

/** As far as the meter goes. */
export function tidy(context: TidyContext, found: Found): Found {
  let best = pinStays(context.situation, goBack(context.situation, found))
  for (;;) {
    const before = best
    best = takeIn(context, pinAgain(context, best), 1)
    if (compareFound(best, before) === 0) best = takeIn(context, best, Infinity)
    if (compareFound(best, before) === 0) return best
  }
}

function pinAgain(context: TidyContext, found: Found): Found {
  const forced = new Set(context.situation.homeless)
  let best = found
  for (const task of tasksIn(found.roles, role.mover)) {
    if (forced.has(task) || best.roles[task] !== role.mover) continue
    best = better(context, best, withRole(best.roles, [task], role.pinned), 0)
  }
  return best
}

/** What is missed most first, each at the price of so many moves at most. */
function takeIn(context: TidyContext, found: Found, price: number): Found {
  let best = found
  for (const task of byLoss(context.situation, tasksIn(found.roles, role.givenUp)).toReversed()) {
    best = better(context, best, withRole(best.roles, [task], role.mover), price)
  }
  return best
}

function better(
  { situation, looker, maxMoves }: TidyContext,
  best: Found,
  roles: Roles,
  price: number,
): Found {
  const seen = isSpent(looker.meter) ? null : looker.seeFit(roles)
  if (seen === null) return best
  const found = pinStays(situation, makeFound(situation, seen.roles, seen.slots))
  // Before the budget is kept, more tasks may move than it allows.
  const most = Math.min(best.moves + price, Math.max(maxMoves, best.moves))
  return found.moves <= most && compareFound(found, best) <= 0 ? found : best
}

/**
 * Where the budget keeps tasks out: one that moves goes without a place instead, which may spare the moves of
 * others and let more in than it costs.
 */
export function exchange(context: TidyContext, found: Found): Found {
  const { situation, looker, maxMoves } = context
  let best = found
  if (best.givenUp === 0 || best.moves < maxMoves) return best
  for (const task of tasksIn(found.roles, role.mover)) {
    if (!situation.atRisk.has(task) || !isMoved(situation, task, best.slots.get(task) ?? leftOut))
      continue
    const seen = looker.seeFit(withRole(best.roles, [task], role.givenUp))
    if (seen === null) continue
    const other = tidy(context, makeFound(situation, seen.roles, seen.slots))
    if (compareFound(other, best) < 0) best = other
  }
  return best
}
