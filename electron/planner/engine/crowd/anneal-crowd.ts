// Simulated annealing over crowded days: random tasks take random places; see anneal.ts for which moves are kept.
import { allowance } from '../anneal.ts'
import { lowestBit } from '../../problem/day-masks.ts'
import { pickOf, rollOn } from '../random.ts'
import { noSlot, type Crowd } from './crowd.ts'
import { shapeOn } from './crowd-costs.ts'
import { leaveOut, takePlace } from './take-place.ts'

/** Of 256 moves, those that stay within the day. */
const sameDayShare = 50

/** Tries `steps` moves at one temperature. */
export function annealCrowdAt(crowd: Crowd, temperature: number, steps: number): void {
  const { ground, dice, begin, day, dayOf } = crowd
  const { filled, first, last, duration } = ground.rows
  let bits = dice[0] ?? 1
  for (let step = 0; step < steps; step += 1) {
    bits = rollOn(bits)
    const row = filled[pickOf(bits, filled.length)] ?? 0
    const before = begin[row - 1] ?? -1
    if (before === noSlot) continue
    const after = begin[row + 1] ?? noSlot
    const from = begin[row] ?? noSlot
    const earliest = before + (duration[row - 1] ?? 0)
    const latest = after - (duration[row] ?? 0)
    const low =
      before < 0 ? (first[row] ?? 0) : Math.max(dayOf[earliest] ?? noSlot, first[row] ?? 0)
    const high =
      after === noSlot ? (last[row] ?? -1) : Math.min(dayOf[latest] ?? -1, last[row] ?? -1)
    bits = rollOn(bits)
    const allow = allowance(temperature, bits)
    const choices = high - low + 1 + (from !== noSlot && after === noSlot ? 1 : 0)
    if (choices <= 0) continue
    const isNear = from !== noSlot && ((bits >>> 10) & 255) < sameDayShare
    bits = rollOn(bits)
    const to = isNear ? (day[row] ?? 0) : low + pickOf(bits, choices)
    if (to > high) {
      leaveOut(crowd, row, allow)
      continue
    }
    const slot = pickStart(crowd, row, to, bits, earliest, latest)
    if (slot >= 0 && slot !== from) takePlace(crowd, row, slot, allow)
  }
  dice[0] = bits
}

/** A permitted start of a day, or −1: the first one at or after a random period, or the first one at all. */
function pickStart(
  crowd: Crowd,
  row: number,
  day: number,
  bits: number,
  earliest: number,
  latest: number,
): number {
  const { table, periods } = crowd
  const shape = shapeOn(crowd, row, day)
  if (shape < 0) return -1
  let open = table.open[shape] ?? 0
  const begins = day * periods
  if (earliest > begins) open &= -1 << (earliest - begins)
  if (latest < begins + periods - 1) open &= (2 << (latest - begins)) - 1
  if (open === 0) return -1
  const later = open & (-1 << pickOf(bits << 12, periods))
  return begins + lowestBit(later === 0 ? open : later)
}
