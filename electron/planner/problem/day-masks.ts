// Does bit arithmetic on the periods of a day, and on starts that are kept as bits day by day.
import { leftOut, type Slot } from './problem.ts'

/** `length` periods from `start` on, as bits. */
export function stretch(start: number, length: number): number {
  return ((1 << length) - 1) << start
}

/** The periods that stretches of `length` cover which begin at `starts`. */
export function coverOf(starts: number, length: number): number {
  let covered = 0
  for (let step = 0; step < length; step += 1) covered |= starts << step
  return covered
}

export function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  rest = (rest + (rest >>> 4)) & 0x0f0f0f0f
  return Math.imul(rest, 0x01010101) >>> 24
}

/** The lowest period of a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** The highest period of a mask that is not empty. */
export function highestBit(mask: number): number {
  return 31 - Math.clz32(mask)
}

/** The bits from `first` to `last`, both inclusive; either may lie outside the day. */
export function within(mask: number, first: number, last: number): number {
  if (first > 30 || last < 0) return 0
  const late = first > 0 ? mask & (-1 << first) : mask
  return last < 30 ? late & stretch(0, last + 1) : late
}

/** The periods of a day that a leftover is looked for in: without the first and the last one. */
export type DayEdges = { breaksAfter: number; whole: number; inside: number }

export function edgesOf(periods: number, breaksAfter: number): DayEdges {
  return { breaksAfter, whole: stretch(0, periods), inside: stretch(1, Math.max(0, periods - 2)) }
}

/** Free runs of a single period beside study; they end at `breaksAfter`. */
export function leftoverPeriods(
  { breaksAfter, whole, inside }: DayEdges,
  fixed: number,
  study: number,
): number {
  const free = whole & ~(fixed | study)
  const open = ~breaksAfter
  const lonely = free & inside & ~((free & open) << 1) & ~((free >>> 1) & open)
  return lonely & (((study & open) << 1) | ((study >>> 1) & open))
}

/** The earliest of the starts from `from` to `until`, or `leftOut`. */
export function firstStart(
  starts: Int32Array,
  periods: number,
  from: Slot = 0,
  until: Slot = starts.length * periods,
): Slot {
  for (let day = Math.floor(from / periods); day * periods <= until; day += 1) {
    const mask = within(starts[day] ?? 0, from - day * periods, until - day * periods)
    if (mask !== 0) return day * periods + lowestBit(mask)
  }
  return leftOut
}

/** The latest of the starts from `from` to `until`, or `leftOut`. */
export function lastStart(
  starts: Int32Array,
  periods: number,
  from: Slot = 0,
  until: Slot = starts.length * periods - 1,
): Slot {
  for (let day = Math.floor(until / periods); day >= 0 && (day + 1) * periods > from; day -= 1) {
    const mask = within(starts[day] ?? 0, from - day * periods, until - day * periods)
    if (mask !== 0) return day * periods + highestBit(mask)
  }
  return leftOut
}

export function hasStart(starts: Int32Array | undefined, slot: Slot, periods: number): boolean {
  return slot >= 0 && (((starts?.[Math.floor(slot / periods)] ?? 0) >>> (slot % periods)) & 1) === 1
}

/** Without the starts before `slot`; in place. */
export function dropBefore(starts: Int32Array, slot: Slot, periods: number): void {
  for (let day = 0; day < starts.length && day * periods < slot; day += 1) {
    starts[day] = within(starts[day] ?? 0, slot - day * periods, periods)
  }
}

/** Without the starts after `slot`; in place. */
export function dropAfter(starts: Int32Array, slot: Slot, periods: number): void {
  for (let day = starts.length - 1; day >= 0 && (day + 1) * periods - 1 > slot; day -= 1) {
    starts[day] = within(starts[day] ?? 0, 0, slot - day * periods)
  }
}
