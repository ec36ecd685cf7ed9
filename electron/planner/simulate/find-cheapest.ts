// Finds the cheapest place that a session can have in a run, by the planner's terms (P1): from the day that it aims at outwards.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { lowestBit, stretch, within, countBits } from '../problem/day-masks.ts'
import { samedayCost, spacingCost } from '../from-state/spacing.ts'
import type { Gap } from '../from-state/plan-facts.ts'
import { usualWeights } from '../from-state/terms.ts'
import { nearCost } from '../replan/near-terms.ts'
import { besideCost, studyCost } from './place-costs.ts'
import type { RunState } from './run-term.ts'
import type { SlipTerm } from './slip-term.ts'
import { findGap, targetDays, type ChainLink } from '../from-state/aim-items.ts'

/** Sessions of a class that follow one another, in their order, between two that stay. */
export type Line = {
  chain: number
  tasks: readonly number[]
  /** The first slot that they may use, and the first that they may not. */
  from: number
  limit: number
  /** The days of the sessions that stay before and after them; -1 where there is none. */
  before: number
  after: number
}

export type Aim = {
  day: number
  tolerance: number
  /** From the session before it; null where there is none. */
  gap: Gap | null
  /** From it to the session after it that stays; null where there is none, or another comes first. */
  gapAfter: Gap | null
}

const none = new Int32Array(0)

/** One for each of the sessions. `phase` is where in its part of the spread each lies, from 0 to 1. */
export function aimSessions(term: SlipTerm, run: RunState, line: Line, phase: number): Aim[] {
  const { chain, tasks, before, after } = line
  const { strategies, testAfter } = term.aims
  const first = Math.floor(line.from / term.periods)
  const facts = { ...readDays(term, run, line, first), phase }
  const stays = (day: number): ChainLink[] =>
    day < 0 ? [] : [{ fixedDay: day - first, starts: none }]
  const links: ChainLink[] = [
    ...stays(before),
    ...tasks.map(() => ({ fixedDay: null, starts: facts.starts })),
    ...stays(after),
  ]
  const targets = targetDays(links, facts).slice(
    before < 0 ? 0 : 1,
    links.length - (after < 0 ? 0 : 1),
  )
  const gapFacts = {
    strategy: strategies[chain] ?? 'steady',
    testAfter: (day: number) => testAfter[chain]?.[day] ?? term.days,
  }
  let earlier = before
  return targets.map(({ day, tolerance, apart }, index): Aim => {
    const target = { day: day + first, apart }
    const isLast = index === targets.length - 1 && after >= 0
    const aim = {
      day: target.day,
      tolerance,
      gap: earlier < 0 ? null : findGap(earlier, target, gapFacts),
      gapAfter: isLast ? findGap(target.day, { day: after, apart: 0 }, gapFacts) : null,
    }
    earlier = target.day
    return aim
  })
}

/** The days from `first` on, as far as the sessions may lie there. */
function readDays(
  { aims, costs, starts, days, periods }: SlipTerm,
  { taken, lengths }: RunState,
  { chain, tasks, from, limit }: Line,
  first: number,
) {
  const length = lengths[tasks[0] ?? 0] ?? 1
  const open = starts[chain]?.[length] ?? none
  const end = Math.min(days, (aims.lastDay[chain] ?? days - 1) + 1, Math.ceil(limit / periods))
  const count = Math.max(1, end - first)
  const free = new Int32Array(count)
  const shares = new Int32Array(count)
  for (let index = 0; index < count; index += 1) {
    const day = first + index
    const used = taken[day] ?? 0
    let mask = open[day] ?? 0
    if (mask !== 0) mask &= runStarts(~used, length)
    if (day * periods < from) mask &= -1 << (from - day * periods)
    free[index] = mask
    const study = countBits(used & ~(costs.events[day] ?? 0))
    shares[index] = Math.max(0, (aims.capacities[day] ?? 0) - study) * (aims.ease[day] ?? 0)
  }
  return {
    strategy: aims.strategies[chain] ?? 'steady',
    starts: free,
    shares,
    ease: aims.ease.subarray(first, first + count),
    reserveFrom: (aims.reserveFrom[chain] ?? days) - first,
    daysToExam: aims.daysToExam[chain] ?? null,
  }
}

/** The session of its class before or after it: its day, and the gap that is wanted between them. */
export type Beside = { day: number; gap: Gap }

export type Wanted = {
  task: number
  /** It begins at `from` or later and is over by `limit`. */
  from: number
  limit: number
  aim: Pick<Aim, 'day' | 'tolerance'>
  /** Where it lies, or lay when it slipped; -1 for one that has had no place yet. */
  near: number
  /** Null where there is none, or where it doesn't matter. */
  before: Beside | null
  after: Beside | null
}

/** -1 where there is no place; of equal ones the one whose day is nearest to its aim, then the earlier. */
export function findCheapest(term: SlipTerm, run: RunState, wanted: Wanted): number {
  const { items, deadlines, starts, periods, days } = term
  const entry = items[wanted.task]
  const length = run.lengths[wanted.task] ?? 1
  const byDay = starts[entry?.chain ?? 0]?.[length]
  if (entry === undefined || byDay === undefined) return -1
  const last = Math.min(wanted.limit, deadlines[entry.deadline]?.bound ?? 0) - length
  if (last < wanted.from) return -1
  const firstDay = Math.floor(wanted.from / periods)
  const lastDay = Math.min(days - 1, Math.floor(last / periods))
  const middle = wanted.near < 0 ? wanted.aim.day : Math.floor(wanted.near / periods)
  const center = Math.min(lastDay, Math.max(firstDay, middle))
  const best: Best = { slot: -1, cost: Infinity }
  const reach = Math.max(center - firstDay, lastDay - center)
  // The cost of a day alone only grows away from the middle.
  const isSettled = (day: number) =>
    day < firstDay ||
    day > lastDay ||
    ownCost(term, wanted, day, entry.chain) - term.costs.mostGain >= best.cost
  for (let away = 0; away <= reach; away += 1) {
    if (isSettled(center - away) && isSettled(center + away)) break
    for (let side = away === 0 ? 1 : -1; side <= 1; side += 2) {
      const day = center + side * away
      if (day < firstDay || day > lastDay) continue
      let open = byDay[day] ?? 0
      if (open !== 0) open &= runStarts(~(run.taken[day] ?? 0), length)
      open = within(open, wanted.from - day * periods, last - day * periods)
      if (open !== 0) lookAtDay(term, run, wanted, { chain: entry.chain, day, length, open }, best)
    }
  }
  return best.slot
}

type Best = { slot: number; cost: number }

function lookAtDay(
  term: SlipTerm,
  { taken, owners }: RunState,
  wanted: Wanted,
  { chain, day, length, open }: { chain: number; day: number; length: number; open: number },
  best: Best,
): void {
  const { costs, periods } = term
  const ofDay = ownCost(term, wanted, day, chain) + gapCosts(term, wanted, day, chain)
  if (ofDay - costs.mostGain >= best.cost) return
  const first = day * periods
  const ofPlace = costs.ofPlace[chain]?.[length]
  const used = taken[day] ?? 0
  const events = costs.events[day] ?? 0
  const study = used & ~events
  const standing = studyCost(costs, day, study)
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const start = lowestBit(rest)
    const own =
      ofDay +
      (ofPlace?.[first + start] ?? 0) +
      (wanted.near < 0 ? 0 : hourCost(wanted.near, first + start, periods))
    if (own - costs.mostGain >= best.cost) continue
    const mask = stretch(start, length) & ~events
    const cost =
      own +
      (mask === 0 ? 0 : studyCost(costs, day, study | mask) - standing) +
      besideCost(costs, { taken: used, owners, first }, chain, start, length)
    if (cost >= best.cost) continue
    best.cost = cost
    best.slot = first + start
  }
}

/** Of the day alone: far from where it lay, or from the day that its strategy wants. */
function ownCost(
  { aims, periods }: SlipTerm,
  { near, aim }: Wanted,
  day: number,
  chain: number,
): number {
  if (near >= 0) {
    const hour = near % periods
    return nearCost(near, day * periods + hour, periods)
  }
  const off = day - aim.day
  if (aims.strategies[chain] === 'rapid')
    return usualWeights.late * (aims.priorities[chain] ?? 1) * Math.max(0, off)
  return usualWeights.spread * Math.max(0, Math.abs(off) - aim.tolerance)
}

function hourCost(near: number, slot: number, periods: number): number {
  return nearCost(near % periods, slot % periods, periods)
}

function gapCosts(term: SlipTerm, { before, after }: Wanted, day: number, chain: number): number {
  const strategy = term.aims.strategies[chain] ?? 'steady'
  return (
    (before === null ? 0 : gapCost(strategy, before.gap, day - before.day)) +
    (after === null ? 0 : gapCost(strategy, after.gap, after.day - day))
  )
}

function gapCost(strategy: TaskClass['strategy'], gap: Gap, days: number): number {
  return (
    usualWeights.spacing * spacingCost(gap, days) +
    usualWeights.sameday * samedayCost(strategy, days)
  )
}
