// Makes the most of an answer: back with whoever need not move, and a place for whoever finds one after all.
import { byLoss, compareFound, makeFound, pinStays, type Found } from './found.ts'
import { goBack } from './go-back.ts'
import { isMoved, type Ground } from './ground.ts'
import type { Looker } from './look.ts'
import { isSpent } from './meter.ts'
import { leftOut } from '../../problem/problem.ts'
import { role, tasksIn, withRole, type Roles } from './roles.ts'

export type TidyContext = { ground: Ground; looker: Looker; maxMoves: number }

/** As far as the meter goes. */
export function tidy(context: TidyContext, found: Found): Found {
  let best = pinStays(context.ground, goBack(context.ground, found))
  for (;;) {
    const before = best
    best = takeIn(context, pinAgain(context, best), 1)
    if (compareFound(best, before) === 0) best = takeIn(context, best, Infinity)
    if (compareFound(best, before) === 0) return best
  }
}

function pinAgain(context: TidyContext, found: Found): Found {
  const forced = new Set(context.ground.homeless)
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
  for (const task of byLoss(context.ground, tasksIn(found.roles, role.givenUp)).toReversed()) {
    best = better(context, best, withRole(best.roles, [task], role.mover), price)
  }
  return best
}

function better(
  { ground, looker, maxMoves }: TidyContext,
  best: Found,
  roles: Roles,
  price: number,
): Found {
  const seen = isSpent(looker.meter) ? null : looker.seeFit(roles)
  if (seen === null) return best
  const found = pinStays(ground, makeFound(ground, seen.roles, seen.slots))
  // Before the budget is kept, more tasks may move than it allows.
  const most = Math.min(best.moves + price, Math.max(maxMoves, best.moves))
  return found.moves <= most && compareFound(found, best) <= 0 ? found : best
}

/**
 * Where the budget keeps tasks out: one that moves goes without a place instead, which may spare the moves of
 * others and let more in than it costs.
 */
export function exchange(context: TidyContext, found: Found): Found {
  const { ground, looker, maxMoves } = context
  let best = found
  if (best.givenUp === 0 || best.moves < maxMoves) return best
  for (const task of tasksIn(found.roles, role.mover)) {
    if (!ground.atRisk.has(task) || !isMoved(ground, task, best.slots.get(task) ?? leftOut))
      continue
    const seen = looker.seeFit(withRole(best.roles, [task], role.givenUp))
    if (seen === null) continue
    const other = tidy(context, makeFound(ground, seen.roles, seen.slots))
    if (compareFound(other, best) < 0) best = other
  }
  return best
}
