// The small parts that everything is made of, each in nanoseconds, beside date libraries on the same questions.
import { startsInside, toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { annealAt } from '../../../electron/planner/engine/anneal.ts'
import { emptyPlan, fillEarliest, layBusy } from '../../../electron/planner/engine/first-plan.ts'
import { relocate } from '../../../electron/planner/engine/relocate.ts'
import { openSearch } from '../../../electron/planner/engine/search.ts'
import { layDayPlan } from '../../../electron/planner/engine/set-days.ts'
import { stretch } from '../../../electron/planner/problem/day-content.ts'
import { makeWeek, weekSizes } from '../../electron/planner/instance/make-week.ts'
import { cpuMs } from './figures.ts'

export type MicroFigure = { name: string; nanoseconds: number }

/** Keeps results alive, so that no call is left out. */
let sink = 0

/** `size` is how many of what is measured one call of the body does. */
function measure(name: string, calls: number, body: (index: number) => number, size = 1): void {
  for (let index = 0; index < calls / 4; index += 1) sink ^= body(index)
  const began = cpuMs()
  for (let index = 0; index < calls; index += 1) sink ^= body(index)
  const figure: MicroFigure = { name, nanoseconds: ((cpuMs() - began) * 1e6) / calls / size }
  console.log(JSON.stringify(figure))
}

const problem = toProblem(makeWeek(weekSizes.L, 1))
const plan = fillEarliest(problem, emptyPlan(problem))
const study = layBusy(problem, plan)
const busy = study.map((mask, day) => mask | (problem.fixed[day] ?? 0))
const whole = stretch(0, problem.periods)

measure('conflict check', 40_000_000, (index) => (busy[index % 112] ?? 0) & stretch(index % 10, 2))
const movesACall = 5000
const found = new Int32Array(112)
measure('find_free over 112 days', 200_000, (index) => {
  for (let day = 0; day < 112; day += 1) {
    found[day] = startsInside(whole & ~(busy[day] ?? 0), 1 + (index & 3))
  }
  return found[index % 112] ?? 0
})

const search = openSearch(problem, 1)
layDayPlan(search, plan)
for (const temperature of [6, 4, 2, 1]) annealAt(search, temperature, 200_000)
measure(
  'one move with all terms',
  200,
  () => {
    annealAt(search, 0.5, movesACall)
    return search.total
  },
  movesACall,
)
const { rows, day } = search
measure('apply and undo a move', 1_000_000, (index) => {
  const row = rows.filled[index % rows.filled.length] ?? 0
  const from = day[row] ?? 0
  const to = from + 1
  if (to > (day[row + 1] ?? 0) || to > (rows.last[row] ?? 0)) return 0
  relocate(search, row, from, to, 1000)
  if (day[row] === to) relocate(search, row, to, from, 1000)
  return search.total
})
if (sink === 1) console.log('so much for that')
