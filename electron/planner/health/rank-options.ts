// Which of the options to offer: the gain against the trouble of moving, and no six versions of the same thing.
import type { TightnessLevel } from '../../../shared/planner/health.ts'
import type { Option } from './find-options.ts'

/** A point won is worth moving a block by four days; beyond two weeks the distance is all the same. */
const pointsWorth = 4
const farthest = 14
/** A second block that moves costs as much as six days. */
const secondBlock = 6

/** What the plan's own total rises by, in the units of the planner's terms: a Saturday (20) costs as much as five days. */
const planWorth = 4

/**
 * Best first. Where places are scarce a swap is the better operation, since it uses none up: then its second block
 * costs nothing, and a move pays for the place that it takes. Of equal worth the one found first comes first.
 */
export function rankOptions(options: readonly Option[], level: TightnessLevel): Option[] {
  const worthOf = ({ kind, gain, planChange, days }: Option) => {
    const isCheap = level === 'loose' ? kind === 'move' : kind === 'swap'
    const price = Math.max(0, planChange) / planWorth
    return pointsWorth * gain - price - Math.min(days, farthest) - (isCheap ? 0 : secondBlock)
  }
  return options.toSorted((a, b) => worthOf(b) - worthOf(a))
}

/** How often the same block may be offered, and how often for the same day. */
const mostOfBlock = 2

/** In their order, those that say something new: at most two for each block, on two days. */
export function pickDiverse(options: readonly Option[]): Option[] {
  const days = new Map<number, Set<number>>()
  return options.filter(({ kind, moved: [first, second] }) => {
    if (first === undefined) return false
    const used = days.get(first.id) ?? new Set()
    // A swap is told apart by its partner as well.
    const target = kind === 'swap' ? -(second?.id ?? 0) : first.day
    if (used.size >= mostOfBlock || used.has(target)) return false
    days.set(first.id, used.add(target))
    return true
  })
}
