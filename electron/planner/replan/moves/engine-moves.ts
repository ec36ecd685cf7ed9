// The engine asked for few moves and nothing else: a move costs 1, and going without a place far more.
import { searchPlan } from '../../engine/search-plan.ts'
import { type PlacementProblem, leftOut, type Starts, type Term } from '../../problem/problem.ts'
import { makeFound, type Found, firstRoles, role, withRole } from './found.ts'
import type { Situation } from './situation.ts'

/** The chains with the tasks given up at their end. */
export function chainsWithout(
  { chains }: PlacementProblem,
  givenUp: ReadonlySet<number>,
): number[][] {
  return chains.map((chain) => [
    ...chain.filter((task) => !givenUp.has(task)),
    ...chain.filter((task) => givenUp.has(task)),
  ])
}

/** So many that are not in trouble themselves, and so many more for each that is. */
const usual = 200
const forEach = 4

/** The free tasks nearest in days to one in trouble, so many times the usual; all of them in a short plan. */
export function nearTrouble({ problem, present, atRisk }: Situation, reach: number): number[] {
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
function dayOf(
  { tasks, chains, periods }: Situation['problem'],
  present: Int32Array,
  task: number,
) {
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

/** A loss counts for more than all moves that could prevent it. */
const weightOfLoss = 1000

const stepsForTask = 400
const mostSteps = 120_000

/** How much around the trouble is free to move: as little as lets all have a place. */
const reaches = [1, 4, Infinity]

/**
 * Its answer when `givenUp` go without a place; tasks at risk for which it finds none do so too. Null when a task
 * lost its place that could stay.
 */
export function findEngineMoves(
  situation: Situation,
  givenUp: ReadonlySet<number>,
  seed: number,
): Found | null {
  const all = nearTrouble(situation, Infinity).length
  for (const reach of reaches) {
    const free = nearTrouble(situation, reach)
    const found = searchMoves(situation, givenUp, free, seed)
    const isWhole = found !== null && found.givenUp <= givenUp.size
    if (isWhole || free.length === all) return found
  }
  return null
}

function searchMoves(
  situation: Situation,
  givenUp: ReadonlySet<number>,
  free: readonly number[],
  seed: number,
): Found | null {
  const { present, atRisk } = situation
  const steps = Math.min(mostSteps, stepsForTask * free.length)
  const problem = problemOfMoves(situation, givenUp, new Set(free))
  const { starts } = searchPlan(problem, { seed, steps, initial: present })
  const lost = free.filter((task) => starts[task] === leftOut)
  if (lost.some((task) => !atRisk.has(task))) return null
  return toFound(situation, starts, free, new Set(lost))
}

function problemOfMoves(
  { problem, present, clear }: Situation,
  givenUp: ReadonlySet<number>,
  free: ReadonlySet<number>,
): PlacementProblem {
  const none = new Int32Array(problem.days)
  const tasks = problem.tasks.map((task, index) => {
    if (task.frozen !== null) return task
    if (!free.has(index)) return { ...task, frozen: present[index] ?? leftOut }
    return { ...task, starts: givenUp.has(index) ? none : (clear[index] ?? none), hosted: none }
  })
  const terms: Term[] = [
    {
      name: 'unplaced',
      weight: weightOfLoss,
      kind: 'left-out',
      costOf: (task) => (givenUp.has(task) ? 0 : 1),
    },
    {
      name: 'move',
      weight: 1,
      kind: 'place',
      costAt: (task, slot) => (present[task] === leftOut || present[task] === slot ? 0 : 1),
    },
  ]
  return {
    ...problem,
    tasks,
    chains: chainsWithout(problem, givenUp),
    terms,
  }
}

function toFound(
  situation: Situation,
  starts: Starts,
  free: readonly number[],
  lost: ReadonlySet<number>,
): Found {
  const stays = free.filter(
    (task) => starts[task] !== leftOut && starts[task] === situation.present[task],
  )
  const movers = free.filter((task) => !lost.has(task) && starts[task] !== situation.present[task])
  const slots = new Map(movers.map((task) => [task, starts[task] ?? leftOut]))
  const pinned = withRole(firstRoles(situation), stays, role.pinned)
  return makeFound(
    situation,
    withRole(withRole(pinned, movers, role.mover), lost, role.givenUp),
    slots,
  )
}
