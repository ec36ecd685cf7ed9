// Goes from conflict to conflict until all fits: each time the easiest way out, then back with whoever can go back.
import { mixBits } from '../../engine/random.ts'
import { findEngineMoves } from './engine-moves.ts'
import { byEase, findWays, type Way } from './domains.ts'
import {
  byLoss,
  makeFound,
  withinBudget,
  type Found,
  firstRoles,
  role,
  tasksIn,
  withRole,
  type Roles,
  compareFound,
} from './found.ts'
import { type Situation, countShortage } from './situation.ts'
import type { Look, Stuck, Looker } from './look.ts'
import { isSpent } from './place-together.ts'
import { exchange, tidy, type TidyContext } from './tidy.ts'

export type Dive = TidyContext & {
  /** More than 1 for a task that had better stay, less for one that may well move. */
  weightOf: (task: number) => number
  /** Stays whatever happens; null for none. */
  stays: number | null
}

/** How many tasks a way out may ask to move; more only when there is no other. */
const wayLengths = [2, 6, Infinity]

/** Null when the meter runs out first, or when the one that stays is in the way for good. */
export function diveFrom(dive: Dive, from: Roles): Found | null {
  const { situation, looker } = dive
  let roles = from
  while (!isSpent(looker.meter)) {
    const seen = looker.look(roles)
    if (seen.kind === 'fits') {
      const found = tidy(dive, makeFound(situation, seen.roles, seen.slots))
      const within = withinBudget(situation, found.roles, found.slots, dive.maxMoves)
      if (within !== null) return exchange(dive, tidy(dive, within))
      // Too many have to make room: start again without the one that is missed least.
      const lost = tasksIn(roles, role.givenUp)
      roles = withRole(
        firstRoles(situation),
        [...lost, leastMissed(situation, roles)],
        role.givenUp,
      )
      continue
    }
    const next = stepOut(dive, roles, seen)
    if (next === null) return null
    roles = next
  }
  return null
}

function stepOut(dive: Dive, roles: Roles, seen: Exclude<Look, { kind: 'fits' }>): Roles | null {
  const { situation, weightOf, stays } = dive
  switch (seen.kind) {
    case 'short':
      return withRole(roles, [missedInShortage(situation, roles, seen)], role.givenUp)
    case 'clash': {
      const [a, b] = seen.pair
      const goes = b === stays || (a !== stays && weightOf(a) < weightOf(b)) ? a : b
      return withRole(roles, [goes], role.mover)
    }
    default:
      return makeWay(dive, roles, seen)
  }
}

function makeWay(
  { situation, weightOf, stays }: Dive,
  roles: Roles,
  { attempt, groups }: Stuck,
): Roles | null {
  const tasks = groups[0]?.tasks ?? []
  const isOpen = (way: Way) => stays === null || !way.includes(stays)
  for (const length of wayLengths) {
    const ways = findWays(attempt, tasks, length).ways.filter(isOpen)
    const [easiest] = byEase(attempt, ways, weightOf)
    if (easiest !== undefined) return withRole(attempt.roles, easiest, role.mover)
  }
  if (stays !== null) return null
  const chains = new Set(tasks.map((task) => situation.problem.tasks[task]?.chain ?? -1))
  return withRole(roles, [leastMissed(situation, roles, chains)], role.givenUp)
}

/** The one whose loss helps the chain and costs least. */
function missedInShortage(
  situation: Situation,
  roles: Roles,
  { chain, count }: Extract<Look, { kind: 'short' }>,
): number {
  const lost = tasksIn(roles, role.givenUp)
  const helpful = chain.filter(
    (task) =>
      isLosable(situation, roles, task) &&
      countShortage(situation, chain, new Set([...lost, task])) < count,
  )
  return byLoss(situation, helpful)[0] ?? leastMissed(situation, roles)
}

/** Of those at risk, near these chains if there are any. */
export function leastMissed(
  situation: Situation,
  roles: Roles,
  chains?: ReadonlySet<number>,
): number {
  const losable = [...situation.atRisk].filter((task) => isLosable(situation, roles, task))
  const near = losable.filter((task) => chains?.has(situation.problem.tasks[task]?.chain ?? -1))
  const [least] = byLoss(situation, near.length > 0 ? near : losable)
  if (least === undefined) throw new Error('what stands does not fit as it stands')
  return least
}

function isLosable({ atRisk }: Situation, roles: Roles, task: number): boolean {
  return atRisk.has(task) && roles[task] !== role.givenUp
}

/** Ends when the looker's meter is spent. */
export function improveMoves(
  situation: Situation,
  looker: Looker,
  { maxMoves, seed, asksEngine }: { maxMoves: number; seed: number; asksEngine: boolean },
  known: Found,
): Found {
  const plain: Dive = { situation, looker, maxMoves, weightOf: () => 1, stays: null }
  const tidied = tidy(plain, known)
  let best = asksEngine ? askEngine(plain, tidied, seed) : tidied
  let sinceBetter = 0
  for (let round = 0; !isSpent(looker.meter); round += 1) {
    const extra = extraMovers(situation, best)
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
  const moved = findEngineMoves(dive.situation, givenUp, seed)
  if (moved === null) return known
  const found = tidy(dive, moved)
  const within = withinBudget(dive.situation, found.roles, found.slots, dive.maxMoves)
  return within !== null && compareFound(within, known) < 0 ? within : known
}

/** Those that move only to make room. */
function extraMovers({ homeless, present }: Situation, { roles, slots }: Found): number[] {
  const forced = new Set(homeless)
  return tasksIn(roles, role.mover).filter(
    (task) => !forced.has(task) && slots.get(task) !== present[task],
  )
}

/** From 0.5 to 1.5, the same for the same numbers. */
function leaning(seed: number, round: number, task: number): number {
  return 0.5 + (mixBits(mixBits(mixBits(seed) ^ round) ^ task) >>> 0) / 2 ** 32
}
