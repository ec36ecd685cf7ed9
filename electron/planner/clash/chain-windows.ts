// How early and how late each wanted task can start for the sake of its chain alone.
import { leftOut, type Slot } from '../problem/problem.ts'
import { never, type Counts, type DemandGroup, type Demands } from './demands.ts'

/** One wanted task, in the place that it has in its chain. */
export type ChainStep = {
  group: number
  /** In its group, from 0. */
  rank: number
  duration: number
  /** Not before everything ahead of it in its chain can be done. */
  earliest: Slot
  /** Not later than what follows in its chain can wait. */
  latest: Slot
  nextStart: DemandGroup['nextStart']
}

/** One list for each chain with demands; null when some chain can't be done even alone. */
export function chainWindows({ groups }: Demands, counts: Counts): ChainStep[][] | null {
  const chains: ChainStep[][] = []
  let chain = -1
  for (const [index, group] of groups.entries()) {
    const count = counts[index] ?? 0
    if (count === 0) continue
    if (group.chain !== chain) chains.push([])
    chain = group.chain
    const steps = Array.from({ length: count }, (_, rank) => toStep(group, index, rank))
    chains.at(-1)?.push(...steps)
  }
  const isPossible = chains.every((steps) => narrow(steps, groups))
  return isPossible ? chains : null
}

function toStep({ duration, nextStart }: DemandGroup, group: number, rank: number): ChainStep {
  return { group, rank, duration, nextStart, earliest: 0, latest: leftOut }
}

function narrow(steps: readonly ChainStep[], groups: Demands['groups']): boolean {
  let from = 0
  for (const step of steps) {
    step.earliest = step.nextStart[from] ?? never
    if (step.earliest === never) return false
    from = step.earliest + step.duration
  }
  let until = never
  for (const step of steps.toReversed()) {
    const { lastStart, duration } = groups[step.group] ?? { lastStart: [], duration: 0 }
    step.latest = lastStart[Math.min(until - duration, lastStart.length - 1)] ?? leftOut
    if (step.latest < step.earliest) return false
    until = step.latest
  }
  return true
}
