// Kinds of days: days with the same fixed things, frozen study and targets cost the same with the same study in them.
import { highestBit, stretch } from '../problem/day-masks.ts'
import { leftOut, type PlacementProblem } from '../problem/problem.ts'
import { termsOfKind, worstCost } from './terms-of-kind.ts'
import type { PairCosts } from './pair-costs.ts'

/** A frozen block: its first and last period and the class of its chain. */
export type FrozenBlock = { start: number; last: number; pairClass: number }

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

export type DayKinds = { kinds: readonly DayKind[]; kindOfDay: Int32Array }

export function layDayKinds(problem: PlacementProblem, pairs: PairCosts): DayKinds {
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
