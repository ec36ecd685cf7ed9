// What a process has in memory at most: alone, with the planner's modules, and after a plan. Arguments: nothing, or a
// file and milliseconds.
import { readFileSync } from 'node:fs'
import { cpuMs } from './figures.ts'

export type MemoryFigures = { residentMb: number; arraysMb: number }

const [file, milliseconds = '0'] = process.argv.slice(2)
if (file !== undefined) {
  const { searchPlanWithin } = await import('../../../electron/planner/engine/search-plan.ts')
  const { toProblem } = await import('../../../electron/planner/instance/to-problem.ts')
  const problem = toProblem(JSON.parse(readFileSync(file, 'utf8')))
  const limit = Number(milliseconds)
  if (limit > 0) searchPlanWithin(problem, { seed: 1, milliseconds: limit, now: cpuMs })
}
const figures: MemoryFigures = {
  residentMb: process.resourceUsage().maxRSS / 1000,
  arraysMb: process.memoryUsage().arrayBuffers / 1e6,
}
console.log(JSON.stringify(figures))
