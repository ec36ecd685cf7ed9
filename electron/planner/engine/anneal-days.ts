// The search over days, as the anneals drive it.
import type { Starts } from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import type { Annealer } from './annealer.ts'
import { annealAt } from './anneal.ts'
import { findCostUnit } from './cost-unit.ts'
import { emptyPlan } from '../problem/clear-starts.ts'
import type { Ground } from './ground.ts'
import type { Cooling } from './schedule.ts'
import { openSearch, type Search } from './search.ts'
import { layDayPlan, readStarts, setDays } from './set-days.ts'

/** A day is packed anew for each move, so that little is gained from small differences (measured). */
const cooling: Cooling = { hot: 1.5, warm: 0.5, bottom: 0.11, laterShare: 0.2 }

/** Begins with `starts`, which are legal. */
export function annealDays(ground: Ground, seed: number, starts: Starts): Annealer {
  const search = openSearch(ground, seed)
  const common = costOfEveryPlan(search)
  layDayPlan(search, starts)
  const kept = { day: Int32Array.from(search.day), cost: Int32Array.from(search.days.cost) }
  return {
    tasks: search.rows.filled.length,
    unit: findCostUnit(search),
    cooling,
    total: () => search.total + common,
    anneal: (temperature, steps) => annealAt(search, temperature, steps),
    keep: () => {
      kept.day.set(search.day)
      kept.cost.set(search.days.cost)
    },
    takeBack: () => setDays(search, kept),
    starts: () => readStarts(search),
  }
}

/** What the search leaves out, because it is the same for every plan: the cost of what is frozen. */
function costOfEveryPlan(search: Search): number {
  const { problem } = search
  const empty = emptyPlan(problem)
  layDayPlan(search, empty)
  return scorePlan(problem, empty).total - search.total
}
