// The cheapest place that a session can have in a run, by the planner's terms (P1): from the day that it aims at outwards.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { lowestBit, stretch, within } from '../problem/day-masks.ts'
import { samedayCost, spacingCost } from '../from-state/gap-rules.ts'
import type { Gap } from '../from-state/plan-facts.ts'
import { usualWeights } from '../from-state/weights.ts'
import { nearCost } from '../replan/near-terms.ts'
import type { Aim } from './aim-sessions.ts'
import { besideCost, studyCost } from './place-costs.ts'
import type { RunState } from './run-state.ts'
import type { SlipTerm } from './slip-term.ts'

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

type OpenDay = { chain: number; day: number; length: number; open: number }

function lookAtDay(
  term: SlipTerm,
  { taken, owners }: RunState,
  wanted: Wanted,
  { chain, day, length, open }: OpenDay,
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
