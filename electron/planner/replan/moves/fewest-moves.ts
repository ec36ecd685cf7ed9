// Finds the fewest moves, proven: deeper and deeper, trying each way out of each conflict.
import { byEase, findWays, type Way, type Attempt } from './domains.ts'
import {
  leastGivenUp,
  withinBudget,
  type Found,
  countMoves,
  role,
  tasksIn,
  withRole,
  firstRoles,
  type Roles,
} from './found.ts'
import type { Situation } from './situation.ts'
import type { Group } from './fit-movers.ts'
import type { Fits, Look, Looker, Stuck } from './look.ts'
import { isSpent, spend } from './place-together.ts'

export type FewestLimits = {
  maxMoves: number
  /** Answers that are equally good, to choose among by score. */
  answers: number
}

export type Fewest = {
  /** Equally good ones; empty when the search was cut short before the first. */
  found: Found[]
  /** Nothing with fewer tasks left out, or as many and fewer moves, exists. */
  isProven: boolean
}

type Level = { givenUp: number; moves: number }

type Search = {
  situation: Situation
  looker: Looker
  level: Level
  answers: number
  seen: Set<string>
  found: Found[]
  /** With more moves there may be more to find. */
  isCutByMoves: boolean
  /** Something counted as impossible that was not proven so. */
  isUnsure: boolean
}

/** What it costs the meter to look at one more branch, whatever is seen there. */
const branchCost = 50

/** Searches no further than `known`, an answer that is there already. */
export function findFewestMoves(
  situation: Situation,
  looker: Looker,
  limits: FewestLimits,
  known: Found,
): Fewest {
  const search: Search = {
    situation,
    looker,
    level: { givenUp: 0, moves: 0 },
    answers: limits.answers,
    seen: new Set(),
    found: [],
    isCutByMoves: false,
    isUnsure: false,
  }
  const least = leastGivenUp(situation, limits.maxMoves)
  for (let givenUp = Math.max(0, least); givenUp <= known.givenUp; givenUp += 1) {
    const most = givenUp === known.givenUp ? known.moves : limits.maxMoves
    for (let moves = 0; moves <= most; moves += 1) {
      search.level = { givenUp, moves }
      search.isCutByMoves = false
      search.seen.clear()
      explore(search, firstRoles(situation))
      if (search.found.length > 0) return { found: search.found, isProven: !search.isUnsure }
      if (isSpent(looker.meter)) return { found: [], isProven: isLast(search.level, known, search) }
      if (!search.isCutByMoves) break
    }
  }
  return { found: [], isProven: !search.isUnsure }
}

/** The level of the known answer itself needs no search: all better ones are through. */
function isLast({ givenUp, moves }: Level, known: Found, { isUnsure }: Search): boolean {
  return givenUp === known.givenUp && moves === known.moves && !isUnsure
}

function explore(search: Search, roles: Roles): void {
  if (search.found.length >= search.answers || isSpent(search.looker.meter)) return
  const key = roles.join('')
  if (search.seen.has(key)) return
  search.seen.add(key)
  const spare = search.level.givenUp - tasksIn(roles, role.givenUp).length
  if (countMoves(search.situation, roles) - spare > search.level.moves) {
    search.isCutByMoves = true
    return
  }
  spend(search.looker.meter, branchCost)
  const look = search.looker.look(roles)
  const branches =
    look.kind === 'fits'
      ? record(search, roles, look, spare)
      : branchesOf(search, roles, look, spare)
  for (const next of branches) explore(search, next)
}

/** What to try instead when too many tasks move: each of those at risk may make the moves of others needless. */
function record(search: Search, base: Roles, { roles, slots }: Fits, spare: number): Roles[] {
  const { situation, level } = search
  const found = withinBudget(situation, roles, slots, level.moves)
  if (found !== null && found.givenUp <= level.givenUp) {
    search.found.push(found)
    return []
  }
  if (spare === 0) search.isCutByMoves = true
  return spare === 0 ? [] : giveUpOneOf(search, base, [...situation.atRisk])
}

function branchesOf(
  search: Search,
  roles: Roles,
  look: Exclude<Look, { kind: 'fits' }>,
  spare: number,
): Roles[] {
  switch (look.kind) {
    case 'short':
      return look.sum > spare ? [] : giveUpOneOf(search, roles, look.chain)
    case 'clash':
      return [
        ...look.pair.map((task) => withRole(roles, [task], role.mover)),
        ...(spare > 0 ? look.pair.map((task) => withRole(roles, [task], role.givenUp)) : []),
      ]
    default:
      return waysOut(search, roles, look, spare)
  }
}

function giveUpOneOf({ situation }: Search, roles: Roles, tasks: readonly number[]): Roles[] {
  return tasks
    .filter((task) => situation.atRisk.has(task) && roles[task] !== role.givenUp)
    .toReversed()
    .map((task) => withRole(roles, [task], role.givenUp))
}

type Conflict = { tasks: ReadonlySet<number>; ways: Way[]; isCut: boolean }

function waysOut(search: Search, roles: Roles, { attempt, groups }: Stuck, spare: number): Roles[] {
  const { situation, level } = search
  if (groups.some(({ isProven }) => !isProven)) search.isUnsure = true
  const most = level.moves - countMoves(situation, spare > 0 ? roles : attempt.roles) + spare
  const conflicts = groups.map((group) => conflictOf(attempt, group, most))
  const isDead = conflicts.some(({ ways, isCut }) => ways.length === 0 && !isCut)
  if (spare === 0 && isDead) return []
  if (spare === 0 && needAtLeast(conflicts, most) > most) {
    search.isCutByMoves = true
    return []
  }
  const [narrowest] = conflicts.toSorted((a, b) => a.ways.length - b.ways.length)
  if (narrowest === undefined) return []
  if (narrowest.isCut) search.isCutByMoves = true
  const chains = spare === 0 ? [] : chainsOf(situation, narrowest.tasks)
  return [
    ...byEase(attempt, narrowest.ways).map((way) => withRole(roles, way, role.mover)),
    ...chains.flatMap((chain) => giveUpOneOf(search, roles, chain)),
  ]
}

function conflictOf(attempt: Attempt, { tasks }: Group, most: number): Conflict {
  const { ways, isCut } = findWays(attempt, tasks, Math.max(0, most))
  return { tasks: new Set(tasks), ways, isCut }
}

/** Conflicts that share no way out each need their own. */
function needAtLeast(conflicts: readonly Conflict[], most: number): number {
  const used = new Set<number>()
  let sum = 0
  for (const { ways } of conflicts) {
    const tasks = ways.flat()
    if (tasks.some((task) => used.has(task))) continue
    for (const task of tasks) used.add(task)
    sum += Math.min(...ways.map((way) => way.length), most + 1)
  }
  return sum
}

function chainsOf({ problem }: Situation, tasks: ReadonlySet<number>): (readonly number[])[] {
  return problem.chains.filter((chain) => chain.some((task) => tasks.has(task)))
}
