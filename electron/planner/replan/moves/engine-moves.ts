// The engine asked for few moves and nothing else: a move costs 1, and going without a place far more.
import { searchPlan } from '../../engine/search-plan.ts'
import { leftOut, type PlacementProblem, type Starts } from '../../problem/problem.ts'
import type { Term } from '../../problem/term.ts'
import { chainsWithout } from './chains-without.ts'
import { makeFound, type Found } from './found.ts'
import type { Ground } from './ground.ts'
import { firstRoles, role, withRole } from './roles.ts'

/** A loss counts for more than all moves that could prevent it. */
const weightOfLoss = 1000

const stepsForTask = 400
const mostSteps = 200_000

/**
 * Its answer when `givenUp` go without a place; tasks at risk for which it finds none do so too. Null when a task
 * lost its place that could stay.
 */
export function findEngineMoves(
  ground: Ground,
  givenUp: ReadonlySet<number>,
  seed: number,
): Found | null {
  const { problem, present, atRisk } = ground
  const free = problem.tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  const steps = Math.min(mostSteps, stepsForTask * free.length)
  const { starts } = searchPlan(problemOfMoves(ground, givenUp), { seed, steps, initial: present })
  const lost = free.filter((task) => starts[task] === leftOut)
  if (lost.some((task) => !atRisk.has(task))) return null
  return toFound(ground, starts, free, new Set(lost))
}

function problemOfMoves(
  { problem, present, clear }: Ground,
  givenUp: ReadonlySet<number>,
): PlacementProblem {
  const none = new Int32Array(problem.days)
  const tasks = problem.tasks.map((task, index) =>
    task.frozen === null
      ? { ...task, starts: givenUp.has(index) ? none : (clear[index] ?? none), hosted: none }
      : task,
  )
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
  ground: Ground,
  starts: Starts,
  free: readonly number[],
  lost: ReadonlySet<number>,
): Found {
  const stays = free.filter(
    (task) => starts[task] !== leftOut && starts[task] === ground.present[task],
  )
  const movers = free.filter((task) => !lost.has(task) && starts[task] !== ground.present[task])
  const slots = new Map(movers.map((task) => [task, starts[task] ?? leftOut]))
  const pinned = withRole(firstRoles(ground), stays, role.pinned)
  return makeFound(
    ground,
    withRole(withRole(pinned, movers, role.mover), lost, role.givenUp),
    slots,
  )
}
