// Finds why not everything that is wanted can be placed (P4): the smallest clash in the schedule's own terms, with repairs.
import { type Places, leftOut, type Slot } from '../problem/problem.ts'
import type { Clash, ClashFacts, Repair, ClashData } from '../../../shared/planner/clash.ts'
import { findTaskClass, type ScheduleState, type Moment } from '../../../shared/schedule/state.ts'
import type { FactsOutcome, ToolContext } from '../../../shared/tools/tool-context.ts'
import { sayClashes } from '../../../shared/planner/say/say-clash.ts'
import { checkDemands, makeChecker } from './checker.ts'
import {
  type Counts,
  wholeCounts,
  type Demands,
  countAmong,
  idsOf,
  readStateDemands,
  type StateDemands,
  searchRoughly,
  type Work,
} from './demands.ts'
import { describeDemands, findReason, mostThatFits } from './describe-clash.ts'
import { minimise, type Minimal } from './minimise.ts'
import { findRepairs } from './find-repairs.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'

export type Core =
  | { kind: 'fits'; placing: Places }
  | ({ kind: 'proven' } & Minimal)
  /** No way was found and none was ruled out. */
  | { kind: 'unproven' }

/** Steps for the question whether all fits, for its parts where that stays open, and for making a clash small. */
const workForAll = 1_200_000
const workForParts = 400_000
const workForSmall = 1_200_000

/** The heart of a clash, in numbers: nothing, the fewest demands that can't all be met, or an honest "not found". */
export function findCore(demands: Demands): Core {
  const whole = wholeCounts(demands)
  const result = checkDemands(demands, whole, { left: workForAll })
  if (result.kind === 'fits') return result
  const work: Work = { left: workForSmall }
  const checker = makeChecker(demands, work)
  const core = result.kind === 'clashes' ? result.core : findProvenPart(demands, whole)
  if (core === null) return { kind: 'unproven' }
  return { kind: 'proven', ...minimise(checker, core) }
}

/** Where the whole is too much to prove: the demands within the dates of one group are fewer. */
function findProvenPart(demands: Demands, whole: Counts): Counts | null {
  const spans = demands.groups.map(({ nextStart, lastStart, duration }) => ({
    from: nextStart[0] ?? 0,
    until: (lastStart.at(-1) ?? 0) + duration,
  }))
  const work: Work = { left: workForParts }
  for (const span of spans) {
    if (work.left <= 0) break
    const inside = whole.map((count, group) => {
      const own = spans[group]
      return own !== undefined && own.from >= span.from && own.until <= span.until ? count : 0
    })
    const result = checkDemands(demands, inside, work)
    if (result.kind === 'clashes') return result.core
  }
  return null
}

/** Steps for trying repairs. */
const workForRepairs = 3_000_000

/**
 * Null when everything that the policy wants can be placed. Pure: a count of steps and no clock decides how long is
 * looked, so that the same question has the same answer.
 */
export function findClash(state: ScheduleState, policy: PlacementPolicy): Clash | null {
  return findClashBeside(state, policy, new Set())
}

/** The same among the work that is wanted beside the pending items of `known`; repairs still look at all of it. */
function findClashBeside(
  state: ScheduleState,
  policy: PlacementPolicy,
  known: ReadonlySet<number>,
): Clash | null {
  const part = readStateDemands(state, policy, known)
  const core = findCore(part.demands)
  if (core.kind === 'fits') return null
  const whole = known.size === 0 ? part : readStateDemands(state, policy, new Set())
  const { placed, missing } = findBest(whole)
  const missingHere = missing.filter((id) => part.taskIds.includes(id))
  // What the proof could not decide the search has found after all.
  if (core.kind === 'unproven' && missingHere.length === 0) return null
  const counts = core.kind === 'proven' ? core.counts : countAmong(part, new Set(missingHere))
  return describeClash({ state, policy, part, whole, core, counts, placed, missing })
}

type Findings = {
  state: ScheduleState
  policy: PlacementPolicy
  /** The demands among which the clash was found, and all that are wanted. */
  part: StateDemands
  whole: StateDemands
  core: Exclude<Core, { kind: 'fits' }>
  /** Of `part`. */
  counts: Counts
} & Best

/** The best plan that is found as it is. */
type Best = { placed: ReadonlyMap<number, Slot>; missing: number[] }

function findBest({ problem, taskIds }: StateDemands): Best {
  const { starts } = searchRoughly(problem)
  const placed = new Map<number, Slot>()
  const missing: number[] = []
  for (const [task, id] of taskIds.entries()) {
    const slot = starts[task] ?? leftOut
    if (slot === leftOut) missing.push(id)
    else placed.set(id, slot)
  }
  return { placed, missing }
}

function describeClash(findings: Findings): Clash {
  const { state, policy, part, core, counts, missing } = findings
  const facts = describeDemands(state, part, counts)
  const common = { ...facts, leftOut: missing, repairs: repairsOf(findings, facts) }
  if (core.kind === 'unproven') return { kind: 'unproven', ...common }
  return {
    kind: 'proven',
    ...common,
    reason: findReason(state, policy, part, counts),
    fits: core.isMinimal ? mostThatFits(state, part.demands, counts) : null,
    isSmallest: core.isSmallest,
  }
}

function repairsOf(
  { state, policy, whole, placed, missing }: Findings,
  { demands }: ClashFacts,
): Repair[] {
  const clashing = new Set(demands.flatMap(({ taskIds }) => taskIds))
  const classes = [...new Set(demands.map(({ classId }) => classId))]
    .flatMap((id) => findTaskClass(state, id) ?? [])
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
  return findRepairs({
    plan: { state, policy, skipped: notWanted(state, whole) },
    read: whole,
    clashing,
    target: targetOf(whole, clashing, missing),
    placed,
    missing,
    classes,
    work: { left: workForRepairs },
  })
}

/** All work of the kinds that clash, and what has a place as it is. */
function targetOf(
  whole: StateDemands,
  clashing: ReadonlySet<number>,
  missing: readonly number[],
): Set<number> {
  const alike = countAmong(whole, clashing).flatMap((count, group) =>
    count > 0 ? idsOf(whole, group) : [],
  )
  return new Set([...whole.taskIds.filter((id) => !missing.includes(id)), ...alike])
}

/** Wider dates must not make more work wanted: what is not wanted now stays so. */
function notWanted({ tasks }: ScheduleState, { taskIds }: StateDemands): Set<number> {
  const isWanted = new Set(taskIds)
  const others = tasks.filter(
    ({ id, kind, place }) => kind === 'item' && place === null && !isWanted.has(id),
  )
  return new Set(others.map(({ id }) => id))
}

/** Each is about other work; a schedule with more has the first ones to mend anyway. */
const mostClashes = 3

/** All pending work of the classes (all of them when null), on all days. */
export function clashPolicy(classIds: readonly number[] | null, now: Moment): PlacementPolicy {
  return { classIds, scope: null, now }
}

export function findClashes(
  context: ToolContext,
  policy: PlacementPolicy,
): FactsOutcome<ClashData> {
  const { state, language } = context
  const { demands } = readStateDemands(state, policy, new Set())
  const data: ClashData = {
    tool: 'find_clashes',
    classIds: policy.classIds === null ? null : [...policy.classIds],
    wanted: demands.groups.reduce((sum, { tasks }) => sum + tasks.length, 0),
    clashes: findAll(state, policy),
  }
  return { kind: 'facts', data, text: sayClashes(state, data, language, 'numbered') }
}

function findAll(state: ScheduleState, policy: PlacementPolicy): Clash[] {
  const clashes: Clash[] = []
  const known = new Set<number>()
  while (clashes.length < mostClashes) {
    const clash = findClashBeside(state, policy, known)
    if (clash === null) break
    clashes.push(clash)
    // The rest is asked about without the work that clashes.
    const before = known.size
    for (const id of alikeItems(state, clash)) known.add(id)
    if (known.size === before) break
  }
  return clashes
}

/** Pending items of the classes that have a part in the clash. */
function alikeItems(state: ScheduleState, { demands }: Clash): number[] {
  const classIds = new Set(demands.map(({ classId }) => classId))
  return state.tasks
    .filter((task) => task.kind === 'item' && task.place === null && classIds.has(task.classId))
    .map(({ id }) => id)
}
