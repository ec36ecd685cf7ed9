// analyze_health (P5): the diagnosis of a plan from now on, and the moves and swaps that would truly improve it.
import { healthWords } from '../../../shared/i18n/core/health.ts'
import type {
  HealthCandidate,
  HealthFacts,
  HealthVerdict,
  MissingProfile,
} from '../../../shared/planner/health.ts'
import type { HealthProblem, HealthProblemKind } from '../../../shared/tools/health-problem.ts'
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { FactsOutcome, ToolContext } from '../../../shared/tools/tool-context.ts'
import { readBoard, type StudyBlock, type Board, type ClassFrame } from './board.ts'
import { listBroken, findProblems, type Focus, type FoundProblem } from './find-problems.ts'
import { sayCandidate, sayProblem } from '../../../shared/planner/say/say-health-problem.ts'
import { sayHealth } from '../../../shared/planner/say/say-health.ts'
import { diagnose, type Diagnosis } from './diagnosis.ts'
import { judgeFeasibility, findReserve } from './feasibility.ts'
import { findTreatment, type Candidate, type Treatment } from './find-candidates.ts'
import { describeRhythm, describeSpacing } from './rhythm.ts'
import { findRoom, judgeTightness } from './room-to-move.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

/**
 * What an import and a new class begin with. Whether a person has chosen the same values can't be told; difficulty
 * and intensity count as unset only together, since whoever sets one has looked at the other.
 */
const initial: Pick<TaskClass, 'subjectType' | 'difficulty' | 'intensity'> = {
  subjectType: 'mixed',
  difficulty: 3,
  intensity: 3,
}

/** Of classes with work left. */
function findMissingProfiles(classes: readonly ClassFrame[]): MissingProfile[] {
  return classes
    .filter(({ left }) => left > 0)
    .map(({ taskClass }) => ({
      classId: taskClass.id,
      title: taskClass.title,
      missing: missingOf(taskClass),
    }))
    .filter(({ missing }) => missing.length > 0)
}

function missingOf(taskClass: TaskClass): MissingProfile['missing'] {
  const { subjectType, difficulty, intensity } = taskClass
  const isGraded = difficulty !== initial.difficulty || intensity !== initial.intensity
  return [
    ...(subjectType === initial.subjectType ? (['subject-type'] as const) : []),
    ...(isGraded ? [] : (['difficulty', 'intensity'] as const)),
  ]
}

/** `preferences` are the student's own where they are known. */
export type HealthContext = ToolContext & {
  preferences?: PlanningPreferences
  /** Where a candidate may put a block; null or absent is where plans reach so far, or where the person's question leads. */
  scope?: PlacementScope | null
}

/** One day, or one kind of problem, where a person asks about it; the signal is always that of the whole plan. */
export type HealthArguments = {
  day?: number | undefined
  problem?: HealthProblemKind | undefined
}

export function analyzeHealth(
  { state, now, language, preferences = defaultPreferences, scope = null }: HealthContext,
  { day, problem }: HealthArguments,
): FactsOutcome<HealthFacts> {
  const focus: Focus = { day: day ?? null, problem: problem ?? null }
  const board = readBoard(state, now, preferences)
  const diagnosis = diagnose(board)
  const room = findRoom(state, board, now)
  const tightness = judgeTightness(upcomingBlocks(diagnosis, focus), room)
  const found = findProblems(diagnosis, focus)
  const isAskedFor = focus.day !== null || focus.problem !== null
  const reach = scope ?? (isAskedFor ? null : findPlannedDays(board))
  const patient = { state, now, preferences, diagnosis, scope: reach, isAskedFor }
  const treatment = findTreatment(patient, found, room, tightness.level)
  const problems = found.map((each, index) => {
    const known = toProblem(diagnosis, each)
    const words = sayProblem(state, known, language)
    return Object.assign(known, { canImprove: canImprove(treatment, index), words })
  })
  const primary =
    problems[treatment.primary === null ? -1 : found.indexOf(treatment.primary)] ?? null
  const candidates = treatment.candidates.map((candidate, index): HealthCandidate => {
    const known = toCandidate(diagnosis, treatment, candidate, index)
    const words = primary === null ? '' : sayCandidate(state, known, primary, language)
    return Object.assign(known, { words })
  })
  const data: HealthFacts = {
    tool: 'analyze_health',
    ...focus,
    rhythm: describeRhythm(diagnosis, focus.day),
    tightness,
    profile: findMissingProfiles(board.classes),
    feasibility: judgeFeasibility(state, now),
    preferences: listBroken(diagnosis, focus.day),
    spacing: describeSpacing(diagnosis),
    reserve: findReserve(state, diagnosis, now),
    numbers: diagnosis.numbers,
    problems,
    verdict: judge(diagnosis, isAskedFor, primary, candidates),
    candidates: [
      ...candidates,
      {
        id: 'close',
        kind: 'close',
        call: null,
        words: healthWords[language].healthCandidate.close,
      },
    ],
  }
  return { kind: 'facts', data, text: sayHealth(state, data, language) }
}

function upcomingBlocks({ board }: Diagnosis, focus: Focus): StudyBlock[] {
  return board.blocks
    .flat()
    .filter(({ hasBegun, day }) => !hasBegun && (focus.day === null || focus.day === day))
}

/** Problems are tried in their order until one can be improved. */
function canImprove({ forced, candidates }: Treatment, index: number): boolean | null {
  if (index < forced) return false
  return index === forced && candidates.length > 0 ? true : null
}

function toProblem(
  { board }: Diagnosis,
  { locus, days, blocks, severity, measure, limit, points }: FoundProblem,
): Omit<HealthProblem, 'words' | 'canImprove'> {
  return {
    kind: locus.kind,
    preference: locus.kind === 'preference' ? locus.preference : null,
    classId: 'classIndex' in locus ? (board.classes[locus.classIndex]?.taskClass.id ?? null) : null,
    days: [...days],
    taskIds: blocks.map(({ id }) => id),
    severity,
    measure,
    limit,
    points,
  }
}

function toCandidate(
  { signal }: Diagnosis,
  { primary }: Treatment,
  { option, after, numbers }: Candidate,
  index: number,
): Omit<HealthCandidate, 'words'> {
  const [first, second] = option.moved
  const { id: task = 0, day = 0, start = 0 } = first ?? {}
  return {
    id: String.fromCodePoint(firstLetter + index),
    kind: option.kind,
    call:
      option.kind === 'move'
        ? { name: 'move', arguments: { task_id: task, new_day: day, new_slot_start: start } }
        : { name: 'swap', arguments: { task_a: task, task_b: second?.id ?? 0 } },
    signal: { from: signal, to: after.signal },
    problem: { from: primary?.measure ?? 0, to: after.measure },
    numbers,
    cost: { days: option.days, blocks: option.moved.length },
  }
}

const firstLetter = 65

/** Small things are no reason to go on asking, unless the person has asked for them. */
function judge(
  { signal }: Diagnosis,
  isAskedFor: boolean,
  primary: HealthProblem | null,
  [best]: readonly HealthCandidate[],
): HealthVerdict {
  const goesOn =
    primary !== null && best !== undefined && (isAskedFor || primary.severity !== 'minor')
  return {
    should_continue_optimize: goesOn,
    primary_problem:
      primary === null
        ? null
        : {
            kind: primary.kind,
            days: primary.days,
            task_ids: primary.taskIds,
            severity: primary.severity,
          },
    is_forced_imperfection: primary !== null && best === undefined,
    recommended_operation: goesOn ? best.kind : 'close',
    improvement_signal: signal,
  }
}

/** From the first week with study that has not begun to the last one; null when nothing waits, or nothing is placed. */
function findPlannedDays({ classes, blocks, frames }: Board): PlacementScope | null {
  if (!classes.some(({ hasPending }) => hasPending)) return null
  const weeks = frames
    .filter((_, index) => blocks[index]?.some(({ hasBegun }) => !hasBegun) === true)
    .map(({ week }) => week)
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  if (first === undefined || last === undefined) return null
  const days = frames.filter(({ week }) => week >= first && week <= last).map(({ day }) => day)
  return {
    fromDay: days.at(0) ?? 1,
    toDay: days.at(-1) ?? frames.length,
    excludedWeekdays: [],
    excludedPeriods: [],
  }
}
