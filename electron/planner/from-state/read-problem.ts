// From the schedule and a policy to the placement problem: what may start where, and what a plan costs.
import { targetPeriods } from '../../../shared/term/day-target.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { replaceTasks } from '../../../shared/schedule/edits/apply-places.ts'
import { occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { containsPlace, type Place } from '../../../shared/schedule/place.ts'
import { type ScheduleState, findEvent, findTask } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { aimItems } from './aim-items.ts'
import { chooseItems, type ChosenItem } from './choose-items.ts'
import {
  earliestStudy,
  dayShares,
  weekdayShare,
  occupiedDays,
  type OccupiedDay,
  reserveDays,
} from './day-capacity.ts'
import { readClock } from './day-clock.ts'
import { draftChain, findPermitted } from './draft-chain.ts'
import { type PlanFacts, type PlannedTask, findLessonTies } from './plan-facts.ts'
import type { PlacementPolicy } from './policy.ts'
import { rationScope, rationWeeks } from './ration.ts'
import { findExams } from './spacing.ts'
import { buildTerms } from './terms.ts'
import { leftOut, type PlacementProblem, type Starts, placeAtSlot } from '../problem/problem.ts'

export type StateProblem = {
  /** Day `d` and period `p` of the window are day `d - 1` and period `p - 1`; chain `c` is the class at `c`. */
  problem: PlacementProblem
  /** The schedule's task of each task of the problem. */
  taskIds: readonly number[]
  /** The plan in force: what has no place is left out. */
  starts: Starts
}

/** `skipped` are pending items that are not to be tried; nobody waits for them. */
export function readProblem(
  state: ScheduleState,
  policy: PlacementPolicy,
  skipped: ReadonlySet<number> = new Set(),
): StateProblem {
  const chosen = chooseAll(state, policy, skipped)
  const occupied = occupiedDays(state, freeIds(chosen))
  const facts = readFacts(state, policy, chosen, occupied)
  const problem: PlacementProblem = {
    days: occupied.length,
    periods: state.window.periods.length,
    fixed: Int32Array.from(occupied, ({ events }) => events),
    tasks: facts.planned.map(({ task }) => task),
    chains: chainsOf(facts),
    terms: buildTerms(facts, policy.weights),
  }
  return {
    problem,
    taskIds: facts.planned.map(({ item }) => item.id),
    starts: Int32Array.from(facts.planned, ({ present }) => present),
  }
}

/** By class: its items that have a place or may want one, in their order. */
function chooseAll(
  state: ScheduleState,
  policy: PlacementPolicy,
  skipped: ReadonlySet<number>,
): ChosenItem[][] {
  const items = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const byClass = Map.groupBy(items, ({ classId }) => classId)
  return state.taskClasses.map((taskClass) => {
    const inOrder = (byClass.get(taskClass.id) ?? []).toSorted(
      (a, b) => a.order - b.order || a.id - b.id,
    )
    return chooseItems(state, taskClass, inOrder, policy, skipped)
  })
}

function freeIds(chosen: readonly ChosenItem[][]): Set<number> {
  const free = chosen.flat().filter(({ kind }) => kind !== 'frozen')
  return new Set(free.map(({ item }) => item.id))
}

function readFacts(
  state: ScheduleState,
  policy: PlacementPolicy,
  chosen: readonly ChosenItem[][],
  occupied: readonly OccupiedDay[],
): PlanFacts {
  const { window, taskClasses: classes } = state
  const clock = readClock(window.periods)
  const preferences = policy.preferences ?? defaultPreferences
  const weekdays = Uint8Array.from(window.days, ({ weekday }) => weekday)
  const capacities = targetPeriods(window.periods, occupied, preferences)
  const shares = dayShares(capacities, occupied, weekdays)
  const ease = weekdays.map(weekdayShare)
  const reserveFrom = Int32Array.from(classes, (each) => each.toDay - reserveDays(each))
  const phases = choosePhases(classes, chosen)
  const exams = findExams(state)
  const ties = findLessonTies(state)
  const aimed = classes.flatMap((taskClass, chain) => {
    const permitted = findPermitted(state, taskClass, policy, preferences, clock)
    const drafts = draftChain(chosen[chain] ?? [], {
      window,
      chain,
      taskClass,
      permitted,
      occupied,
    })
    return aimItems(drafts, {
      taskClass,
      chosen: chosen[chain] ?? [],
      open: permitted.preferred,
      shares,
      ease,
      phase: phases[chain] ?? 0,
      reserveFrom: reserveFrom[chain] ?? 0,
      periods: window.periods.length,
      exams,
      windows: ties.get(taskClass.id)?.windows ?? noWindows,
    })
  })
  const rationed = rationScope(rationWeeks(aimed, preferences, window), policy.scope, window)
  // In a plan of some days, what has its week in none of them waits for the others.
  const planned =
    policy.scope === null
      ? rationed
      : rationed.filter((each, index) => isOpen(each) || !isOpen(aimed[index] ?? each))
  return {
    planned,
    classes,
    occupied,
    clock,
    weekdays,
    capacities,
    reserveFrom,
    ties,
    begins: earliestStudy(state),
    preferences,
  }
}

const noWindows = new Map<never, never>()

function isOpen({ task, present }: PlannedTask): boolean {
  return task.frozen !== null || present !== leftOut || task.starts.some((mask) => mask !== 0)
}

/** None at the very beginning or end of its part. */
const firstPhase = 0.15
const lastPhase = 0.85

/** By class: apart from one another, so that not all of them want the same days; the one that is due first leads. */
function choosePhases(
  classes: readonly TaskClass[],
  chosen: readonly ChosenItem[][],
): Float64Array {
  const inTurn = [...classes.keys()]
    .filter((chain) => chosen[chain]?.some(({ kind }) => kind !== 'frozen') ?? false)
    .toSorted((a, b) => (classes[a]?.toDay ?? 0) - (classes[b]?.toDay ?? 0) || a - b)
  const phases = new Float64Array(classes.length)
  for (const [turn, chain] of inTurn.entries()) {
    phases[chain] = phaseOf(turn, inTurn.length)
  }
  return phases
}

/** Of the class that is due as the `turn`-th, from 0, of so many. */
export function phaseOf(turn: number, of: number): number {
  return firstPhase + ((lastPhase - firstPhase) * (turn + 0.5)) / of
}

function chainsOf({ planned, classes }: PlanFacts): number[][] {
  const chains = classes.map((): number[] => [])
  for (const [index, { task }] of planned.entries()) chains[task.chain]?.push(index)
  return chains
}

/** What starts where it did stays as it is; what has lost its start is pending again. */
export function writePlan(
  state: ScheduleState,
  { problem, taskIds, starts: before }: StateProblem,
  starts: Starts,
): ScheduleDiff {
  const { periods } = problem
  const changed = taskIds.flatMap((id, index): ItemTask[] => {
    const slot = starts[index] ?? leftOut
    const item = findTask(state, id)
    if (slot === before[index] || item?.kind !== 'item') return []
    if (slot === leftOut) return [{ ...item, place: null, status: 'pending', hostId: null }]
    const place = placeAtSlot(slot, periods, item.duration)
    return [{ ...item, place, status: 'suggested', hostId: findHost(state, item, place) }]
  })
  const written = replaceTasks(state, changed)
  if (!written.ok) throw new Error('a plan can always be written')
  return written.value.diff
}

/** The host that holds the place, its present one before any other. */
function findHost(state: ScheduleState, { hostId }: ItemTask, place: Place): number | null {
  const hosts = occupantsOf(state, place.day)
    .filter(({ id, isHost }) => isHost && isInside(state, id, place))
    .map(({ id }) => id)
  return hosts.find((id) => id === hostId) ?? hosts.at(-1) ?? null
}

function isInside(state: ScheduleState, eventId: number, place: Place): boolean {
  const event = findEvent(state, eventId)
  return event !== undefined && containsPlace(event.place, place)
}
