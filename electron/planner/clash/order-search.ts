// Whether demands fit, tried out exactly: every order in which their tasks can follow one another.
import { type Places, leftOut, type Slot } from '../problem/problem.ts'
import {
  never,
  type Counts,
  type DemandGroup,
  type Demands,
  coverageOn,
  spend,
  type Work,
} from './demands.ts'

/** One wanted task, in the place that it has in its chain. */
type ChainStep = {
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

export type OrderVerdict =
  | { kind: 'fits'; placing: Places }
  /** Every order was tried or shown to be no better than one that was. */
  | { kind: 'clashes' }
  | { kind: 'unknown' }

/** So many tasks of each chain are placed, the last of them ending at `time`, as early as it can be. */
type Stage = {
  done: Uint16Array
  time: Slot
  /** Usable periods that are left over at the tightest deadline. */
  slack: number
  /** How it came about: a task of this chain at this start, after that stage. */
  chain: number
  start: Slot
  before: Stage | null
}

type Search = {
  chains: readonly (readonly ChainStep[])[]
  /** Every step with the place of its chain and its own in it, the tightest deadline first. */
  byDeadline: readonly (ChainStep & { chain: number; position: number })[]
  /** By slot: usable periods before it. */
  usableBefore: Int32Array
}

/**
 * Tasks lie one after another, so a plan is an order in which each starts as early as it can; of two orders of the
 * same tasks the one that ends first is never worse. That makes it a search over how far each chain has come, as
 * Held & Karp (1962) do for sequencing; only tasks that start before another could have ended are tried next
 * (Giffler & Thompson 1960). With more than `width` stages of one size only the most promising are kept, and then
 * failing proves nothing.
 */
export function searchOrders(
  demands: Demands,
  counts: Counts,
  width: number,
  work: Work,
): OrderVerdict {
  const chains = chainWindows(demands, counts)
  if (chains === null) return { kind: 'clashes' }
  const search = prepare(demands, counts, chains)
  const steps = search.byDeadline.length
  let isWhole = true
  let stages: Stage[] = [
    { done: new Uint16Array(chains.length), time: 0, slack: 0, chain: 0, start: 0, before: null },
  ]
  for (let size = 0; size < steps; size += 1) {
    const next = new Map<string, Stage>()
    for (const stage of stages) {
      const found = followers(search, stage)
      if (!spend(work, chains.length * (1 + found.length))) return { kind: 'unknown' }
      for (const follower of found) keepEarlier(next, follower)
    }
    if (!spend(work, steps * next.size)) return { kind: 'unknown' }
    stages = [...next.values()].filter((stage) => meetsDeadlines(search, stage))
    if (stages.length > width) {
      isWhole = false
      stages.sort((a, b) => b.slack - a.slack || a.time - b.time)
      stages.length = width
    }
  }
  const [last] = stages
  if (last !== undefined) return { kind: 'fits', placing: readPlacing(demands, chains, last) }
  return isWhole ? { kind: 'clashes' } : { kind: 'unknown' }
}

function prepare(
  demands: Demands,
  counts: Counts,
  chains: readonly (readonly ChainStep[])[],
): Search {
  const byDeadline = chains
    .flatMap((steps, chain) => steps.map((step, position) => ({ ...step, chain, position })))
    .toSorted((a, b) => a.latest + a.duration - (b.latest + b.duration))
  const wanted = demands.groups.filter((_, index) => (counts[index] ?? 0) > 0)
  const { days, periods } = demands
  const usableBefore = new Int32Array(days * periods + 1)
  for (let day = 0; day < days; day += 1) {
    const usable = wanted.reduce((mask, group) => mask | coverageOn(group, day), 0)
    for (let period = 0; period < periods; period += 1) {
      const slot = day * periods + period
      usableBefore[slot + 1] = (usableBefore[slot] ?? 0) + ((usable >>> period) & 1)
    }
  }
  return { chains, byDeadline, usableBefore }
}

/** The stages one task on, without those that leave room for another task before it. */
function followers({ chains }: Search, stage: Stage): Stage[] {
  const nexts: { chain: number; start: Slot; end: Slot }[] = []
  let firstEnd = never
  for (const [chain, steps] of chains.entries()) {
    const step = steps[stage.done[chain] ?? 0]
    if (step === undefined) continue
    const start = step.nextStart[stage.time] ?? never
    if (start > step.latest) return []
    nexts.push({ chain, start, end: start + step.duration })
    firstEnd = Math.min(firstEnd, start + step.duration)
  }
  return nexts
    .filter(({ start }) => start < firstEnd)
    .map(({ chain, start, end }) => {
      const done = stage.done.slice()
      done[chain] = (done[chain] ?? 0) + 1
      return { done, time: end, slack: 0, chain, start, before: stage }
    })
}

function keepEarlier(stages: Map<string, Stage>, stage: Stage): void {
  const key = String.fromCharCode(...stage.done)
  const known = stages.get(key)
  if (known === undefined || stage.time < known.time) stages.set(key, stage)
}

/** Whether the usable periods left before each deadline are enough for all that is due by then; notes the slack. */
function meetsDeadlines({ byDeadline, usableBefore }: Search, stage: Stage): boolean {
  const used = usableBefore[stage.time] ?? 0
  let need = 0
  let slack = never
  for (const { chain, position, latest, duration } of byDeadline) {
    if (position < (stage.done[chain] ?? 0)) continue
    need += duration
    slack = Math.min(slack, (usableBefore[latest + duration] ?? 0) - used - need)
    if (slack < 0) return false
  }
  stage.slack = slack
  return true
}

function readPlacing(
  { groups }: Demands,
  chains: readonly (readonly ChainStep[])[],
  last: Stage,
): Places {
  const placing: Places = new Map()
  for (let stage = last; stage.before !== null; stage = stage.before) {
    const step = chains[stage.chain]?.[stage.before.done[stage.chain] ?? 0]
    const task = step === undefined ? undefined : groups[step.group]?.tasks[step.rank]
    if (task !== undefined && stage.start !== leftOut) placing.set(task, stage.start)
  }
  return placing
}
