// Surveys where a re-plan begins: what stands now, what has to find another place, and who may go without one.
import { clearStarts, type OpenStarts, noStarts } from '../../problem/clear-starts.ts'
import { hasStart, firstStart } from '../../problem/day-masks.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts } from '../../problem/problem.ts'

export type Situation = {
  problem: PlacementProblem
  /** The plan in force: frozen tasks at their slots, free ones where they are, legal or not. */
  present: Starts
  clear: OpenStarts
  /** Free tasks without a place, and those that can't stay where they are whatever the others do. */
  homeless: readonly number[]
  /** Pairs of free tasks of which each may stay, but not both. */
  clashes: readonly (readonly [number, number])[]
  /** Tasks that may go without a place if all else fails: the homeless ones and those in clashes. */
  atRisk: ReadonlySet<number>
}

export function surveySituation(problem: PlacementProblem, wished: Starts): Situation {
  const present = wished.map((slot, task) => problem.tasks[task]?.frozen ?? slot)
  const free = problem.tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  const clear = clearStarts(problem)
  const standing = findKept(problem, present, clear)
  const homeless = free.filter((task) => !standing.has(task))
  const clashes = findClashes(problem, present, standing)
  return {
    problem,
    present,
    clear,
    homeless,
    clashes,
    atRisk: new Set([...homeless, ...clashes.flat()]),
  }
}

/** Whether a task that is in force would no longer lie where it did. */
export function isMoved({ present }: Situation, task: number, slot: Slot): boolean {
  const was = present[task] ?? leftOut
  return was !== leftOut && slot !== leftOut && was !== slot
}

/** How many tasks lie somewhere now and can't stay there. */
export function countForced({ homeless, present }: Situation): number {
  return homeless.filter((task) => (present[task] ?? leftOut) !== leftOut).length
}

/** Free tasks that may stay as far as limits, fixed things and frozen tasks go; ascending. */
function findKept({ tasks, periods }: PlacementProblem, present: Starts, clear: OpenStarts) {
  const free = tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  return new Set(free.filter((task) => hasStart(clear[task], present[task] ?? leftOut, periods)))
}

type Pair = readonly [number, number]

type Block = { task: number; start: number; end: number }

/** In ascending order; each pair once. */
function findClashes(
  problem: PlacementProblem,
  present: Starts,
  standing: ReadonlySet<number>,
): Pair[] {
  const toBlock = (task: number): Block => {
    const start = present[task] ?? leftOut
    return { task, start, end: start + (problem.tasks[task]?.duration ?? 0) }
  }
  const pairs = new Map<string, Pair>()
  const add = (a: Block, b: Block) => {
    const pair: Pair = a.task < b.task ? [a.task, b.task] : [b.task, a.task]
    pairs.set(pair.join(), pair)
  }
  for (const stretch of stretchesOf(problem, standing)) addDisorder(stretch.map(toBlock), add)
  const byStart = [...standing].map(toBlock).sort((a, b) => a.start - b.start)
  for (const [index, block] of byStart.entries()) {
    for (let next = index + 1; next < byStart.length; next += 1) {
      const other = byStart[next]
      if (other === undefined || other.start >= block.end) break
      add(block, other)
    }
  }
  return [...pairs.values()].sort(([a, b], [c, d]) => a - c || b - d)
}

/** Standing tasks of a chain in their order, from one frozen task to the next: beyond it nothing binds. */
function stretchesOf({ chains, tasks }: PlacementProblem, standing: ReadonlySet<number>) {
  return chains.flatMap((chain) => {
    const stretches: number[][] = [[]]
    for (const task of chain) {
      if (tasks[task]?.frozen !== null) stretches.push([])
      else if (standing.has(task)) stretches.at(-1)?.push(task)
    }
    return stretches
  })
}

function addDisorder(blocks: readonly Block[], add: (a: Block, b: Block) => void): void {
  // In order from each to the next, all are: only what is not needs a look at every pair.
  const isInOrder = blocks.every((block, index) => block.start >= (blocks[index - 1]?.end ?? 0))
  if (isInOrder) return
  for (const [index, block] of blocks.entries()) {
    for (const later of blocks.slice(index + 1)) if (block.end > later.start) add(block, later)
  }
}

/** The chains that are short, and how many tasks have to go without a place in all. */
export function findShortChains(
  situation: Situation,
  givenUp: ReadonlySet<number>,
): { chains: { chain: readonly number[]; count: number }[]; sum: number } {
  const chains = situation.problem.chains
    .map((chain) => ({ chain, count: countShortage(situation, chain, givenUp) }))
    .filter(({ count }) => count > 0)
  return { chains, sum: chains.reduce((sum, { count }) => sum + count, 0) }
}

/** The earliest that a chain can have got so far; `isFree` when a free task is what it ends with. */
type Line = { end: number; isFree: boolean }

/** The fewest tasks at risk of the chain, beyond those given up, without which the others can be placed in order. */
export function countShortage(
  { problem, clear, atRisk }: Situation,
  chain: readonly number[],
  givenUp: ReadonlySet<number>,
): number {
  // By the number of tasks that went without.
  let lines: (Line | null)[] = [{ end: 0, isFree: false }]
  for (const task of chain) {
    const each = problem.tasks[task]
    if (each === undefined || givenUp.has(task)) continue
    const { frozen, duration } = each
    if (frozen !== null) {
      lines = lines.map((line) => passFrozen(line, frozen, frozen + duration))
      continue
    }
    const placed = lines.map((line) => {
      const slot =
        line === null ? leftOut : firstStart(clear[task] ?? noStarts, problem.periods, line.end)
      return slot === leftOut ? null : { end: slot + duration, isFree: true }
    })
    lines = atRisk.has(task) ? placedOrNot(placed, lines) : placed
  }
  const fewest = lines.findIndex((line) => line !== null)
  return fewest === -1 ? Infinity : fewest
}

function passFrozen(line: Line | null, start: number, end: number): Line | null {
  return line === null || (line.isFree && line.end > start) ? null : { end, isFree: false }
}

function placedOrNot(placed: readonly (Line | null)[], without: readonly (Line | null)[]) {
  return Array.from({ length: without.length + 1 }, (_, count): Line | null => {
    const [a, b] = [placed[count] ?? null, without[count - 1] ?? null]
    if (a === null || b === null) return a ?? b
    return a.end < b.end ? a : b
  })
}
