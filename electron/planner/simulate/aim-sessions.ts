// Where a re-plan wants the sessions that look for a place on an evening: their days, and the gaps between them (P1, P3).
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { countBits } from '../problem/day-masks.ts'
import { findGap } from '../from-state/aim-items.ts'
import type { Gap } from '../from-state/plan-facts.ts'
import { targetDays, type ChainLink } from '../from-state/target-days.ts'
import type { RunState } from './run-state.ts'
import type { SlipTerm } from './slip-term.ts'

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
