// The cheapest way to lay given tasks into one day, by branch and bound over the starts of each.
import { addBlock, clearLine, lineCost, removeBlock } from './day-kinds.ts'
import { countBits } from '../problem/day-masks.ts'
import { fragmentCost, runCost, closed } from './day-costs.ts'
import { isTwin, noShare, orderPack, type Packer } from './packer.ts'
import { costParts, insideHost, startSize } from './shapes.ts'

/**
 * Where a search is given up with the best found so far: on full days, where that is as good as or hardly dearer than
 * the best there is, and where a plan is better served by more moves than by more care for each (measured).
 */
const usualNodes = 60

/**
 * The cost of the tasks in the packer on a day of this kind, if it is less than `limit`; their starts are then in
 * `packer.best`. Otherwise `limit` or more. The cost is known not to be less than `least`, so that a way to pack that
 * costs no more ends the search.
 */
export function packDay(
  packer: Packer,
  kind: number,
  limit: number,
  least = 0,
  mostNodes = usualNodes,
): number {
  const day = packer.kinds[kind]
  if (day === undefined) return closed
  const outside = orderPack(packer)
  if (outside > packer.periods) return closed
  const bound = packer.bounds[kind * packer.boundSize + outside] ?? closed
  if (bound >= limit) return bound
  packer.kind = kind
  const floor = Math.max(least, bound + cheapestPeriods(packer, 0, day.frozen | day.fixed))
  if (floor >= limit) return floor
  packer.floor = bound
  packer.goal = floor
  packer.limit = limit
  packer.nodes = 0
  packer.mostNodes = mostNodes
  packer.stamp += 1
  if (packer.pairs.matter) clearLine(packer.line, day)
  if (packer.count === 0) return Math.min(limit, costAtEnd(packer, day.frozenStudy, 0))
  descend(packer, 0, day.frozen, day.frozenStudy, 0)
  return packer.limit
}

/** Puts the tasks from `depth` on; `cost` is that of the starts of those before, without what the whole day costs. */
function descend(packer: Packer, depth: number, busy: number, study: number, cost: number): void {
  const { shapes, floor, start } = packer
  const item = packer.order[depth] ?? 0
  const shape = packer.shape[item] ?? 0
  const duration = shapes.duration[shape] ?? 0
  const from = Math.max(firstStart(packer, item), afterTwin(packer, depth, item))
  const to = lastStart(packer, item) - duration
  const left = packer.outside[depth + 1] ?? 0
  const isLast = depth + 1 === packer.count
  const { starts } = shapes
  let at = shapes.offset[shape] ?? 0
  const end = at + (shapes.size[shape] ?? 0) * startSize
  for (; at < end; at += startSize) {
    const here = cost + (starts[at + 2] ?? 0)
    if (here + floor >= packer.limit || packer.limit <= packer.goal) break
    if (packer.nodes >= packer.mostNodes) break
    const mask = starts[at + 1] ?? 0
    if ((busy & mask) !== 0) continue
    const place = starts[at] ?? 0
    const period = place & (insideHost - 1)
    if (period < from || period > to) continue
    packer.nodes += 1
    const studied = place >= insideHost ? study : study | mask
    if (packer.pairs.matter) {
      addBlock(packer.line, period, period + duration - 1, shapes.pairClass[shape] ?? 0)
    }
    start[item] = period
    if (isLast) keepIfBest(packer, here, studied)
    else if (mayImprove(packer, depth + 1, busy | mask, studied, here, left)) {
      descend(packer, depth + 1, busy | mask, studied, here)
    }
    if (packer.pairs.matter) removeBlock(packer.line, period)
  }
  start[item] = -1
}

/** Of tasks that can't be told apart, those tried later lie later. */
function afterTwin(packer: Packer, depth: number, item: number): number {
  const twin = depth > 0 ? (packer.order[depth - 1] ?? 0) : item
  if (twin === item || !isTwin(packer, twin, item)) return 0
  return (packer.start[twin] ?? 0) + 1
}

/** After the end of the session before it, where that lies on the same day and is put. */
function firstStart({ earlier, start, shape, shapes }: Packer, item: number): number {
  const before = earlier[item] ?? -1
  const period = before < 0 ? -1 : (start[before] ?? -1)
  return period < 0 ? 0 : period + (shapes.duration[shape[before] ?? 0] ?? 0)
}

/** The start of the session after it, or the end of the day. */
function lastStart({ later, start, periods }: Packer, item: number): number {
  const after = later[item] ?? -1
  const period = after < 0 ? -1 : (start[after] ?? -1)
  return period < 0 ? periods : period
}

function keepIfBest(packer: Packer, cost: number, study: number): void {
  const total = costAtEnd(packer, study, cost)
  if (total >= packer.limit) return
  packer.limit = total
  for (let item = 0; item < packer.count; item += 1) packer.best[item] = packer.start[item] ?? 0
}

function costAtEnd(packer: Packer, study: number, cost: number): number {
  const { kinds, masks, pairs, line } = packer
  const day = kinds[packer.kind]
  if (day === undefined) return closed
  const load = day.loadCost[countBits(study)] ?? 0
  const total = cost + load + runCost(masks, day.fixed, study)
  if (total >= packer.limit) return total
  const pair = pairs.matter ? lineCost(line, pairs) : 0
  return total + pair + fragmentCost(masks, day.fixed, study)
}

/** False when no way to put the tasks from `depth` on can cost less than the best one known. */
function mayImprove(
  packer: Packer,
  depth: number,
  busy: number,
  study: number,
  cost: number,
  left: number,
): boolean {
  const { kinds, masks, pairs, line, limit, floor } = packer
  const day = kinds[packer.kind]
  if (day === undefined) return false
  const load = day.loadCost[countBits(study) + left] ?? closed
  let sure = load + runCost(masks, day.fixed, study)
  if (pairs.matter) sure += lineCost(line, pairs)
  if (sure < floor) sure = floor
  if (cost + sure >= limit) return false
  const enough = limit - cost - sure
  if (cheapestPeriods(packer, depth, busy | day.fixed) >= enough) return false
  if (cheapestOpen(packer, depth, busy, enough) >= enough) return false
  return pairs.matter || packer.isOpen[depth] === 0 || !wasSeen(packer, depth, busy, cost)
}

/** What the waiting tasks cost at least for the periods that they take of those that are left. */
function cheapestPeriods(packer: Packer, depth: number, taken: number): number {
  const { cheapPeriods, cheapShares, periods } = packer
  const from = depth * 32
  let need = packer.outside[depth] ?? 0
  let parts = 0
  for (let at = from; need > 0 && at < from + periods; at += 1) {
    if (((taken >>> (cheapPeriods[at] ?? 0)) & 1) === 1) continue
    parts += cheapShares[at] ?? 0
    need -= 1
  }
  return need > 0 || parts >= noShare ? closed : Math.ceil(parts / costParts)
}

/** The sum of each waiting task's cheapest start that is still open; not less than `enough` once that is reached. */
function cheapestOpen(packer: Packer, depth: number, busy: number, enough: number): number {
  const { shapes, order, shape, count } = packer
  const { starts } = shapes
  let sum = 0
  for (let next = depth; next < count; next += 1) {
    const waiting = shape[order[next] ?? 0] ?? 0
    let at = shapes.offset[waiting] ?? 0
    const end = at + (shapes.size[waiting] ?? 0) * startSize
    while (at < end && (busy & (starts[at + 1] ?? 0)) !== 0) at += startSize
    if (at >= end) return closed
    sum += starts[at + 2] ?? 0
    if (sum >= enough) return sum
  }
  return sum
}

/** Whether the same tasks took the same periods at no more cost before; if not, that is kept in mind. */
function wasSeen({ seen, stamp }: Packer, depth: number, busy: number, cost: number): boolean {
  const at = ((Math.imul(busy, 0x9e3779b1) >>> 22) ^ ((depth << 7) & 1023)) << 2
  const isSame = seen[at] === busy && seen[at + 1] === depth && seen[at + 2] === stamp
  if (isSame && (seen[at + 3] ?? 0) <= cost) return true
  seen[at] = busy
  seen[at + 1] = depth
  seen[at + 2] = stamp
  seen[at + 3] = cost
  return false
}
