// The search over crowded days, as the anneals drive it.
import type { Starts } from '../../problem/problem.ts'
import type { Annealer } from '../annealer.ts'
import { findCostUnit } from '../cost-unit.ts'
import type { Ground } from '../ground.ts'
import { annealCrowdAt } from './anneal-crowd.ts'
import type { Cooling } from '../schedule.ts'
import { openCrowd } from './crowd.ts'
import { beginsOf, setBegins, startsOf } from './set-begins.ts'

/** Places within a day differ by little, so it ends cooler, and one long anneal is worth more than several (measured). */
const cooling: Cooling = { hot: 1, warm: 0.5, bottom: 0.03, laterShare: 0 }

/** Begins with `starts`, which are legal and cost `total`. */
export function annealPlaces(
  ground: Ground,
  seed: number,
  starts: Starts,
  total: number,
): Annealer {
  const crowd = openCrowd(ground, seed)
  const kept = { begin: beginsOf(crowd, starts), total }
  setBegins(crowd, kept.begin, total)
  return {
    tasks: ground.rows.filled.length,
    unit: findCostUnit(ground),
    cooling,
    total: () => crowd.total,
    anneal: (temperature, steps) => annealCrowdAt(crowd, temperature, steps),
    keep: () => {
      kept.begin.set(crowd.begin)
      kept.total = crowd.total
    },
    takeBack: () => setBegins(crowd, kept.begin, kept.total),
    starts: () => startsOf(crowd),
  }
}
