// What lies on each day of a plan, in the form that the terms of a day look at.
import { leftOut, type PlacementProblem, type Starts } from './problem.ts'

export type Block = { task: number; chain: number; start: number; mask: number; isHosted: boolean }

export type DayContent = {
  /** From 0. */
  day: number
  /** Periods with classes and appointments, hosts included. */
  fixed: number
  /** Periods with study outside hosts. */
  study: number
  /** All study of the day in order of time. */
  blocks: readonly Block[]
}

/** `length` periods from `start` on, as bits. */
export function stretch(start: number, length: number): number {
  return ((1 << length) - 1) << start
}

export function layOut(problem: PlacementProblem, starts: Starts): DayContent[] {
  const blocks = Array.from({ length: problem.days }, (): Block[] => [])
  for (const [task, { chain, duration, hosted }] of problem.tasks.entries()) {
    const slot = starts[task] ?? leftOut
    if (slot === leftOut) continue
    const day = Math.floor(slot / problem.periods)
    const start = slot % problem.periods
    const isHosted = (((hosted[day] ?? 0) >>> start) & 1) === 1
    blocks[day]?.push({ task, chain, start, mask: stretch(start, duration), isHosted })
  }
  return blocks.map((list, day) => ({
    day,
    fixed: problem.fixed[day] ?? 0,
    study: list.reduce((mask, block) => (block.isHosted ? mask : mask | block.mask), 0),
    blocks: list.toSorted((a, b) => a.start - b.start || a.task - b.task),
  }))
}
