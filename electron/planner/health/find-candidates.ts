// Finds the proposals for the worst problem that something can be done about: each made by the real edit and diagnosed again.
import type { HealthNumber, TightnessLevel } from '../../../shared/planner/health.ts'
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { isInScope } from '../from-state/choose-items.ts'
import { readBoard } from './board.ts'
import { diagnose, healthNumbers, type Diagnosis } from './diagnosis.ts'
import { findOptions, type Option, makePlanScale } from './find-options.ts'
import type { FoundProblem } from './find-problems.ts'
import { weighingPolicy } from '../from-state/policy.ts'
import type { RoomToMove } from './room-to-move.ts'
import { viewOf, weighLocus } from './weigh-locus.ts'

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

export type Patient = {
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
  const { measure, points: pointsAfter } = weighLocus(locus, viewOf(after))
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
