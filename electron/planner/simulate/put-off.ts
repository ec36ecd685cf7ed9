// What was missed or left over finds another place as a re-plan finds it (P3): with bits, for thousands of runs can't wait.
import { findStart } from './find-start.ts'
import { free, lies, take, type RunState } from './run-state.ts'
import type { SlipTerm } from './slip-term.ts'

/**
 * On the evening before the slot `from`, every open session without a place gets one from then on, in the order of its
 * class and before its deadline, or is lost for good. With the fewest moves: into a gap; else the next of its class moves
 * on, or one session of another class makes room and goes to a later place; else more of its class move on.
 */
export function putOff(term: SlipTerm, run: RunState, from: number): void {
  for (const chain of chainsInTurn(term, run)) putOffChain(term, run, chain, from)
}

/** Those with something to place; the one that is due first leads. */
function chainsInTurn({ chains, items, deadlines }: SlipTerm, { slots }: RunState): number[] {
  const due: { chain: number; bound: number }[] = []
  for (let chain = 0; chain < chains.length; chain += 1) {
    const first = chains[chain]?.find((task) => slots[task] === lies.nowhere)
    if (first === undefined) continue
    due.push({ chain, bound: deadlines[items[first]?.deadline ?? 0]?.bound ?? 0 })
  }
  if (due.length > 1) due.sort((a, b) => a.bound - b.bound || a.chain - b.chain)
  return due.map(({ chain }) => chain)
}

function putOffChain(term: SlipTerm, run: RunState, chain: number, from: number): void {
  const { slots } = run
  const open = (term.chains[chain] ?? []).filter((task) => {
    const slot = slots[task] ?? lies.lost
    return slot === lies.nowhere || slot >= from
  })
  let cursor = from
  for (let at = 0; at < open.length;) {
    let end = at
    while (end < open.length && slots[open[end] ?? 0] === lies.nowhere) end += 1
    if (end > at) {
      const waiting = open.slice(at, end)
      const after = open.slice(end)
      if (!settle(term, run, { waiting, after, cursor }))
        settleEach(term, run, waiting, after, cursor)
    }
    for (const task of open.slice(at, end + 1)) cursor = Math.max(cursor, endOf(run, task))
    at = end + 1
  }
}

function endOf({ slots, lengths }: RunState, task: number): number {
  const slot = slots[task] ?? lies.lost
  return slot < 0 ? 0 : slot + (lengths[task] ?? 1)
}

type Gap = {
  /** Sessions of a class without a place, in their order. */
  waiting: readonly number[]
  /** Those that come after them and have one. */
  after: readonly number[]
  /** The first slot that they may use. */
  cursor: number
}

/** Gives all of the waiting a place, or changes nothing and answers false. */
function settle(term: SlipTerm, run: RunState, gap: Gap): boolean {
  const { waiting, after } = gap
  const chain = term.items[waiting[0] ?? 0]?.chain ?? 0
  const periods = waiting.reduce((sum, task) => sum + (run.lengths[task] ?? 1), 0)
  const room = run.room[chain] ?? Infinity
  if (periods > room || !findPlaces(term, run, gap, after)) return false
  run.room[chain] = room - periods
  return true
}

function findPlaces(term: SlipTerm, run: RunState, gap: Gap, after: readonly number[]): boolean {
  const held = after.findIndex((task) => run.held[task] === 1)
  const most = held < 0 ? after.length : held
  for (let moves = 0; moves <= most; moves += 1) {
    // One move of another class is tried before two of its own.
    if (moves === 2 && giveWay(term, run, gap)) return true
    if (shift(term, run, gap, moves)) return true
  }
  return most < 2 && giveWay(term, run, gap)
}

/** With the first `moves` sessions after them moving on. */
function shift(
  term: SlipTerm,
  run: RunState,
  { waiting, after, cursor }: Gap,
  moves: number,
): boolean {
  const moving = after.slice(0, moves)
  const before = moving.map((task) => run.slots[task] ?? lies.lost)
  for (const [index, task] of moving.entries()) {
    free(term, run, before[index] ?? 0, run.lengths[task] ?? 1)
  }
  const next = after[moves]
  const limit = next === undefined ? Infinity : (run.slots[next] ?? Infinity)
  const tasks = [...waiting, ...moving]
  const wishes = [...spread(term, waiting, { cursor, limit, moves }), ...before]
  if (layAll(term, run, tasks, { cursor, limit, wishes })) return true
  if (layAll(term, run, tasks, { cursor, limit, wishes: [] })) return true
  for (const [index, task] of moving.entries()) {
    run.slots[task] = before[index] ?? 0
    take(term, run, before[index] ?? 0, run.lengths[task] ?? 1)
  }
  return false
}

/** Days that a re-plan leaves before the last session of a class; measured. */
const lastGap = 2

/**
 * Slots from which on a re-plan would look for them: apart from their neighbours, as the score wants it (P1). Work that is
 * to be done in one go, and what others have to make room for, comes as early as it can.
 */
function spread(
  { state, items, deadlines, periods }: SlipTerm,
  waiting: readonly number[],
  { cursor, limit, moves }: { cursor: number; limit: number; moves: number },
): number[] {
  const entry = items[waiting[0] ?? 0]
  const isRapid = state.taskClasses[entry?.chain ?? 0]?.strategy === 'rapid'
  if (moves > 0 || isRapid) return waiting.map(() => cursor)
  const end = Math.min(limit, deadlines[entry?.deadline ?? 0]?.bound ?? cursor)
  const step = (end - cursor) / (waiting.length + 1)
  // What has nothing after it need not wait for the middle of what is left.
  const most = limit === Infinity ? lastGap * periods : Infinity
  return waiting.map((_, index) => cursor + Math.floor(Math.min(step, most) * (index + 1)))
}

type Ground = {
  cursor: number
  limit: number
  /** By task: from when on it is looked for first; where absent, as early as can be. */
  wishes: readonly number[]
}

/** One after the other, each from its wish on or else as early as it can; all or none. */
function layAll(
  term: SlipTerm,
  run: RunState,
  tasks: readonly number[],
  { cursor, limit, wishes }: Ground,
): boolean {
  let from = cursor
  for (const [index, task] of tasks.entries()) {
    const slot = findFrom(term, run, task, { from, limit, wish: wishes[index] ?? from })
    if (slot < 0) {
      for (const laid of tasks.slice(0, index)) {
        free(term, run, run.slots[laid] ?? 0, run.lengths[laid] ?? 1)
        run.slots[laid] = lies.nowhere
      }
      return false
    }
    run.slots[task] = slot
    take(term, run, slot, run.lengths[task] ?? 1)
    from = slot + (run.lengths[task] ?? 1)
  }
  return true
}

function findFrom(
  term: SlipTerm,
  run: RunState,
  task: number,
  { from, limit, wish }: { from: number; limit: number; wish: number },
): number {
  const slot = wish > from ? findStart(term, run, task, wish, limit) : -1
  return slot >= 0 ? slot : findStart(term, run, task, from, limit)
}

/** A session of another class makes room for a single one: it goes to a later place within its own order. */
function giveWay(term: SlipTerm, run: RunState, { waiting, after, cursor }: Gap): boolean {
  const [task, other] = waiting
  if (task === undefined || other !== undefined) return false
  const [next] = after
  const limit = next === undefined ? Infinity : (run.slots[next] ?? Infinity)
  const { items, deadlines } = term
  const bound = Math.min(limit, deadlines[items[task]?.deadline ?? 0]?.bound ?? 0)
  for (let giver = 0; giver < items.length; giver += 1) {
    const slot = run.slots[giver] ?? lies.lost
    if (slot < cursor || slot >= bound || run.held[giver] === 1) continue
    if (items[giver]?.chain === items[task]?.chain) continue
    if (tradePlace(term, run, { task, giver, cursor, limit })) return true
  }
  return false
}

type Trade = { task: number; giver: number; cursor: number; limit: number }

function tradePlace(term: SlipTerm, run: RunState, { task, giver, cursor, limit }: Trade): boolean {
  const { slots, lengths } = run
  const old = slots[giver] ?? lies.lost
  const length = lengths[giver] ?? 1
  free(term, run, old, length)
  const slot = findStart(term, run, task, cursor, limit)
  if (slot >= 0) {
    take(term, run, slot, lengths[task] ?? 1)
    const later = findStart(term, run, giver, old + 1, nextInChain(term, run, giver))
    if (later >= 0) {
      slots[task] = slot
      slots[giver] = later
      take(term, run, later, length)
      return true
    }
    free(term, run, slot, lengths[task] ?? 1)
  }
  take(term, run, old, length)
  return false
}

/** Where the next session of its class with a place begins. */
function nextInChain({ chains, items }: SlipTerm, { slots }: RunState, task: number): number {
  const chain = chains[items[task]?.chain ?? 0] ?? []
  const next = chain.slice(chain.indexOf(task) + 1).find((each) => (slots[each] ?? lies.lost) >= 0)
  return next === undefined ? Infinity : (slots[next] ?? Infinity)
}

function settleEach(
  term: SlipTerm,
  run: RunState,
  waiting: readonly number[],
  after: readonly number[],
  cursor: number,
): void {
  let from = cursor
  for (const task of waiting) {
    if (settle(term, run, { waiting: [task], after, cursor: from })) from = endOf(run, task)
    else run.slots[task] = lies.lost
  }
}
