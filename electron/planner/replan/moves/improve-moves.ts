// Fewer moves than an answer has, by trial: one of its movers goes back, and what then clashes finds another way.
import { mixBits } from '../../engine/random.ts'
import { diveFrom, type Dive } from './dive.ts'
import { findEngineMoves } from './engine-moves.ts'
import { compareFound, withinBudget, type Found } from './found.ts'
import type { Ground } from './ground.ts'
import type { Looker } from './look.ts'
import { isSpent } from './meter.ts'
import { role, tasksIn, withRole } from './roles.ts'
import { tidy } from './tidy.ts'

type Limits = { maxMoves: number; seed: number; asksEngine: boolean }

/** Ends when the looker's meter is spent. */
export function improveMoves(
  ground: Ground,
  looker: Looker,
  { maxMoves, seed, asksEngine }: Limits,
  known: Found,
): Found {
  const plain: Dive = { ground, looker, maxMoves, weightOf: () => 1, stays: null }
  const tidied = tidy(plain, known)
  let best = asksEngine ? askEngine(plain, tidied, seed) : tidied
  let sinceBetter = 0
  for (let round = 0; !isSpent(looker.meter); round += 1) {
    const extra = extraMovers(ground, best)
    const stays = extra[round % Math.max(1, extra.length)]
    if (stays === undefined || sinceBetter > 4 * extra.length) return best
    const weightOf = (task: number) => leaning(seed, round, task)
    const dive: Dive = { ...plain, weightOf, stays }
    const other = diveFrom(dive, withRole(best.roles, [stays], role.pinned))
    sinceBetter = other !== null && compareFound(other, best) < 0 ? 0 : sinceBetter + 1
    // An answer that is as good leads away from where the search has been.
    if (other !== null && compareFound(other, best) <= 0) best = other
  }
  return best
}

/** The engine's answer where it is better, tidied up. */
function askEngine(dive: Dive, known: Found, seed: number): Found {
  const givenUp = new Set(tasksIn(known.roles, role.givenUp))
  const moved = findEngineMoves(dive.ground, givenUp, seed)
  if (moved === null) return known
  const found = tidy(dive, moved)
  const within = withinBudget(dive.ground, found.roles, found.slots, dive.maxMoves)
  return within !== null && compareFound(within, known) < 0 ? within : known
}

/** Those that move only to make room. */
function extraMovers({ homeless, present }: Ground, { roles, slots }: Found): number[] {
  const forced = new Set(homeless)
  return tasksIn(roles, role.mover).filter(
    (task) => !forced.has(task) && slots.get(task) !== present[task],
  )
}

/** From 0.5 to 1.5, the same for the same numbers. */
function leaning(seed: number, round: number, task: number): number {
  return 0.5 + (mixBits(mixBits(mixBits(seed) ^ round) ^ task) >>> 0) / 2 ** 32
}
