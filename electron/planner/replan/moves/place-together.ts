// Searches exhaustively for places of a few movers: no overlap, and the order of their chains.
import { leftOut, type Slot, type Places } from '../../problem/problem.ts'
import type { Domain } from './domains.ts'
import { makeBoard, type Board, type Mark } from './placing-board.ts'

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
      return { kind, slots: new Map(domains.map(({ task }, index) => [task, board.slotOf(index)])) }
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
    const next = board.tighten() ? nextStep(board) : null
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
    step.mark = board.put(step.index, step.slots[step.tried] ?? leftOut)
    step.tried += 1
  }
}

function nextStep(board: Board): Step | 'all' {
  const index = board.mostConstrained()
  return index === null ? 'all' : { index, slots: board.slotsNear(index), tried: 0, mark: null }
}

/** The last step that has another slot to try, off the board; those after it are gone. */
function takeBackDead(board: Board, path: Step[]): Step | undefined {
  for (;;) {
    const last = path.at(-1)
    if (last === undefined) return undefined
    if (last.mark !== null) board.takeBack(last.mark)
    last.mark = null
    if (last.tried < last.slots.length) return last
    path.pop()
  }
}

function dropLast(board: Board, path: Step[]): void {
  const mark = path.pop()?.mark ?? null
  if (mark !== null) board.takeBack(mark)
}
