// The heart of a clash, in numbers: nothing, the fewest demands that can't all be met, or an honest "not found".
import { checkDemands, makeChecker } from './checker.ts'
import { wholeCounts, type Counts, type Demands } from './demands.ts'
import { minimise, type Minimal } from './minimise.ts'
import type { Placing } from './placing.ts'
import type { Work } from './work.ts'

export type Core =
  | { kind: 'fits'; placing: Placing }
  | ({ kind: 'proven' } & Minimal)
  /** No way was found and none was ruled out. */
  | { kind: 'unproven' }

/** Steps for the question whether all fits, for its parts where that stays open, and for making a clash small. */
const workForAll = 1_200_000
const workForParts = 400_000
const workForSmall = 1_200_000

export function findCore(demands: Demands): Core {
  const whole = wholeCounts(demands)
  const result = checkDemands(demands, whole, { left: workForAll })
  if (result.kind === 'fits') return result
  const work: Work = { left: workForSmall }
  const checker = makeChecker(demands, work)
  const core = result.kind === 'clashes' ? result.core : findProvenPart(demands, whole)
  if (core === null) return { kind: 'unproven' }
  return { kind: 'proven', ...minimise(checker, core) }
}

/** Where the whole is too much to prove: the demands within the dates of one group are fewer. */
function findProvenPart(demands: Demands, whole: Counts): Counts | null {
  const spans = demands.groups.map(({ nextStart, lastStart, duration }) => ({
    from: nextStart[0] ?? 0,
    until: (lastStart.at(-1) ?? 0) + duration,
  }))
  const work: Work = { left: workForParts }
  for (const span of spans) {
    if (work.left <= 0) break
    const inside = whole.map((count, group) => {
      const own = spans[group]
      return own !== undefined && own.from >= span.from && own.until <= span.until ? count : 0
    })
    const result = checkDemands(demands, inside, work)
    if (result.kind === 'clashes') return result.core
  }
  return null
}
