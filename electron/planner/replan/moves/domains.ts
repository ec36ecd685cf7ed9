// Where a mover could go while all that is pinned stays, and which pinned tasks would have to give way for one that is stuck.
import { runStarts } from '../../../../shared/schedule/free-runs.ts'
import type { OpenStarts } from '../../problem/clear-starts.ts'
import { coverOf, highestBit, lowestBit, stretch, within } from '../../problem/day-masks.ts'
import { leftOut, type Slot } from '../../problem/problem.ts'
import { role, type Layout, type Roles } from './found.ts'
import type { Situation } from './situation.ts'

export type Domain = {
  task: number
  duration: number
  /** Which chain it belongs to, and its place there. */
  chain: number
  rank: number
  /** By day: the periods at which it may start, and those that it may cover. */
  starts: Int32Array
  cover: Int32Array
  /** The earliest and the latest of its starts; `leftOut` when there is none. */
  first: Slot
  last: Slot
  /** Where it lies now, as the place to stay near to; `leftOut` if nowhere. */
  near: Slot
}

/** What an attempt looks at. */
export type Attempt = { situation: Situation; open: OpenStarts; roles: Roles; layout: Layout }

/** One for each mover, chain by chain in order. */
export function makeDomains(attempt: Attempt): Domain[] {
  return attempt.situation.problem.chains.flatMap((chain, chainNumber) =>
    chain.flatMap((task, rank) =>
      attempt.roles[task] === role.mover ? [domainOf(attempt, task, chainNumber, rank)] : [],
    ),
  )
}

/** How many places a pinned task could change to at once, counted no further than `enough`. */
function countOthers(attempt: Attempt, task: number, enough: number): number {
  const { problem, present } = attempt.situation
  const chain = problem.tasks[task]?.chain ?? 0
  const rank = problem.chains[chain]?.indexOf(task) ?? 0
  let count = 0
  for (const [day, mask] of domainOf(attempt, task, chain, rank).starts.entries()) {
    let rest = mask
    if (day === Math.floor((present[task] ?? 0) / problem.periods)) {
      rest &= ~stretch((present[task] ?? 0) % problem.periods, 1)
    }
    for (; rest !== 0; rest &= rest - 1) count += 1
    if (count >= enough) break
  }
  return count
}

/** A pinned task is not in its own way. */
function domainOf(attempt: Attempt, task: number, chain: number, rank: number): Domain {
  const { situation, open, roles, layout } = attempt
  const { days, periods, tasks } = situation.problem
  const duration = tasks[task]?.duration ?? 0
  const near = situation.present[task] ?? leftOut
  const ownDay = roles[task] === role.pinned ? Math.floor(near / periods) : -1
  const { from, until } = windowOf(attempt, chain, rank)
  const latest = until - duration
  const starts = new Int32Array(days)
  const cover = new Int32Array(days)
  let first = leftOut
  let last = leftOut
  for (let day = Math.floor(from / periods); day * periods <= latest; day += 1) {
    let mask = open[task]?.[day] ?? 0
    if (mask === 0) continue
    let busy = layout.busy[day] ?? 0
    if (day === ownDay) busy &= ~stretch(near % periods, duration)
    mask &= runStarts(~busy, duration)
    mask = within(mask, from - day * periods, latest - day * periods)
    if (mask === 0) continue
    starts[day] = mask
    cover[day] = coverOf(mask, duration)
    if (first === leftOut) first = day * periods + lowestBit(mask)
    last = day * periods + highestBit(mask)
  }
  return { task, duration, chain, rank, starts, cover, first, last, near }
}

/** The slots that the pinned neighbours in the chain leave. */
function windowOf({ situation, roles }: Attempt, chainNumber: number, rank: number) {
  const { problem, present } = situation
  const chain = problem.chains[chainNumber] ?? []
  let from = 0
  let until = problem.days * problem.periods
  // Beyond a frozen task nothing binds, and what it asks for itself is in `open`.
  for (let index = rank - 1; index >= 0; index -= 1) {
    const other = chain[index] ?? 0
    if (roles[other] === role.frozen) break
    if (roles[other] !== role.pinned) continue
    from = (present[other] ?? 0) + (problem.tasks[other]?.duration ?? 0)
    break
  }
  for (let index = rank + 1; index < chain.length; index += 1) {
    const other = chain[index] ?? 0
    if (roles[other] === role.frozen) break
    if (roles[other] !== role.pinned) continue
    until = present[other] ?? until
    break
  }
  return { from, until }
}

/** Pinned tasks that would all have to give way, ascending. */
export type Way = readonly number[]

type Ways = {
  /** None of them holds another. */
  ways: Way[]
  /** Further ones would need more than the limit. */
  isCut: boolean
}

type Search = Attempt & {
  most: number
  found: Map<string, Way>
  isCut: boolean
}

/**
 * The movers of `stuck` can't be placed together. So in any plan with all of them one lies where a pinned task is
 * in its way: by its periods, or by the order of its chain. The answer is complete as far as `most` tasks go.
 */
export function findWays(attempt: Attempt, stuck: readonly number[], most: number): Ways {
  const search: Search = { ...attempt, most, found: new Map(), isCut: false }
  for (const task of stuck) waysOf(search, task)
  return { ways: keepSmallest([...search.found.values()]), isCut: search.isCut }
}

function waysOf(search: Search, task: number): void {
  const { situation, open, layout, most } = search
  const { periods, tasks } = situation.problem
  const duration = tasks[task]?.duration ?? 0
  const chain = pinnedOfChain(search, task)
  const { from, until } = reachOf(chain, duration, most)
  for (const [day, mask] of (open[task] ?? []).entries()) {
    const near = within(mask, from - day * periods, until - day * periods)
    if (near !== mask) search.isCut = true
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const slot = day * periods + lowestBit(rest)
      const way = inTheWay(layout, chain, slot, duration, most)
      if (way === null) search.isCut = true
      else if (way.length > 0) search.found.set(way.join(), way)
    }
  }
}

/** The starts at which no more than `most` of the chain are in the way: farther off it only gets more. */
function reachOf({ starts, ends, before }: PinnedOfChain, duration: number, most: number) {
  return {
    from: ends[before - 1 - most] ?? -Infinity,
    until: (starts[before + most] ?? Infinity) - duration,
  }
}

type PinnedOfChain = { starts: number[]; ends: number[]; tasks: number[]; before: number }

/** The pinned tasks of the chain in order, up to the frozen ones; the first `before` of them come before the task. */
function pinnedOfChain({ situation, roles }: Search, task: number): PinnedOfChain {
  const { problem, present } = situation
  const chain = problem.chains[problem.tasks[task]?.chain ?? 0] ?? []
  const rank = chain.indexOf(task)
  const isFrozen = (other: number) => roles[other] === role.frozen
  const from = chain.findLastIndex((other, index) => index < rank && isFrozen(other)) + 1
  const until = chain.findIndex((other, index) => index > rank && isFrozen(other))
  const pinned = chain
    .slice(from, until === -1 ? chain.length : until)
    .filter((other) => roles[other] === role.pinned)
  const startOf = (other: number) => present[other] ?? leftOut
  return {
    tasks: pinned,
    starts: pinned.map(startOf),
    ends: pinned.map((other) => startOf(other) + (problem.tasks[other]?.duration ?? 0)),
    before: pinned.filter((other) => chain.indexOf(other) < rank).length,
  }
}

/** Null when it is more than `most`. */
function inTheWay(
  { owner }: Layout,
  chain: PinnedOfChain,
  slot: number,
  duration: number,
  most: number,
): number[] | null {
  const way: number[] = []
  const add = (task: number) => {
    if (!way.includes(task)) way.push(task)
  }
  for (let cell = slot; cell < slot + duration; cell += 1) {
    const task = owner[cell] ?? -1
    if (task >= 0) add(task)
  }
  for (let index = chain.before - 1; index >= 0; index -= 1) {
    if ((chain.ends[index] ?? 0) <= slot || way.length > most) break
    add(chain.tasks[index] ?? 0)
  }
  for (let index = chain.before; index < chain.tasks.length; index += 1) {
    if ((chain.starts[index] ?? 0) >= slot + duration || way.length > most) break
    add(chain.tasks[index] ?? 0)
  }
  return way.length > most ? null : way.sort((a, b) => a - b)
}

function keepSmallest(ways: readonly Way[]): Way[] {
  const kept: Way[] = []
  for (const way of ways.toSorted((a, b) => a.length - b.length)) {
    const isNeeded = kept.every((smaller) => !smaller.every((task) => way.includes(task)))
    if (isNeeded) kept.push(way)
  }
  return kept
}

/** Beyond so many other places one more makes no difference. */
const plenty = 8

/** The easiest first. `weightOf` makes a task more or less welcome; 1 leaves it as it is. */
export function byEase(
  attempt: Attempt,
  ways: readonly Way[],
  weightOf: (task: number) => number = () => 1,
): Way[] {
  const known = new Map<number, number>()
  const hardship = (task: number) => {
    const found = known.get(task) ?? weightOf(task) * hardshipOf(attempt, task)
    known.set(task, found)
    return found
  }
  return ways
    .map((way) => ({ way, hardship: way.reduce((sum, task) => sum + hardship(task), 0) }))
    .toSorted((a, b) => a.hardship - b.hardship)
    .map(({ way }) => way)
}

/** A task without another place pushes on others in its turn. */
function hardshipOf(attempt: Attempt, task: number): number {
  const count = countOthers(attempt, task, plenty)
  return count === 0 ? 4 : 1 + 1 / count
}
