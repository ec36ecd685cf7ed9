// Finds the proposals for the worst problem that something can be done about: each made by the real edit and diagnosed again.
import {
  type HealthNumber,
  type TightnessLevel,
  healthWeights,
} from '../../../shared/planner/health.ts'
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { placeLength } from '../../../shared/schedule/place.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { isInScope } from '../from-state/choose-items.ts'
import { readBoard, type StudyBlock, moveBlock } from './board.ts'
import { diagnose, healthNumbers, type Diagnosis, revise, pointsOf } from './diagnosis.ts'
import { type FoundProblem, weighLocus } from './find-problems.ts'
import { weighingPolicy, type PlacementPolicy } from '../from-state/policy.ts'
import type { RoomToMove } from './room-to-move.ts'
import { openBoard, totalOf } from '../cost/board.ts'
import { readProblem } from '../from-state/read-problem.ts'
import { remeasureClass } from './measure-class.ts'
import { brokenBy, countOverload, measureDay } from './measure-day.ts'
import { hasStart } from '../problem/day-masks.ts'
import { slotOfPlace, type PlacementProblem, type Slot } from '../problem/problem.ts'

/** A point won is worth moving a block by four days; beyond two weeks the distance is all the same. */
const pointsWorth = 4
const farthest = 14
/** A second block that moves costs as much as six days. */
const secondBlock = 6

/** What the plan's own total rises by, in the units of the planner's terms: a Saturday (20) costs as much as five days. */
const planWorth = 4

/**
 * Best first. Where places are scarce a swap is the better operation, since it uses none up: then its second block
 * costs nothing, and a move pays for the place that it takes. Of equal worth the one found first comes first.
 */
function rankOptions(options: readonly Option[], level: TightnessLevel): Option[] {
  const worthOf = ({ kind, gain, planChange, days }: Option) => {
    const isCheap = level === 'loose' ? kind === 'move' : kind === 'swap'
    const price = Math.max(0, planChange) / planWorth
    return pointsWorth * gain - price - Math.min(days, farthest) - (isCheap ? 0 : secondBlock)
  }
  return options.toSorted((a, b) => worthOf(b) - worthOf(a))
}

/** How often the same block may be offered, and how often for the same day. */
const mostOfBlock = 2

/** In their order, those that say something new: at most two for each block, on two days. */
function pickDiverse(options: readonly Option[]): Option[] {
  const days = new Map<number, Set<number>>()
  return options.filter(({ kind, moved: [first, second] }) => {
    if (first === undefined) return false
    const used = days.get(first.id) ?? new Set()
    // A swap is told apart by its partner as well.
    const target = kind === 'swap' ? -(second?.id ?? 0) : first.day
    if (used.size >= mostOfBlock || used.has(target)) return false
    days.set(first.id, used.add(target))
    return true
  })
}

/** How many proposals a person is asked to choose from. */
const mostCandidates = 6

export type Candidate = {
  option: Option
  after: { signal: number; measure: number }
  numbers: { name: HealthNumber; from: number; to: number }[]
}

export type Treatment = {
  /** The problem that the candidates improve; the worst one when nothing improves any. */
  primary: FoundProblem | null
  /** How many of the worst problems no move or swap improves: those before the primary one, or all. */
  forced: number
  candidates: readonly Candidate[]
}

type Patient = {
  state: ScheduleState
  now: Moment
  preferences: PlanningPreferences
  diagnosis: Diagnosis
  /** The days and periods that were planned: nothing is proposed outside of them. Null is everywhere. */
  scope: PlacementScope | null
  /** The person has asked about these problems: their wish comes before the planner's own total. */
  isAskedFor: boolean
}

export function findTreatment(
  patient: Patient,
  problems: readonly FoundProblem[],
  room: RoomToMove,
  tightness: TightnessLevel,
): Treatment {
  const { state, now, preferences, scope } = patient
  if (problems.length === 0) return { primary: null, forced: 0, candidates: [] }
  const scale = makePlanScale(state, weighingPolicy(now, preferences, scope))
  for (const [index, problem] of problems.entries()) {
    const found = findOptions(patient.diagnosis, problem, room, scale)
    const options = rankOptions(
      found.filter(
        (option) =>
          (patient.isAskedFor || option.planChange < 0) &&
          option.moved.every((place) => isInScope(state, place, scope)) &&
          staysInWeek(patient, option),
      ),
      tightness,
    )
    const candidates: Candidate[] = []
    for (const option of pickDiverse(options)) {
      const candidate = tryOut(patient, problem, option)
      if (candidate !== null) candidates.push(candidate)
      if (candidates.length === mostCandidates) break
    }
    if (candidates.length > 0) return { primary: problem, forced: index, candidates }
  }
  return { primary: problems[0] ?? null, forced: problems.length, candidates: [] }
}

/** The days after a week are kept for what still waits for a place. */
function staysInWeek({ diagnosis: { board } }: Patient, { moved }: Option): boolean {
  return moved.every((block) => {
    const before = board.sessions[block.classIndex]?.[block.rank]
    const weekOf = (day: number) => board.frames[day - 1]?.week
    return (
      before === undefined ||
      weekOf(before.day) === weekOf(block.day) ||
      !board.classes[block.classIndex]?.hasPending
    )
  })
}

/** Null when the edit is refused or the plan after it is no better. */
function tryOut(
  { state, now, preferences, diagnosis }: Patient,
  { locus, points }: FoundProblem,
  option: Option,
): Candidate | null {
  const edited = applyEdit(state, editOf(option), now)
  if (!edited.ok) return null
  const after = diagnose(readBoard(edited.value.state, now, preferences))
  const { measure, points: pointsAfter } = weighLocus(locus, after)
  if (after.signal >= diagnosis.signal || pointsAfter >= points) return null
  return {
    option,
    after: { signal: after.signal, measure },
    numbers: healthNumbers
      .map((name) => ({ name, from: diagnosis.numbers[name], to: after.numbers[name] }))
      .filter(({ from, to }) => from !== to),
  }
}

function editOf({ kind, moved: [first, second] }: Option): Edit {
  const { id: task = 0, day = 0, start = 0 } = first ?? {}
  return kind === 'move'
    ? { kind: 'move', task, day, start }
    : { kind: 'swap', taskA: task, taskB: second?.id ?? 0 }
}

/** What the plan's total rises by with these blocks elsewhere: null where the planner would not put them. */
type PlanScale = (moved: readonly StudyBlock[]) => number | null

/** What waits for a place keeps its days and is not planned. */
export function makePlanScale(state: ScheduleState, policy: PlacementPolicy): PlanScale {
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const skipped = new Set(pending.map(({ id }) => id))
  const { problem, taskIds, starts } = readProblem(inOrder(state), policy, skipped)
  const changeOf = openBoard(problem, starts)
  const numbers = new Map(taskIds.map((id, task) => [id, task]))
  return (moved) => {
    const slots = new Map<number, Slot>()
    for (const block of moved) {
      const task = numbers.get(block.id)
      const slot = slotOfPlace(block, problem.periods)
      if (task === undefined || !mayLieAt(problem, task, slot)) return null
      slots.set(task, slot)
    }
    return totalOf(changeOf(slots))
  }
}

/** Ties in the planner's reading go by position: the same schedule must have the same scale. */
function inOrder(state: ScheduleState): ScheduleState {
  return {
    ...state,
    tasks: state.tasks.toSorted((a, b) => a.id - b.id),
    taskClasses: state.taskClasses.toSorted((a, b) => a.id - b.id),
  }
}

function mayLieAt({ tasks, periods }: PlacementProblem, task: number, slot: Slot): boolean {
  const found = tasks[task]
  return found?.frozen === null && hasStart(found.starts, slot, periods)
}

/** A block that comes to a day may fill a single free period on either side. */
const mostLeftovers = 2

/**
 * Whether moving the block to this place may lower the signal; false is certain. The day that it leaves and its class
 * are measured; of the day that it comes to only what the place alone brings with it is counted. The rest of what a
 * further block does to a day never helps, but for the leftovers that it fills.
 */
function boundMoves(diagnosis: Diagnosis, block: StudyBlock): (moved: StudyBlock) => boolean {
  const { board, days, classes } = diagnosis
  const frame = board.frames[block.day - 1]
  const day = days[block.day - 1]
  const classFrame = board.classes[block.classIndex]
  const sessions = board.sessions[block.classIndex]
  const before = classes[block.classIndex]
  if (!frame || !day || !classFrame || !sessions || !before) return () => true
  const rest = day.blocks.filter(({ id }) => id !== block.id)
  const left = pointsOf(measureDay(board, frame, rest).numbers) - pointsOf(day.numbers)
  const evening = board.wishes.freeEvenings > 0 ? healthWeights.lostEvenings : 0
  const slack = mostLeftovers * healthWeights.leftovers + evening
  const classPoints = pointsOf(before.numbers)
  return (moved) => {
    if (moved.day === block.day) return true
    const after = remeasureClass(classFrame, sessions, before, moved)
    return (
      left + pointsOf(after.numbers) - classPoints + pointsOfArrival(diagnosis, moved) - slack < 0
    )
  }
}

function pointsOfArrival({ board, days }: Diagnosis, moved: StudyBlock): number {
  const frame = board.frames[moved.day - 1]
  const day = days[moved.day - 1]
  if (!frame || !day || moved.isHosted) return 0
  let points = 0
  for (const name of brokenBy(board, frame, moved)) points += healthWeights[name]
  const more = countOverload(frame, day.periods + placeLength(moved))
  return points + (more - countOverload(frame, day.periods)) * healthWeights.overloadPeriods
}

type Option = {
  kind: 'move' | 'swap'
  /** The blocks where they would lie; of a swap the problem's own block first. */
  moved: readonly StudyBlock[]
  /** Points of the signal that it wins. */
  gain: number
  /** What the planner's own total of the plan rises by; below 0 it gets better. */
  planChange: number
  /** Days that blocks go in all. */
  days: number
}

/** Of the problem's blocks, to places that the planner would give them. Empty when no single move or swap improves both. */
export function findOptions(
  diagnosis: Diagnosis,
  { locus, blocks, points }: FoundProblem,
  room: RoomToMove,
  scale: PlanScale,
): Option[] {
  const options: Option[] = []
  const tryOut = (kind: Option['kind'], moved: readonly StudyBlock[], days: number) => {
    const revision = revise(diagnosis, moved)
    if (revision.change >= 0) return
    if (weighLocus(locus, diagnosis, revision).points >= points) return
    const planChange = scale(moved)
    if (planChange === null) return
    options.push({ kind, moved, gain: -revision.change, planChange, days })
  }
  const tried = new Set<StudyBlock>()
  for (const block of blocks) {
    if (!block.isFree) continue
    tried.add(block)
    const mayPay = boundMoves(diagnosis, block)
    for (const place of room.placesOf(block)) {
      const moved = moveBlock(diagnosis.board, block, place)
      if (mayPay(moved)) tryOut('move', [moved], Math.abs(place.day - block.day))
    }
    for (const other of room.partnersOf(block)) {
      if (tried.has(other)) continue
      const days = 2 * Math.abs(other.day - block.day)
      tryOut('swap', [atPlaceOf(block, other), atPlaceOf(other, block)], days)
    }
  }
  return options
}

function atPlaceOf(block: StudyBlock, place: StudyBlock): StudyBlock {
  const { day, start, end, from, to, minutes, isHosted } = place
  return { ...block, day, start, end, from, to, minutes, isHosted }
}
