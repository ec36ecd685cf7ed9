// Where a mover could go while all that is pinned stays.
import { runStarts } from '../../../../shared/schedule/free-runs.ts'
import type { OpenStarts } from '../../problem/clear-starts.ts'
import { highestBit, lowestBit, stretch, within } from '../../problem/day-masks.ts'
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
export function countOthers(attempt: Attempt, task: number, enough: number): number {
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
    for (let step = 0; step < duration; step += 1) cover[day] = (cover[day] ?? 0) | (mask << step)
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
