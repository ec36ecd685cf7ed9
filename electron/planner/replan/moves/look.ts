// One look at an attempt: the movers find places, or what stands against it.
import { noStarts, type OpenStarts } from '../../problem/clear-starts.ts'
import { dropAfter, dropBefore, firstStart, lastStart, hasStart } from '../../problem/day-masks.ts'
import { leftOut, type PlacementProblem, type Places } from '../../problem/problem.ts'
import { makeDomains, type Attempt } from './domains.ts'
import { fitMovers, placeMovers, type Group } from './fit-movers.ts'
import { pinnedLayout, role, tasksIn, withRole, type Roles } from './found.ts'
import { type Situation, findShortChains } from './situation.ts'
import { spend, type Meter } from './place-together.ts'

/**
 * What is left of `clear` when each chain needs room for all its tasks: a start that is missing here is out of the
 * question whatever moves. Tasks given up no longer bind the order of their chain.
 */
export function openStarts(
  problem: PlacementProblem,
  clear: OpenStarts,
  givenUp: ReadonlySet<number>,
): OpenStarts {
  const open = clear.map((starts, task) => (givenUp.has(task) ? noStarts : Int32Array.from(starts)))
  for (const chain of problem.chains) {
    const members = chain.filter((task) => !givenUp.has(task))
    leaveRoomBefore(problem, open, members)
    leaveRoomAfter(problem, open, members)
  }
  return open
}

/** Each task after the earliest end of those before it. */
function leaveRoomBefore(
  problem: PlacementProblem,
  open: Int32Array[],
  chain: readonly number[],
): void {
  let ready = 0
  for (const task of chain) {
    const each = problem.tasks[task]
    const starts = open[task]
    if (each === undefined || starts === undefined) continue
    if (each.frozen === null) {
      dropBefore(starts, ready, problem.periods)
      const first = firstStart(starts, problem.periods)
      ready = first === leftOut ? Infinity : first + each.duration
    } else ready = each.frozen + each.duration
  }
}

/** Each task before the latest start of those after it. */
function leaveRoomAfter(
  problem: PlacementProblem,
  open: Int32Array[],
  chain: readonly number[],
): void {
  let due = Infinity
  for (const task of chain.toReversed()) {
    const each = problem.tasks[task]
    const starts = open[task]
    if (each === undefined || starts === undefined) continue
    if (each.frozen === null) {
      dropAfter(starts, due - each.duration, problem.periods)
      const last = lastStart(starts, problem.periods)
      due = last === leftOut ? -Infinity : last
    } else due = each.frozen
  }
}

export type Look =
  | Fits
  /** So many of the chain's tasks at risk have to go without a place, whatever moves. */
  | { kind: 'short'; chain: readonly number[]; count: number; sum: number }
  /** Two pinned tasks that can't both stay. */
  | { kind: 'clash'; pair: readonly [number, number] }
  | Stuck

export type Fits = { kind: 'fits'; roles: Roles; slots: Places }

/** Movers that can't be placed together while the others stay. */
export type Stuck = { kind: 'stuck'; attempt: Attempt; groups: readonly Group[] }

export type Looker = {
  look: (roles: Roles) => Look
  /** The same for who only wants to know whether it fits. */
  seeFit: (roles: Roles) => Fits | null
  /** Spent by looks. */
  meter: Meter
}

/** What a look costs the meter beside its tries of places. */
const lookCost = { base: 100, eachMover: 15, eachPair: 0.1 }

/** Remembers what it worked out for each set of tasks given up. */
export function makeLooker(situation: Situation, meter: Meter): Looker {
  const recall = makeRecall(situation)
  const { periods } = situation.problem
  return {
    meter,
    look: (base) => {
      const { open, short } = recall(base)
      const [first] = short.chains
      if (first !== undefined) return { kind: 'short', sum: short.sum, ...first }
      const attempt = prepare(situation, open, base)
      if ('pair' in attempt) return { kind: 'clash', ...attempt }
      spendLook(meter, attempt)
      const fit = fitMovers(makeDomains(attempt), periods, meter)
      return fit.kind === 'fits'
        ? { kind: 'fits', roles: attempt.roles, slots: fit.slots }
        : { kind: 'stuck', attempt, groups: fit.groups }
    },
    seeFit: (base) => {
      const { open, short } = recall(base)
      if (short.sum > 0) return null
      const attempt = prepare(situation, open, base)
      if ('pair' in attempt) return null
      spendLook(meter, attempt)
      const slots = placeMovers(makeDomains(attempt), periods, meter)
      return slots === null ? null : { kind: 'fits', roles: attempt.roles, slots }
    },
  }
}

function spendLook(meter: Meter, { roles }: Attempt): void {
  const movers = tasksIn(roles, role.mover).length
  spend(meter, lookCost.base + lookCost.eachMover * movers + lookCost.eachPair * movers * movers)
}

type Recalled = { open: OpenStarts; short: ReturnType<typeof findShortChains> }

function makeRecall(situation: Situation): (roles: Roles) => Recalled {
  const known = new Map<string, Recalled>()
  return (roles) => {
    const givenUp = new Set(tasksIn(roles, role.givenUp))
    const key = [...givenUp].join()
    const recalled = known.get(key) ?? {
      open: openStarts(situation.problem, situation.clear, givenUp),
      short: findShortChains(situation, givenUp),
    }
    known.set(key, recalled)
    return recalled
  }
}

function prepare(
  situation: Situation,
  open: OpenStarts,
  base: Roles,
): Attempt | { pair: readonly [number, number] } {
  const { problem, present, clashes } = situation
  // Tasks that stand where their chain would no longer have room for all.
  const pushed = tasksIn(base, role.pinned).filter(
    (task) => !hasStart(open[task], present[task] ?? -1, problem.periods),
  )
  const roles = withRole(base, pushed, role.mover)
  const pair = clashes.find((tasks) => tasks.every((task) => roles[task] === role.pinned))
  if (pair !== undefined) return { pair }
  return { situation, open, roles, layout: pinnedLayout(situation, roles) }
}
