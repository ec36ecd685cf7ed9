// Chooses who makes room for what waits in a run (P3): as few sessions as can be. The places that they get are the first that do.
import { nearCost } from '../replan/near-terms.ts'
import { endOf, placeSession, lies, oldSlot, takeUp, type RunState } from './run-term.ts'
import type { SlipTerm } from './slip-term.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { lowestBit, within } from '../problem/day-masks.ts'

/**
 * What waits goes into a gap; else the next of its class moves on, or one session of another class makes room; else more
 * of its class move on. What finds no place is lost.
 */
export function chooseWho(term: SlipTerm, run: RunState, from: number): void {
  for (const chain of chainsInTurn(term, run)) decideChain(term, run, { chain, evening: from })
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

type Evening = {
  chain: number
  /** The first slot that anybody may use. */
  evening: number
}

function decideChain(term: SlipTerm, run: RunState, asked: Evening): void {
  const { slots } = run
  const { chain, evening } = asked
  const open = (term.chains[chain] ?? []).filter((task) => {
    const slot = slots[task] ?? lies.lost
    return slot === lies.nowhere || slot >= evening
  })
  let from = evening
  for (let at = 0; at < open.length;) {
    let end = at
    while (end < open.length && slots[open[end] ?? 0] === lies.nowhere) end += 1
    if (end > at) {
      const gap = { ...asked, waiting: open.slice(at, end), after: open.slice(end), from }
      if (!decide(term, run, gap)) decideEach(term, run, gap)
    }
    for (const task of open.slice(at, end + 1)) from = Math.max(from, endOf(run, task))
    at = end + 1
  }
}

type Gap = Evening & {
  /** The first slot that these may use. */
  from: number
  /** Sessions of a class without a place, in their order. */
  waiting: readonly number[]
  /** Those that come after them and have one. */
  after: readonly number[]
}

/** Gives all of the waiting a place, or changes nothing and answers false. */
function decide(term: SlipTerm, run: RunState, gap: Gap): boolean {
  const { chain, waiting } = gap
  const periods = waiting.reduce((sum, task) => sum + (run.lengths[task] ?? 1), 0)
  const room = run.room[chain] ?? Infinity
  if (periods > room || !findPlaces(term, run, gap)) return false
  run.room[chain] = room - periods
  return true
}

function decideEach(term: SlipTerm, run: RunState, gap: Gap): void {
  let { from } = gap
  for (const task of gap.waiting) {
    if (decide(term, run, { ...gap, waiting: [task], from })) from = endOf(run, task)
    else run.slots[task] = lies.lost
  }
}

function findPlaces(term: SlipTerm, run: RunState, gap: Gap): boolean {
  const { after } = gap
  const held = after.findIndex((task) => run.held[task] === 1)
  const most = held < 0 ? after.length : held
  if (shift(term, run, gap, 0)) return true
  // Who had no place before either can go elsewhere for nothing.
  const isNew = (giver: number) => run.before[giver] === lies.nowhere
  if (makeWay(term, run, gap, findGivers(term, run, gap, isNew))) return true
  const givers = findGivers(term, run, gap, (giver) => !isNew(giver))
  const next = gap.after[0]
  if (makeWay(term, run, gap, most > 0 && next !== undefined ? [next, ...givers] : givers))
    return true
  for (let moves = 2; moves <= most; moves += 1) if (shift(term, run, gap, moves)) return true
  return false
}

/** One of the givers goes elsewhere: the one with whom all stay nearest to where they belong. */
function makeWay(term: SlipTerm, run: RunState, gap: Gap, givers: readonly number[]): boolean {
  let best = -1
  let least = Infinity
  for (const giver of givers) {
    const old = run.slots[giver] ?? lies.lost
    if (!tradePlace(term, run, gap, giver)) continue
    const off = [...gap.waiting, giver].reduce((sum, task) => sum + offPlace(term, run, task), 0)
    for (const task of [...gap.waiting, giver]) takeUp(term, run, task)
    placeSession(term, run, giver, old)
    if (off >= least) continue
    best = giver
    least = off
  }
  return best >= 0 && tradePlace(term, run, gap, best)
}

function offPlace({ periods }: SlipTerm, run: RunState, task: number): number {
  const old = oldSlot(run, task)
  return old < 0 ? 0 : nearCost(old, run.slots[task] ?? old, periods)
}

/** With the first `moves` sessions after them moving on. */
function shift(term: SlipTerm, run: RunState, gap: Gap, moves: number): boolean {
  const moving = gap.after.slice(0, moves)
  const old = moving.map((task) => run.slots[task] ?? lies.lost)
  for (const task of moving) takeUp(term, run, task)
  if (placeAll(term, run, [...gap.waiting, ...moving], gap.from, limitOf(run, gap.after[moves])))
    return true
  for (const [index, task] of moving.entries()) placeSession(term, run, task, old[index] ?? 0)
  return false
}

/** Where the next session of a class begins. */
function limitOf({ slots }: RunState, next: number | undefined): number {
  return next === undefined ? Infinity : (slots[next] ?? Infinity)
}

/** One after the other, each as early as it can; all or none. */
function placeAll(
  term: SlipTerm,
  run: RunState,
  tasks: readonly number[],
  first: number,
  limit: number,
): boolean {
  let from = first
  for (const [index, task] of tasks.entries()) {
    const slot = findStart(term, run, task, from, limit)
    if (slot < 0) {
      for (const laid of tasks.slice(0, index)) takeUp(term, run, laid)
      return false
    }
    placeSession(term, run, task, slot)
    from = endOf(run, task)
  }
  return true
}

/** Sessions of other classes that lie where these could. */
function findGivers(
  { items, deadlines }: SlipTerm,
  run: RunState,
  { chain, from, waiting, after }: Gap,
  mayGive: (task: number) => boolean,
): number[] {
  const bound = deadlines[items[waiting[0] ?? 0]?.deadline ?? 0]?.bound ?? 0
  const end = Math.min(limitOf(run, after[0]), bound)
  return [...items.keys()].filter((giver) => {
    const slot = run.slots[giver] ?? lies.lost
    if (slot < from || slot >= end || run.held[giver] === 1) return false
    return items[giver]?.chain !== chain && mayGive(giver)
  })
}

/** The giver goes to another place within its own order, and these where there is room then; or nothing changes. */
function tradePlace(term: SlipTerm, run: RunState, gap: Gap, giver: number): boolean {
  const { waiting, from, evening, after } = gap
  if (giver === after[0]) return shift(term, run, gap, 1)
  const old = run.slots[giver] ?? lies.lost
  takeUp(term, run, giver)
  if (placeAll(term, run, waiting, from, limitOf(run, after[0]))) {
    const reach = reachOf(term, run, giver, evening)
    const later = findStart(term, run, giver, old + 1, reach.limit)
    const slot = later < 0 ? findStart(term, run, giver, reach.from, reach.limit) : later
    if (slot >= 0) {
      placeSession(term, run, giver, slot)
      return true
    }
    for (const task of waiting) takeUp(term, run, task)
  }
  placeSession(term, run, giver, old)
  return false
}

/** Between the sessions of its class before and after it that have places. */
function reachOf({ chains, items }: SlipTerm, run: RunState, task: number, evening: number) {
  const chain = chains[items[task]?.chain ?? 0] ?? []
  const at = chain.indexOf(task)
  const isPlaced = (each: number) => (run.slots[each] ?? lies.lost) >= 0
  const before = chain.findLast((each, index) => index < at && isPlaced(each))
  const next = chain.find((each, index) => index > at && isPlaced(each))
  return {
    from: Math.max(evening, before === undefined ? 0 : endOf(run, before)),
    limit: limitOf(run, next),
  }
}

/** A slot from `from` on, so that it is over by `limit`; -1 where there is none. */
function findStart(
  { items, deadlines, starts, periods, days }: SlipTerm,
  { lengths, taken }: RunState,
  task: number,
  from: number,
  limit: number,
): number {
  const entry = items[task]
  if (entry === undefined) return -1
  const length = lengths[task] ?? 1
  const last = Math.min(limit, deadlines[entry.deadline]?.bound ?? 0) - length
  const byDay = starts[entry.chain]?.[length]
  if (byDay === undefined || last < from) return -1
  const lastDay = Math.min(days - 1, Math.floor(last / periods))
  for (let day = Math.floor(from / periods); day <= lastDay; day += 1) {
    let open = byDay[day] ?? 0
    if (open === 0) continue
    open &= runStarts(~(taken[day] ?? 0), length)
    open = within(open, from - day * periods, last - day * periods)
    if (open !== 0) return day * periods + lowestBit(open)
  }
  return -1
}
