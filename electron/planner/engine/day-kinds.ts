// Kinds of days: days with the same fixed things, frozen study and targets cost the same with the same study in them.
import {
  type MaskCosts,
  type PairCosts,
  pairCost,
  termsOfKind,
  worstCost,
  closed,
} from './day-costs.ts'
import { highestBit, stretch, countBits, lowestBit } from '../problem/day-masks.ts'
import { leftOut, type PlacementProblem } from '../problem/problem.ts'

/** A frozen block: its first and last period and the class of its chain. */
type FrozenBlock = { start: number; last: number; pairClass: number }

export type DayKind = {
  /** Periods with classes and appointments, hosts included. */
  fixed: number
  /** Periods of frozen study, inside hosts too. */
  frozen: number
  /** Periods of frozen study outside hosts. */
  frozenStudy: number
  /** In order of time. */
  blocks: readonly FrozenBlock[]
  /** What the terms 'load' cost, by the number of study periods. */
  loadCost: Int32Array
}

type DayKinds = { kinds: readonly DayKind[]; kindOfDay: Int32Array }

export function buildDayKinds(problem: PlacementProblem, pairs: PairCosts): DayKinds {
  const loads = termsOfKind(problem, 'load')
  const frozen = frozenByDay(problem, pairs)
  const known = new Map<string, number>()
  const kinds: DayKind[] = []
  const kindOfDay = new Int32Array(problem.days)
  for (let day = 0; day < problem.days; day += 1) {
    const fixed = problem.fixed[day] ?? 0
    const content = frozen[day] ?? noFrozen
    const targets = loads.map(({ target }) => target[day] ?? 0)
    const blocks = content.blocks.map(({ start, last, pairClass }) => [start, last, pairClass])
    const traits = [fixed, content.frozen, content.frozenStudy, targets, '', blocks].join()
    const found = known.get(traits)
    kindOfDay[day] = found ?? kinds.length
    if (found !== undefined) continue
    known.set(traits, kinds.length)
    const loadCost = Int32Array.from({ length: 33 }, (_, periods) =>
      loads.reduce((sum, { weight }, index) => {
        const over = Math.max(0, periods - (targets[index] ?? 0))
        return Math.min(sum + weight * over ** 2, worstCost)
      }, 0),
    )
    kinds.push({ fixed, ...content, loadCost })
  }
  return { kinds, kindOfDay }
}

type FrozenContent = Pick<DayKind, 'frozen' | 'frozenStudy'> & { blocks: FrozenBlock[] }

const noFrozen: FrozenContent = { frozen: 0, frozenStudy: 0, blocks: [] }

function frozenByDay({ tasks, periods, days }: PlacementProblem, pairs: PairCosts) {
  const byDay = Array.from({ length: days }, (): FrozenContent | undefined => undefined)
  for (const { chain, duration, hosted, frozen } of tasks) {
    if (frozen === null || frozen === leftOut) continue
    const day = Math.floor(frozen / periods)
    const start = frozen % periods
    const content = byDay[day] ?? { frozen: 0, frozenStudy: 0, blocks: [] }
    const mask = stretch(start, duration)
    content.frozen |= mask
    if ((((hosted[day] ?? 0) >>> start) & 1) === 0) content.frozenStudy |= mask
    const last = highestBit(mask)
    content.blocks.push({ start, last, pairClass: pairs.classOfChain[chain] ?? 0 })
    byDay[day] = content
  }
  // Those that begin together stay in the order of their tasks.
  for (const content of byDay) content?.blocks.sort((a, b) => a.start - b.start)
  return byDay
}

/** By study periods outside hosts, frozen ones left aside; `closed` where so many do not fit. */
export function buildDayBounds(kind: DayKind, { runs }: MaskCosts, periods: number): Int32Array {
  const run = runs.toSorted((a, b) => b.weight - a.weight)[0]
  const walk = startWalk(Math.min((run?.length ?? 1) - 1, periods), periods)
  for (let period = 0; period < periods; period += 1) {
    const begin = period - walk.longest
    const isCounted = run !== undefined && begin >= 0 && ((run.begins >>> begin) & 1) === 1
    walkOver(walk, kind, period, isCounted ? run.weight : 0)
  }
  const frozen = countBits(kind.frozenStudy)
  return Int32Array.from({ length: periods + 1 }, (_, study) => {
    let least = closed
    for (let at = study; at < walk.costs.length; at += periods + 1) {
      least = Math.min(least, walk.costs[at] ?? closed)
    }
    return least >= closed ? closed : least + (kind.loadCost[study + frozen] ?? 0)
  })
}

/**
 * The least costs of all ways to study up to a period, by what later periods depend on: `busy` periods in a row
 * behind it and the `since` periods since the last study among those (0: none), both up to `longest`, and the study
 * so far. The cost of a state lies at `((busy * (longest + 1)) + since) * (periods + 1) + study`.
 */
type Walk = {
  longest: number
  periods: number
  costs: Int32Array
  next: Int32Array
  /** The most study that any state has so far. */
  most: number
}

function startWalk(longest: number, periods: number): Walk {
  const size = (longest + 1) ** 2 * (periods + 1)
  const costs = new Int32Array(size).fill(closed)
  costs[0] = 0
  return { longest, periods, costs, next: new Int32Array(size), most: 0 }
}

/** `runWeight` is what a long run that ends here costs. */
function walkOver(walk: Walk, kind: DayKind, period: number, runWeight: number): void {
  const { longest, periods, costs, next } = walk
  const isStudied = ((kind.frozenStudy >>> period) & 1) === 1
  const isFixed = (((kind.fixed | kind.frozen) >>> period) & 1) === 1
  next.fill(closed)
  for (let busy = 0; busy <= longest; busy += 1) {
    for (let since = 0; since <= busy; since += 1) {
      const from = (busy * (longest + 1) + since) * (periods + 1)
      const longer = Math.min(busy + 1, longest) * (longest + 1)
      const isLong = busy >= longest
      const studied = (longer + Math.min(1, longest)) * (periods + 1)
      const idle = (longer + (since > 0 && since < longest ? since + 1 : 0)) * (periods + 1)
      for (let study = 0; study <= walk.most; study += 1) {
        const cost = costs[from + study] ?? closed
        if (cost >= closed) continue
        if (isStudied) {
          keepLeast(next, studied + study, cost + (isLong ? runWeight : 0))
        } else if (isFixed) {
          keepLeast(next, idle + study, cost + (isLong && since > 0 ? runWeight : 0))
        } else {
          keepLeast(next, study, cost)
          keepLeast(next, studied + study + 1, cost + (isLong ? runWeight : 0))
        }
      }
    }
  }
  if (!isFixed) walk.most += 1
  walk.costs = next
  walk.next = costs
}

function keepLeast(costs: Int32Array, at: number, cost: number): void {
  if (cost < (costs[at] ?? closed)) costs[at] = cost
}

/** By the period in which a block begins; of frozen blocks that begin together, the first and the last one count. */
export type BlockLine = {
  /** The periods in which blocks begin, as bits. */
  begins: number
  firstClass: Int32Array
  lastClass: Int32Array
  lastPeriod: Int32Array
}

/** The study blocks of one day in order of time, for the terms that look at one block and the next. */
export function makeBlockLine(): BlockLine {
  return {
    begins: 0,
    firstClass: new Int32Array(32),
    lastClass: new Int32Array(32),
    lastPeriod: new Int32Array(32),
  }
}

/** Leaves nothing but the frozen blocks of the day. */
export function clearLine(line: BlockLine, { blocks }: DayKind): void {
  line.begins = 0
  for (const { start, last, pairClass } of blocks) {
    if (((line.begins >>> start) & 1) === 0) line.firstClass[start] = pairClass
    line.begins |= 1 << start
    line.lastClass[start] = pairClass
    line.lastPeriod[start] = last
  }
}

export function addBlock(line: BlockLine, start: number, last: number, pairClass: number): void {
  line.begins |= 1 << start
  line.firstClass[start] = pairClass
  line.lastClass[start] = pairClass
  line.lastPeriod[start] = last
}

export function removeBlock(line: BlockLine, start: number): void {
  line.begins &= ~(1 << start)
}

export function lineCost(line: BlockLine, pairs: PairCosts): number {
  let cost = 0
  let before = -1
  for (let rest = line.begins; rest !== 0; rest &= rest - 1) {
    const start = lowestBit(rest)
    if (before >= 0) {
      const earlier = line.lastClass[before] ?? 0
      const later = line.firstClass[start] ?? 0
      cost += pairCost(pairs, earlier, later, line.lastPeriod[before] ?? 0, start)
    }
    before = start
  }
  return cost
}
