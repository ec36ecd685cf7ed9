// Reads what a place costs in a run: the planner's own terms (P1) as tables, read once and asked thousands of times.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask } from '../../../shared/schedule/task.ts'
import { countBits, highestBit, lowestBit, stretch } from '../problem/day-masks.ts'
import { buildDayKinds } from '../engine/day-kinds.ts'
import {
  fragmentCost,
  buildMaskCosts,
  runCost,
  type MaskCosts,
  buildPairCosts,
  pairCost,
  type PairCosts,
  termsOfKind,
} from '../engine/day-costs.ts'
import { readProblem } from '../from-state/read-problem.ts'
import type { PlacementProblem } from '../problem/problem.ts'

export type PlaceCosts = {
  /** By class, length of a session from 1 and slot: what does not depend on where other sessions lie. */
  ofPlace: readonly (readonly Int32Array[])[]
  /** By day: periods with classes and appointments, hosts included. */
  events: Int32Array
  /** By day: what its load costs, by the number of study periods. */
  ofLoad: readonly Int32Array[]
  masks: MaskCosts
  pairs: PairCosts
  /** By how much a day may become cheaper by one more session. */
  mostGain: number
}

/**
 * `lengths` are the longest sessions by class. Targets and nearness are not in it: they change from evening to evening
 * (see `aimSessions`).
 */
export function readPlaceCosts(
  state: ScheduleState,
  now: Moment,
  preferences: PlanningPreferences,
  lengths: readonly number[],
): PlaceCosts {
  const { problem, taskIds } = readProblem(samplesOf(state, lengths), {
    classIds: null,
    scope: null,
    now,
    preferences,
    weights: { move: 0, spread: 0, late: 0, unplaced: 0 },
  })
  const pairs = buildPairCosts(problem)
  const { kinds, kindOfDay } = buildDayKinds(problem, pairs)
  const taskOf = new Map(taskIds.map((id, task) => [id, task]))
  let id = 0
  return {
    ofPlace: lengths.map((longest) =>
      Array.from({ length: longest + 1 }, (_, length) => {
        if (length === 0) return new Int32Array(0)
        id += 1
        return sumPlaces(problem, taskOf.get(id) ?? 0)
      }),
    ),
    events: problem.fixed,
    ofLoad: Array.from(kindOfDay, (kind) => kinds[kind]?.loadCost ?? new Int32Array()),
    masks: buildMaskCosts(problem),
    pairs,
    mostGain: 2 * termsOfKind(problem, 'fragment').reduce((sum, { weight }) => sum + weight, 0),
  }
}

/** The term with one pending session of each class and length, numbered from 1, in place of its work. */
function samplesOf(state: ScheduleState, lengths: readonly number[]): ScheduleState {
  let samples = 0
  const items = state.taskClasses.flatMap(({ id: classId }, chain) =>
    Array.from({ length: lengths[chain] ?? 0 }, (_, index): ItemTask => {
      samples += 1
      return {
        kind: 'item',
        id: samples,
        classId,
        order: index + 1,
        title: '',
        duration: index + 1,
        status: 'pending',
        place: null,
        hostId: null,
        locked: false,
      }
    }),
  )
  const events = state.tasks
    .filter((task): task is EventTask => task.kind === 'event')
    .map((event, index) => Object.assign({ ...event }, { id: samples + index + 1, guestIds: [] }))
  const taskClasses = state.taskClasses.map((each) =>
    Object.assign({ ...each }, { slotBudget: null }),
  )
  return { window: state.window, tasks: [...items, ...events], taskClasses }
}

function sumPlaces(problem: PlacementProblem, task: number): Int32Array {
  const terms = termsOfKind(problem, 'place')
  const { starts = new Int32Array() } = problem.tasks[task] ?? {}
  const sums = new Int32Array(problem.days * problem.periods)
  for (const [day, open] of starts.entries()) {
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const slot = day * problem.periods + lowestBit(rest)
      sums[slot] = terms.reduce((sum, { weight, costAt }) => sum + weight * costAt(task, slot), 0)
    }
  }
  return sums
}

/** What the study periods of a day cost. `study` are those outside hosts. */
export function studyCost(
  { events, ofLoad, masks }: PlaceCosts,
  day: number,
  study: number,
): number {
  const fixed = events[day] ?? 0
  return (
    (ofLoad[day]?.[countBits(study)] ?? 0) +
    runCost(masks, fixed, study) +
    fragmentCost(masks, fixed, study)
  )
}

export type DayBlocks = {
  /** Periods that are taken. */
  taken: number
  /** By slot: the class of the session on it; where nothing is taken, anything. */
  owners: Int16Array
  /** The slot of the first period. */
  first: number
}

/** What it costs to come between the sessions of a day, beside which other classes it would lie. */
export function besideCost(
  { pairs }: PlaceCosts,
  { taken, owners, first }: DayBlocks,
  chain: number,
  start: number,
  length: number,
): number {
  if (!pairs.matter || taken === 0) return 0
  const { classOfChain } = pairs
  const own = classOfChain[chain] ?? 0
  const before = taken & stretch(0, start)
  const after = taken & ~stretch(0, start + length)
  const last = highestBit(before)
  const next = after === 0 ? 0 : lowestBit(after)
  const earlier = classOfChain[owners[first + last] ?? 0] ?? 0
  const later = classOfChain[owners[first + next] ?? 0] ?? 0
  const end = start + length - 1
  return (
    (before === 0 ? 0 : pairCost(pairs, earlier, own, last, start)) +
    (after === 0 ? 0 : pairCost(pairs, own, later, end, next)) -
    (before === 0 || after === 0 ? 0 : pairCost(pairs, earlier, later, last, next))
  )
}
