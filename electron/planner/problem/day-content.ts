// What lies on each day of a plan, in the form that the terms of a day look at.
import { stretch } from './day-masks.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts } from './problem.ts'

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

export function layOut(problem: PlacementProblem, starts: Starts): DayContent[] {
  const byDay = Array.from({ length: problem.days }, (): [number, Slot][] => [])
  for (const [task, slot] of starts.entries()) {
    if (slot !== leftOut) byDay[Math.floor(slot / problem.periods)]?.push([task, slot])
  }
  return byDay.map((placed, day) =>
    addBlocks(problem, { day, fixed: problem.fixed[day] ?? 0, study: 0, blocks: [] }, placed),
  )
}

/** The day with these tasks, too, whose slots lie on it. */
export function addBlocks(
  { periods, tasks }: PlacementProblem,
  { day, fixed, blocks: before }: DayContent,
  placed: readonly (readonly [task: number, slot: Slot])[],
): DayContent {
  const blocks = [...before]
  for (const [task, slot] of placed) {
    const { chain = 0, duration = 1, hosted = noHosts } = tasks[task] ?? {}
    const start = slot % periods
    const isHosted = (((hosted[day] ?? 0) >>> start) & 1) === 1
    blocks.push({ task, chain, start, mask: stretch(start, duration), isHosted })
  }
  const study = blocks.reduce((mask, block) => (block.isHosted ? mask : mask | block.mask), 0)
  return { day, fixed, study, blocks: blocks.sort((a, b) => a.start - b.start || a.task - b.task) }
}

const noHosts = new Int32Array(0)
