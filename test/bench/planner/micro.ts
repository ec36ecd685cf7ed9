// The small parts that everything is made of, each in nanoseconds, beside date libraries on the same questions.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { annealAt, startDayPlan } from '../../../electron/planner/engine/anneal-days.ts'
import { emptyPlan, busyMasks } from '../../../electron/planner/problem/clear-starts.ts'
import { fillEarliest } from '../../../electron/planner/engine/first-plan.ts'
import { relocate } from '../../../electron/planner/engine/moves.ts'
import {
  annealStartsAt,
  beginsOf,
  setBegins,
} from '../../../electron/planner/engine/anneal-starts.ts'
import { openStartSearch } from '../../../electron/planner/engine/start-search.ts'
import { buildSearchTables } from '../../../electron/planner/engine/search-tables.ts'
import { openSearch } from '../../../electron/planner/engine/search.ts'
import { explain } from '../../../electron/planner/explain/explain-task.ts'
import { weighingPolicy } from '../../../electron/planner/from-state/policy.ts'
import { stretch } from '../../../electron/planner/problem/day-masks.ts'
import { scorePlan } from '../../../electron/planner/problem/score-plan.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { beforeTerm } from '../../builders.ts'
import { termPlan } from '../../electron/planner/health/term-plan.ts'
import { crowdedSizes, makeWeek, weekSizes } from '../../electron/planner/instance/make-week.ts'
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
const { days, periods } = problem
const plan = fillEarliest(problem, emptyPlan(problem))
const study = busyMasks(problem, plan)
const busy = study.map((mask, day) => mask | (problem.fixed[day] ?? 0))
const free = busy.map((mask) => stretch(0, periods) & ~mask)
const found = new Int32Array(days)

/** Of a place of two periods against what lies on its day: the question that every move asks first. */
measure(
  'conflict check',
  400_000,
  (index) => {
    const place = stretch(index % (periods - 1), 2)
    let clashes = 0
    for (let day = 0; day < days; day += 1) if (((busy[day] ?? 0) & place) !== 0) clashes += 1
    return clashes
  },
  days,
)
measure('find_free over 112 days, masks', 400_000, (index) => {
  for (let day = 0; day < days; day += 1) found[day] = runStarts(free[day] ?? 0, 2)
  return found[index % days] ?? 0
})
measure('find_free over 112 days, objects', 100_000, (index) => {
  const gaps: { day: number; starts: number }[] = []
  for (let day = 0; day < days; day += 1) {
    const starts = runStarts(free[day] ?? 0, 2)
    if (starts !== 0) gaps.push({ day, starts })
  }
  return gaps[index % gaps.length]?.starts ?? 0
})
measure('move a place on masks and back', 40_000_000, (index) => {
  const from = index & 63
  const mask = 1 << (index & 7)
  busy[from] = (busy[from] ?? 0) ^ mask
  busy[from + 8] = (busy[from + 8] ?? 0) ^ mask
  const clash = (busy[from] ?? 0) & (busy[from + 8] ?? 0)
  busy[from + 8] = (busy[from + 8] ?? 0) ^ mask
  busy[from] = (busy[from] ?? 0) ^ mask
  return clash
})

const movesACall = 5000
const search = openSearch(buildSearchTables(problem), 1)
startDayPlan(search, plan)
for (const temperature of [6, 4, 2, 1]) annealAt(search, temperature, 200_000)
measure(
  'one move of days with all terms',
  200,
  () => {
    annealAt(search, 0.5, movesACall)
    return search.total
  },
  movesACall,
)
const { rows, day } = search
measure('move a task to another day and back', 1_000_000, (index) => {
  const row = rows.filled[index % rows.filled.length] ?? 0
  const from = day[row] ?? 0
  const to = from + 1
  if (to > (day[row + 1] ?? 0) || to > (rows.last[row] ?? 0)) return 0
  relocate(search, row, from, to, 1000)
  if (day[row] === to) relocate(search, row, to, from, 1000)
  return search.total
})

const month = toProblem(makeWeek(crowdedSizes.month, 1))
const first = fillEarliest(month, emptyPlan(month))
const crowd = openStartSearch(buildSearchTables(month), 1)
setBegins(crowd, beginsOf(crowd, first), scorePlan(month, first).total)
for (const temperature of [6, 4, 2, 1]) annealStartsAt(crowd, temperature, 200_000)
measure(
  'one move of places with all terms',
  200,
  () => {
    annealStartsAt(crowd, 0.5, movesACall)
    return crowd.total
  },
  movesACall,
)

const planned = termPlan({ weeks: 16, courses: 10, sessions: 40, seed: 1 })
const blocks = planned.tasks.filter(isPlacedItem)
const policy = weighingPolicy(beforeTerm, defaultPreferences)
measure('explain a block of 400', 40, (index) => {
  const args = { task_id: blocks[(index * 7) % blocks.length]?.id ?? 0 }
  return explain(planned, policy, args)?.taskId ?? 0
})
if (sink === 1) console.log('so much for that')
