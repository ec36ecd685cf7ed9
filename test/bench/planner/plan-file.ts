// Plans one file for some seeds in this process and prints a line of figures for each.
// Arguments: file, `ms` or `steps`, how many of them, and the seeds.
import { readFileSync } from 'node:fs'
import {
  searchPlan,
  searchPlanWithin,
  type SearchResult,
} from '../../../electron/planner/engine/search-plan.ts'
import { readWeek } from '../../../electron/planner/instance/study-week.ts'
import { toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { findFaults } from '../../electron/planner/find-faults.ts'
import { cpuMs } from './figures.ts'

export type PlanFigures = {
  seed: number
  total: number
  steps: number
  cpuMs: number
  isLegal: boolean
  /** Tasks that do not lie where the plan in force has them. */
  moved: number
  /** Memory of the process above what it had before it read the file: plans, tables, compiled code. */
  grownMb: number
}

const residentAtStart = process.memoryUsage.rss()
const [file = '', kind = 'ms', amount = '1000', ...seeds] = process.argv.slice(2)
const read = readWeek(readFileSync(file, 'utf8'))
if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.failure)}`)
const week = read.value
const problem = toProblem(week)

for (const seed of seeds.map(Number)) {
  const began = cpuMs()
  const { starts, total, steps } = search(seed)
  const figures: PlanFigures = {
    seed,
    total,
    steps,
    cpuMs: cpuMs() - began,
    isLegal: findFaults(problem, starts).length === 0,
    moved: week.previous?.filter((slot, task) => slot >= 0 && slot !== starts[task]).length ?? 0,
    grownMb: (process.memoryUsage.rss() - residentAtStart) / 1e6,
  }
  console.log(JSON.stringify(figures))
}

function search(seed: number): SearchResult {
  const common =
    week.previous === null ? { seed } : { seed, initial: Int32Array.from(week.previous) }
  if (kind === 'steps') return searchPlan(problem, { ...common, steps: Number(amount) })
  return searchPlanWithin(problem, { ...common, milliseconds: Number(amount), now: cpuMs })
}
