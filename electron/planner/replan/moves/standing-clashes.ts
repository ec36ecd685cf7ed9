// Which tasks may each stay where they are, but not both: they overlap, or lie against the order of their chain.
import { leftOut, type PlacementProblem, type Starts } from '../../problem/problem.ts'

type Pair = readonly [number, number]

type Block = { task: number; start: number; end: number }

/** In ascending order; each pair once. */
export function findClashes(
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
