// The proposals for the worst problem that something can be done about: each made by the real edit and diagnosed again.
import type { HealthNumber } from '../../../shared/planner/health-numbers.ts'
import type { TightnessLevel } from '../../../shared/planner/health.ts'
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { isInScope } from '../from-state/allowed-days.ts'
import { readBoard } from './board.ts'
import { diagnose, healthNumbers, type Diagnosis } from './diagnosis.ts'
import { findOptions, type Option } from './find-options.ts'
import type { FoundProblem } from './find-problems.ts'
import { weighingPolicy } from '../policy.ts'
import { makePlanScale } from './plan-scale.ts'
import { pickDiverse, rankOptions } from './rank-options.ts'
import type { RoomToMove } from './room-to-move.ts'
import { viewOf, weighLocus } from './weigh-locus.ts'

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
