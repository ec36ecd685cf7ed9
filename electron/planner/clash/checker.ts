// Whether counts of demands fit, asked many times: what was proven once answers for all that follows from it.
import type { Places, Slot } from '../problem/problem.ts'
import { findOverfull } from './capacity.ts'
import { chainWindows, searchOrders, type OrderVerdict } from './order-search.ts'
import { type Counts, type Demands, never, spend, type Work } from './demands.ts'

export type Verdict = OrderVerdict['kind']

export type Checker = {
  demands: Demands
  check: (counts: Counts) => Verdict
  /** Counts that fit, none of which holds another. */
  fitting: () => readonly Counts[]
}

export type CheckResult =
  | { kind: 'fits'; placing: Places }
  /** Not even these of the groups fit. */
  | { kind: 'clashes'; core: Counts }
  | { kind: 'unknown' }

/** Stages kept of one size: few for a quick yes, then as many as the work allows. */
const quickWidth = 8
const fullWidth = 50_000

/** The proofs in order of their price. */
export function checkDemands(demands: Demands, counts: Counts, work: Work): CheckResult {
  if (!spend(work, demands.groups.length * (demands.days + 10))) return { kind: 'unknown' }
  const lone = findLoneChain(demands, counts)
  if (lone !== null) return { kind: 'clashes', core: lone }
  const placing = placeByDeadline(demands, counts)
  if (placing !== null) return { kind: 'fits', placing }
  const overfull = findOverfull(demands, counts)
  if (overfull !== null) return { kind: 'clashes', core: overfull }
  const quick = searchOrders(demands, counts, quickWidth, work)
  if (quick.kind !== 'unknown') return withCore(quick, counts)
  return withCore(searchOrders(demands, counts, fullWidth, work), counts)
}

function withCore(verdict: OrderVerdict, counts: Counts): CheckResult {
  return verdict.kind === 'clashes' ? { kind: 'clashes', core: counts } : verdict
}

export function makeChecker(demands: Demands, work: Work): Checker {
  let fitting: Counts[] = [demands.groups.map(() => 0)]
  const clashing: Counts[] = []
  const check = (counts: Counts): Verdict => {
    if (fitting.some((known) => isWithin(counts, known))) return 'fits'
    if (clashing.some((known) => isWithin(known, counts))) return 'clashes'
    const result = checkDemands(demands, counts, work)
    if (result.kind === 'fits') {
      fitting = [...fitting.filter((known) => !isWithin(known, counts)), counts]
    }
    if (result.kind === 'clashes') clashing.push(result.core)
    return result.kind
  }
  return { demands, check, fitting: () => fitting }
}

/** Whether no group has more in `a` than in `b`. */
export function isWithin(a: Counts, b: Counts): boolean {
  return a.every((count, index) => count <= (b[index] ?? 0))
}

/** The demands of one chain that can't be done even if nothing else had to be. */
function findLoneChain(demands: Demands, counts: Counts): number[] | null {
  if (chainWindows(demands, counts) !== null) return null
  const { groups } = demands
  const chains = [...new Set(groups.map(({ chain }) => chain))]
  const alone = (chain: number) =>
    counts.map((count, index) => (groups[index]?.chain === chain ? count : 0))
  const found = chains.map(alone).find((each) => chainWindows(demands, each) === null)
  return found ?? null
}

/** Null where this order fails, which proves nothing. */
function placeByDeadline(demands: Demands, counts: Counts): Places | null {
  const chains = chainWindows(demands, counts)
  if (chains === null) return null
  const done = chains.map(() => 0)
  const placing: Places = new Map()
  const size = chains.reduce((sum, steps) => sum + steps.length, 0)
  let time: Slot = 0
  while (placing.size < size) {
    const nexts = chains.flatMap((steps, chain) => {
      const step = steps[done[chain] ?? 0]
      return step === undefined ? [] : [{ step, chain, start: step.nextStart[time] ?? never }]
    })
    const firstEnd = Math.min(...nexts.map(({ step, start }) => start + step.duration))
    // Only what starts before another could have ended: else that one goes first and nothing is lost.
    const [chosen] = nexts
      .filter(({ start }) => start < firstEnd)
      .toSorted((a, b) => a.step.latest - b.step.latest)
    if (chosen === undefined || chosen.start > chosen.step.latest) return null
    const { step, chain, start } = chosen
    const task = demands.groups[step.group]?.tasks[step.rank]
    if (task === undefined) return null
    placing.set(task, start)
    done[chain] = (done[chain] ?? 0) + 1
    time = start + step.duration
  }
  return placing
}
