// The earliest place that a session can have in a run: within its limits, free, and before its deadline.
import { lowestPeriod, runStarts } from '../../../shared/schedule/free-runs.ts'
import type { RunState } from './run-state.ts'
import type { SlipTerm } from './slip-term.ts'

/** A slot from `from` on, so that it is over by `limit`; -1 where there is none. */
export function findStart(
  { items, deadlines, starts, periods, days }: SlipTerm,
  { lengths, taken }: RunState,
  task: number,
  from: number,
  limit: number,
): number {
  const entry = items[task]
  if (entry === undefined) return -1
  const length = lengths[task] ?? 1
  const last = Math.min(limit, deadlines[entry.deadline]?.bound ?? 0) - length
  const byDay = starts[entry.chain]?.[length]
  if (byDay === undefined || last < from) return -1
  const lastDay = Math.min(days - 1, Math.floor(last / periods))
  for (let day = Math.floor(from / periods); day <= lastDay; day += 1) {
    let open = byDay[day] ?? 0
    if (open === 0) continue
    open &= runStarts(~(taken[day] ?? 0), length)
    if (day * periods < from) open &= -1 << (from - day * periods)
    if (open === 0) continue
    const slot = day * periods + lowestPeriod(open) - 1
    return slot <= last ? slot : -1
  }
  return -1
}
