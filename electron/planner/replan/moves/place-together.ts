// Searches exhaustively for places of a few movers: no overlap, and the order of their chains.
import { leftOut, type Slot, type Places } from '../../problem/problem.ts'
import type { Domain } from './domains.ts'
import {
  countBits,
  firstStart,
  lastStart,
  lowestBit,
  stretch,
  within,
} from '../../problem/day-masks.ts'
import { noStarts } from '../../problem/clear-starts.ts'

export type Meter = { left: number }

/** How much work a search has done and may still do, counted so that it is the same on every machine. */
export function spend(meter: Meter, amount: number): void {
  meter.left -= amount
}

export function isSpent(meter: Meter): boolean {
  return meter.left <= 0
}

export type Placing = { kind: 'placed'; slots: Places } | { kind: 'impossible' } | { kind: 'cut' }

/** Tries of the first round; each further round has twice as many. */
const firstRound = 24

/** Up to so many movers, what a try costs grows with their number; beyond it with its square. */
const fewMovers = 128

/**
 * The most constrained mover first, each as near as it can be to where it was. Begins anew now and then with those
 * first that were in trouble. Cut after so many tries of a place; each costs the meter one for each mover, and
 * more where they are many: to choose the next of them takes longer, too.
 */
export function placeTogether(
  domains: readonly Domain[],
  periods: number,
  tries: number,
  meter: Meter,
): Placing {
  const board = makeBoard(domains, periods)
  const price = domains.length * Math.max(1, domains.length / fewMovers)
  for (let done = 0, round = firstRound; done < tries; done += round, round *= 2) {
    const kind = tryRound(board, Math.min(round, tries - done) + domains.length, () =>
      spend(meter, price),
    )
    if (kind === 'placed')
      return {
        kind,
        slots: new Map(domains.map(({ task }, index) => [task, board.slots[index] ?? leftOut])),
      }
    if (kind === 'impossible') return { kind }
    if (isSpent(meter)) break
  }
  return { kind: 'cut' }
}

/** A mover that is on the board, where it was put, and where it could be put instead. */
type Step = { index: number; slots: readonly Slot[]; tried: number; mark: Mark | null }

/** Leaves the movers on the board when all are placed, and takes all back otherwise. */
function tryRound(board: Board, tries: number, onTry: () => void): Placing['kind'] {
  const path: Step[] = []
  let left = tries
  for (;;) {
    const next = tighten(board) ? nextStep(board) : null
    if (next === 'all') return 'placed'
    if (next !== null) path.push(next)
    const step = takeBackDead(board, path)
    if (step === undefined) return 'impossible'
    if (left === 0) {
      while (path.length > 0) dropLast(board, path)
      return 'cut'
    }
    left -= 1
    onTry()
    step.mark = put(board, step.index, step.slots[step.tried] ?? leftOut)
    step.tried += 1
  }
}

function nextStep(board: Board): Step | 'all' {
  const index = mostConstrained(board)
  return index === null ? 'all' : { index, slots: slotsNear(board, index), tried: 0, mark: null }
}

/** The last step that has another slot to try, off the board; those after it are gone. */
function takeBackDead(board: Board, path: Step[]): Step | undefined {
  for (;;) {
    const last = path.at(-1)
    if (last === undefined) return undefined
    if (last.mark !== null) takeBack(board, last.mark)
    last.mark = null
    if (last.tried < last.slots.length) return last
    path.pop()
  }
}

function dropLast(board: Board, path: Step[]): void {
  const mark = path.pop()?.mark ?? null
  if (mark !== null) takeBack(board, mark)
}

/** Where the board was before a mover was put on it. */
type Mark = { index: number; trail: number; from: Int32Array; until: Int32Array }

/** The board on which movers are put and taken back: what each may still do, as bits by day and a window of slots. */
type Board = {
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

function makeBoard(domains: readonly Domain[], periods: number): Board {
  return {
    domains,
    periods,
    starts: domains.map(({ starts }) => Int32Array.from(starts)),
    from: Int32Array.from(domains, ({ first }) => Math.max(0, first)),
    until: Int32Array.from(domains, ({ last }) => last),
    slots: new Int32Array(domains.length).fill(leftOut),
    troubles: new Int32Array(domains.length).fill(1),
    trail: [],
  }
}

/** Movers of a chain leave room for one another; false when one has no place left, which is remembered. */
function tighten(board: Board): boolean {
  const { domains, from, until } = board
  for (let index = 0; index < domains.length; index += 1) {
    const before = index - 1
    if (isNext(board, before, index)) {
      const ready = firstOf(board, before) + (domains[before]?.duration ?? 0)
      if (ready > (from[index] ?? 0)) from[index] = ready
    }
    if (firstOf(board, index) === leftOut) return noteTrouble(board, index)
  }
  for (let index = domains.length - 2; index >= 0; index -= 1) {
    if (!isNext(board, index, index + 1)) continue
    const due = lastOf(board, index + 1) - (domains[index]?.duration ?? 0)
    if (due < (until[index] ?? 0)) until[index] = due
    if (lastOf(board, index) === leftOut) return noteTrouble(board, index)
  }
  return true
}

function noteTrouble({ troubles }: Board, index: number): false {
  troubles[index] = (troubles[index] ?? 0) + 1
  return false
}

function isNext({ domains }: Board, before: number, index: number): boolean {
  const earlier = domains[before]
  return earlier !== undefined && earlier.chain === domains[index]?.chain
}

/** The earliest slot left, or `leftOut`. */
function firstOf({ starts, from, until, periods }: Board, index: number): Slot {
  return firstStart(starts[index] ?? noStarts, periods, from[index], until[index])
}

/** The latest slot left, or `leftOut`. */
function lastOf({ starts, from, until, periods }: Board, index: number): Slot {
  return lastStart(starts[index] ?? noStarts, periods, from[index], until[index])
}

/** The next mover to put: few places left, and often in trouble before; null when all are on the board. */
function mostConstrained(board: Board): number | null {
  const { slots, troubles } = board
  let best: number | null = null
  let least = Infinity
  for (let index = 0; index < slots.length; index += 1) {
    if (slots[index] !== leftOut) continue
    const trouble = troubles[index] ?? 1
    const count = countUpTo(board, index, least * trouble)
    if (count < least * trouble) {
      least = count / trouble
      best = index
    }
  }
  return best
}

/** How many slots are left, counted no further than `enough`. */
function countUpTo(board: Board, index: number, enough: number): number {
  const { starts, from, until, periods } = board
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

/** What it has left, the nearest to its old place first; without an old place the earliest first. */
function slotsNear({ domains, starts, from, until, periods }: Board, index: number): Slot[] {
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

function put(board: Board, index: number, slot: Slot): Mark {
  const { domains, starts, slots, trail, periods } = board
  const mark = {
    index,
    trail: trail.length,
    from: Int32Array.from(board.from),
    until: Int32Array.from(board.until),
  }
  const duration = domains[index]?.duration ?? 0
  const day = Math.floor(slot / periods)
  const period = slot % periods
  slots[index] = slot
  board.from[index] = slot
  board.until[index] = slot
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

function takeBack(board: Board, mark: Mark): void {
  const { starts, slots, trail } = board
  while (trail.length > mark.trail) {
    const bits = trail.pop() ?? 0
    const day = trail.pop() ?? 0
    const masks = starts[trail.pop() ?? 0]
    if (masks !== undefined) masks[day] = bits
  }
  slots[mark.index] = leftOut
  board.from.set(mark.from)
  board.until.set(mark.until)
}
