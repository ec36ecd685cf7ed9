// Holds our scorer against another one, given as a module that exports `score(week, { start })`: 10,000 legal and
// half-legal plans of the weeks in a folder. Arguments: the module, and the files.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { searchPlan } from '../../../electron/planner/engine/search-plan.ts'
import type { StudyWeek } from '../../../electron/planner/instance/study-week.ts'
import { toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { stretch } from '../../../electron/planner/problem/day-masks.ts'
import { findFaults } from '../../electron/planner/find-faults.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
} from '../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../electron/planner/problem/score-plan.ts'
import { makeRandom } from '../../electron/planner/engine/random-problem.ts'

export type ScoreFigures = { plans: number; different: number }

type Scored = { feasible: boolean; terms: Record<string, number>; total: number }

const plans = 10_000
const [module = '', ...files] = process.argv.slice(2)
const { score }: { score: (week: StudyWeek, plan: { start: number[] }) => Scored } = await import(
  pathToFileURL(module).href
)
const random = makeRandom(2026)
let different = 0
let done = 0
for (const file of files) {
  const week: StudyWeek = JSON.parse(readFileSync(file, 'utf8'))
  const problem = toProblem(week)
  for (const end = done + Math.ceil(plans / files.length); done < end && done < plans; done += 1) {
    const starts =
      done % 20 === 0 ? searchPlan(problem, { seed: done, steps: 200 }).starts : scatter(problem)
    const theirs = score(week, { start: Array.from(starts) })
    const ours = scorePlan(problem, starts)
    const isSame =
      theirs.total === ours.total &&
      theirs.feasible === (findFaults(problem, starts).length === 0) &&
      Object.entries(ours.terms).every(([name, cost]) => (theirs.terms[name] ?? 0) === cost)
    if (!isSame) different += 1
  }
}
console.log(JSON.stringify({ plans: done, different } satisfies ScoreFigures))

/** Each task somewhere where it may start and nothing lies yet, in any order of the sessions; some are left out. */
function scatter({ tasks, days, periods }: PlacementProblem): Starts {
  const busy = new Int32Array(days)
  return Int32Array.from(tasks, ({ starts, duration }) => {
    const first = starts.findIndex((mask) => mask !== 0)
    const last = starts.findLastIndex((mask) => mask !== 0)
    const attempts = first < 0 ? 0 : 10
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const day = first + random(last - first + 1)
      const period = random(periods)
      const mask = stretch(period, duration)
      if ((((starts[day] ?? 0) >>> period) & 1) === 0 || ((busy[day] ?? 0) & mask) !== 0) continue
      busy[day] = (busy[day] ?? 0) | mask
      return day * periods + period
    }
    return leftOut
  })
}
