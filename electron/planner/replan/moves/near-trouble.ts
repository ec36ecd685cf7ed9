// Which tasks lie near to those in trouble: in a long plan only they have a part in a re-plan with few moves.
import { leftOut } from '../../problem/problem.ts'
import type { Ground } from './ground.ts'

/** So many that are not in trouble themselves, and so many more for each that is. */
const usual = 200
const forEach = 4

/** The free tasks nearest in days to one in trouble, so many times the usual; all of them in a short plan. */
export function nearTrouble({ problem, present, atRisk }: Ground, reach: number): number[] {
  const free = problem.tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  const most = reach * (usual + forEach * atRisk.size)
  if (free.length <= most + atRisk.size) return free
  const away = daysAway(
    problem.days,
    [...atRisk].map((task) => dayOf(problem, present, task)),
  )
  const distance = (task: number) =>
    atRisk.has(task) ? -1 : (away[dayOf(problem, present, task)] ?? Infinity)
  return free
    .toSorted((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, most + atRisk.size)
    .toSorted((a, b) => a - b)
}

/** Of a task without a place: the day of the one before it in its chain that has one, or else of the one after it. */
function dayOf({ tasks, chains, periods }: Ground['problem'], present: Int32Array, task: number) {
  const chain = chains[tasks[task]?.chain ?? 0] ?? []
  const rank = chain.indexOf(task)
  const isPlaced = (other: number) => (present[other] ?? leftOut) !== leftOut
  const at = isPlaced(task)
    ? task
    : (chain.findLast((other, index) => index < rank && isPlaced(other)) ?? chain.find(isPlaced))
  return at === undefined ? 0 : Math.floor((present[at] ?? 0) / periods)
}

/** By day: how far it is to the nearest of the given days. */
function daysAway(days: number, from: readonly number[]): Int32Array {
  const away = new Int32Array(days).fill(days)
  for (const day of from) away[day] = 0
  for (let day = 1; day < days; day += 1) {
    away[day] = Math.min(away[day] ?? days, (away[day - 1] ?? days) + 1)
  }
  for (let day = days - 2; day >= 0; day -= 1) {
    away[day] = Math.min(away[day] ?? days, (away[day + 1] ?? days) + 1)
  }
  return away
}
