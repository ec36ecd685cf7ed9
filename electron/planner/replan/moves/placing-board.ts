// Makes the board on which movers are put and taken back: what each may still do, as bits by day and a window of slots.
import {
  countBits,
  firstStart,
  lastStart,
  lowestBit,
  stretch,
  within,
} from '../../problem/day-masks.ts'
import { noStarts } from '../../problem/clear-starts.ts'
import { leftOut, type Slot } from '../../problem/problem.ts'
import type { Domain } from './domains.ts'

/** Where the board was before a mover was put on it. */
export type Mark = { index: number; trail: number; from: Int32Array; until: Int32Array }

export type Board = {
  /** Movers of a chain leave room for one another; false when one has no place left, which is remembered. */
  tighten: () => boolean
  /** The next mover to put: few places left, and often in trouble before; null when all are on the board. */
  mostConstrained: () => number | null
  /** What it has left, the nearest to its old place first; without an old place the earliest first. */
  slotsNear: (index: number) => Slot[]
  put: (index: number, slot: Slot) => Mark
  takeBack: (mark: Mark) => void
  slotOf: (index: number) => Slot
}

type Pieces = {
  domains: readonly Domain[]
  periods: number
  starts: Int32Array[]
  /** The first and the last slot at which each may still start. */
  from: Int32Array
  until: Int32Array
  slots: Int32Array
  /** How often each had no place left. */
  troubles: Int32Array
  /** Days whose bits were changed, with what they were: mover, day, bits. */
  trail: number[]
}

export function makeBoard(domains: readonly Domain[], periods: number): Board {
  const pieces: Pieces = {
    domains,
    periods,
    starts: domains.map(({ starts }) => Int32Array.from(starts)),
    from: Int32Array.from(domains, ({ first }) => Math.max(0, first)),
    until: Int32Array.from(domains, ({ last }) => last),
    slots: new Int32Array(domains.length).fill(leftOut),
    troubles: new Int32Array(domains.length).fill(1),
    trail: [],
  }
  return {
    tighten: () => tighten(pieces),
    mostConstrained: () => mostConstrained(pieces),
    slotsNear: (index) => slotsNear(pieces, index),
    put: (index, slot) => put(pieces, index, slot),
    takeBack: (mark) => takeBack(pieces, mark),
    slotOf: (index) => pieces.slots[index] ?? leftOut,
  }
}

function tighten(pieces: Pieces): boolean {
  const { domains, from, until } = pieces
  for (let index = 0; index < domains.length; index += 1) {
    const before = index - 1
    if (isNext(pieces, before, index)) {
      const ready = firstOf(pieces, before) + (domains[before]?.duration ?? 0)
      if (ready > (from[index] ?? 0)) from[index] = ready
    }
    if (firstOf(pieces, index) === leftOut) return noteTrouble(pieces, index)
  }
  for (let index = domains.length - 2; index >= 0; index -= 1) {
    if (!isNext(pieces, index, index + 1)) continue
    const due = lastOf(pieces, index + 1) - (domains[index]?.duration ?? 0)
    if (due < (until[index] ?? 0)) until[index] = due
    if (lastOf(pieces, index) === leftOut) return noteTrouble(pieces, index)
  }
  return true
}

function noteTrouble({ troubles }: Pieces, index: number): false {
  troubles[index] = (troubles[index] ?? 0) + 1
  return false
}

function isNext({ domains }: Pieces, before: number, index: number): boolean {
  const earlier = domains[before]
  return earlier !== undefined && earlier.chain === domains[index]?.chain
}

/** The earliest slot left, or `leftOut`. */
function firstOf({ starts, from, until, periods }: Pieces, index: number): Slot {
  return firstStart(starts[index] ?? noStarts, periods, from[index], until[index])
}

/** The latest slot left, or `leftOut`. */
function lastOf({ starts, from, until, periods }: Pieces, index: number): Slot {
  return lastStart(starts[index] ?? noStarts, periods, from[index], until[index])
}

function mostConstrained(pieces: Pieces): number | null {
  const { slots, troubles } = pieces
  let best: number | null = null
  let least = Infinity
  for (let index = 0; index < slots.length; index += 1) {
    if (slots[index] !== leftOut) continue
    const trouble = troubles[index] ?? 1
    const count = countUpTo(pieces, index, least * trouble)
    if (count < least * trouble) {
      least = count / trouble
      best = index
    }
  }
  return best
}

/** How many slots are left, counted no further than `enough`. */
function countUpTo(pieces: Pieces, index: number, enough: number): number {
  const { starts, from, until, periods } = pieces
  const masks = starts[index]
  const first = from[index] ?? 0
  const last = until[index] ?? 0
  let count = 0
  if (masks === undefined) return count
  for (let day = Math.floor(first / periods); day * periods <= last; day += 1) {
    count += countBits(within(masks[day] ?? 0, first - day * periods, last - day * periods))
    if (count >= enough) return count
  }
  return count
}

function slotsNear({ domains, starts, from, until, periods }: Pieces, index: number): Slot[] {
  const masks = starts[index]
  const first = from[index] ?? 0
  const last = until[index] ?? 0
  const slots: Slot[] = []
  if (masks === undefined) return slots
  for (let day = Math.floor(first / periods); day * periods <= last; day += 1) {
    let mask = within(masks[day] ?? 0, first - day * periods, last - day * periods)
    for (; mask !== 0; mask &= mask - 1) slots.push(day * periods + lowestBit(mask))
  }
  const near = domains[index]?.near ?? leftOut
  if (near === leftOut) return slots
  return slots.sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b)
}

function put(pieces: Pieces, index: number, slot: Slot): Mark {
  const { domains, starts, slots, trail, periods } = pieces
  const mark = {
    index,
    trail: trail.length,
    from: Int32Array.from(pieces.from),
    until: Int32Array.from(pieces.until),
  }
  const duration = domains[index]?.duration ?? 0
  const day = Math.floor(slot / periods)
  const period = slot % periods
  slots[index] = slot
  pieces.from[index] = slot
  pieces.until[index] = slot
  for (let other = 0; other < domains.length; other += 1) {
    const masks = starts[other]
    if (other === index || slots[other] !== leftOut || masks === undefined) continue
    const reach = Math.min(period, (domains[other]?.duration ?? 1) - 1)
    const left = (masks[day] ?? 0) & ~stretch(period - reach, reach + duration)
    if (left === masks[day]) continue
    trail.push(other, day, masks[day] ?? 0)
    masks[day] = left
  }
  return mark
}

function takeBack(pieces: Pieces, mark: Mark): void {
  const { starts, slots, trail } = pieces
  while (trail.length > mark.trail) {
    const bits = trail.pop() ?? 0
    const day = trail.pop() ?? 0
    const masks = starts[trail.pop() ?? 0]
    if (masks !== undefined) masks[day] = bits
  }
  slots[mark.index] = leftOut
  pieces.from.set(mark.from)
  pieces.until.set(mark.until)
}
