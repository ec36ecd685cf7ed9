// The quick try: tasks one after another, always the one that can wait least of those that come next.
import type { Slot } from '../problem/problem.ts'
import { chainWindows } from './chain-windows.ts'
import { never, type Counts, type Demands } from './demands.ts'
import type { Placing } from './placing.ts'

/** Null where this order fails, which proves nothing. */
export function placeByDeadline(demands: Demands, counts: Counts): Placing | null {
  const chains = chainWindows(demands, counts)
  if (chains === null) return null
  const done = chains.map(() => 0)
  const placing: Placing = new Map()
  const size = chains.reduce((sum, steps) => sum + steps.length, 0)
  let time: Slot = 0
  while (placing.size < size) {
    const nexts = chains.flatMap((steps, chain) => {
      const step = steps[done[chain] ?? 0]
      return step === undefined ? [] : [{ step, chain, start: step.nextStart[time] ?? never }]
    })
    const firstEnd = Math.min(...nexts.map(({ step, start }) => start + step.duration))
    // Only what starts before another could have ended: else that one goes first and nothing is lost.
    const [chosen] = nexts
      .filter(({ start }) => start < firstEnd)
      .toSorted((a, b) => a.step.latest - b.step.latest)
    if (chosen === undefined || chosen.start > chosen.step.latest) return null
    const { step, chain, start } = chosen
    const task = demands.groups[step.group]?.tasks[step.rank]
    if (task === undefined) return null
    placing.set(task, start)
    done[chain] = (done[chain] ?? 0) + 1
    time = start + step.duration
  }
  return placing
}
