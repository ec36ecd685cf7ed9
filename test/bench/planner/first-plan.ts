// The first complete plan in a fresh process: from the file's numbers to a legal plan. Argument: the file.
import { readFileSync } from 'node:fs'
import { emptyPlan } from '../../../electron/planner/problem/clear-starts.ts'
import { fillEarliest } from '../../../electron/planner/engine/first-plan.ts'
import type { StudyWeek } from '../../../electron/planner/instance/study-week.ts'
import { toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { findFaults } from '../../electron/planner/find-faults.ts'
import { cpuMs } from './figures.ts'

export type FirstFigures = { compileMs: number; planMs: number; isLegal: boolean; leftOut: number }

const week: StudyWeek = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const began = cpuMs()
const problem = toProblem(week)
const compiled = cpuMs()
const starts = fillEarliest(problem, emptyPlan(problem))
const figures: FirstFigures = {
  compileMs: compiled - began,
  planMs: cpuMs() - compiled,
  isLegal: findFaults(problem, starts).length === 0,
  leftOut: starts.filter((slot) => slot < 0).length,
}
console.log(JSON.stringify(figures))
