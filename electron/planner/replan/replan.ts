// replan: after a miss, a new event, a moved deadline or an illness, the plan changes as little as it can (P3).
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import type { ReplanCost, ReplanFacts } from '../../../shared/planner/replan.ts'
import { termNames } from '../../../shared/planner/explanation.ts'
import { arrange, hostIn } from '../../../shared/schedule/arrangement.ts'
import type { ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import {
  type ScheduleDiff,
  applyDiff,
  diffStates,
  isEmptyDiff,
} from '../../../shared/schedule/diff.ts'
import { replaceTasks } from '../../../shared/schedule/edits/apply-places.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, markOf, type ItemTask } from '../../../shared/schedule/task.ts'
import { dayFacts } from '../../../shared/tools/day-facts.ts'
import { touchedDays } from '../../../shared/tools/tool-outcome.ts'
import type { RefusedOutcome, ToolContext } from '../../../shared/tools/tool-context.ts'
import { sayNoReplan, sayReplan, sayReplanRefusal } from '../../../shared/planner/say/say-replan.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import { writePlan } from '../from-state/read-problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import { findExamLimits } from './near-terms.ts'
import { type StateReplan, planReplan, type ReplanSteps } from './plan-replan.ts'
import {
  type ReplanCase,
  findBroken,
  readRequest,
  type RequestProblem,
} from './read-replan-problem.ts'

/** What a re-plan comes to: who moves, who gets or loses a place, how many of how many, and the cost by term. */
function replanFacts(
  asked: ReplanCase,
  planned: StateReplan,
  diff: ScheduleDiff,
  after: ScheduleState,
): ReplanFacts {
  const { state, now, request } = asked
  const effect = describeEffect(state, diff)
  const moved = effect.changes.flatMap(({ kind, taskId, from, to }) =>
    kind === 'moved' && from !== null && to !== null ? [{ taskId, from, to }] : [],
  )
  const placed = effect.changes.flatMap(({ kind, taskId, to }) =>
    kind === 'placed' && to !== null ? [{ taskId, to }] : [],
  )
  const missing = planned.leftOut.map((taskId) => ({
    taskId,
    from: findTask(state, taskId)?.place ?? null,
  }))
  return {
    tool: 'replan',
    effect,
    days: dayFacts(after, now, touchedDays(effect)),
    moved,
    placed,
    leftOut: missing,
    pastExam: planned.pastExam.flatMap((taskId) => {
      const exam = asked.exams.get(taskId)
      return exam === undefined ? [] : [{ taskId, examId: exam.id }]
    }),
    movesForExams: planned.movesForExams,
    locked: lockedInTheWay(asked),
    counts: {
      moved: moved.length,
      of: countAhead(asked),
      placed: placed.length,
      leftOut: missing.length,
      pastExam: planned.pastExam.length,
    },
    isMinimal: planned.provenMinimal,
    maxMoves: request.maxMoves,
    sparesToday: !request.includesToday && isToday(asked),
    cost: costOf(planned),
  }
}

function isToday({ state, now }: ReplanCase): boolean {
  return now.day >= 1 && now.day <= state.window.days.length
}

/** Placed blocks that have neither begun nor been marked as worked. */
function countAhead({ state, now }: ReplanCase): number {
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => !hasBegun(item, now) && markOf(item) === null).length
}

function lockedInTheWay({ state, now, request, broken }: ReplanCase): number[] {
  const isAway = state.tasks
    .filter(isPlacedItem)
    .filter(({ locked, place }) => locked && !hasBegun({ place }, now))
    .filter(({ place }) => ((request.away[place.day - 1] ?? 0) & maskOf(place)) !== 0)
  const ids = new Set([...isAway.map(({ id }) => id), ...broken.locked])
  return [...ids].toSorted((a, b) => a - b)
}

function costOf({ read, starts }: StateReplan): ReplanCost {
  const before = scorePlan(read.problem, read.starts)
  const after = scorePlan(read.problem, starts)
  return {
    from: before.total,
    to: after.total,
    terms: termNames
      .map((term) => ({ term, from: before.terms[term], to: after.terms[term] }))
      .filter(({ from, to }) => from !== to),
  }
}

type ReplanContext = ToolContext & {
  preferences?: PlanningPreferences
  /** How it is stopped, and followed while it runs. */
  watch?: PlanWatch
}

export type ReplanOutcome = {
  kind: 'change'
  state: ScheduleState
  diff: ScheduleDiff
  data: ReplanFacts
  text: string
}

const usualSteps: ReplanSteps = { who: 6000, where: 20_000 }

const usualSeed = 1

/** With no arguments what is illegal is put right, and nothing else. Refused when nothing would change. */
export function replan(
  context: ReplanContext,
  args: ReplanArguments,
  steps = usualSteps,
  seed = usualSeed,
): ReplanOutcome | RefusedOutcome {
  const { state, now, language } = context
  const request = readRequest(state, now, args)
  if (!request.ok) return refuseRequest(context, request.failure)
  const asked: ReplanCase = {
    state,
    now,
    preferences: context.preferences ?? defaultPreferences,
    request: request.value,
    broken: findBroken(state, now),
    exams: findExamLimits(state, now, request.value.leaving),
  }
  const planned = planReplan(asked, steps, seed, context.watch)
  const applied = applyDiff(state, writePlan(state, planned.read, planned.starts))
  if (!applied.ok) throw new Error('a plan can always be applied')
  const after = rehouse(applied.value, asked.broken.free)
  const diff = diffStates(state, after)
  const data = replanFacts(asked, planned, diff, after)
  if (isEmptyDiff(diff)) return refuseNothing(context, data)
  const text = sayReplan(state, data, language)
  return { kind: 'change', state: after, diff, data, text }
}

function refuseRequest(
  { state, language }: ReplanContext,
  problem: RequestProblem,
): RefusedOutcome {
  const refusal: Refusal =
    problem.kind === 'refused'
      ? problem.refusal
      : { task: 0, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] }
  const text = sayReplanRefusal(state, problem, language)
  return { kind: 'refused', refusal, text }
}

function refuseNothing({ state, language }: ReplanContext, data: ReplanFacts): RefusedOutcome {
  const [first] = data.leftOut
  const reason = { kind: 'no-moves', rule: 'T1' } as const
  const refusal: Refusal = { task: first?.taskId ?? 0, reason, nearest: [] }
  return { kind: 'refused', refusal, text: sayNoReplan(state, data, language) }
}

/** The state with the hosts of these blocks set right; the very same one where nothing is wrong. */
export function rehouse(state: ScheduleState, ids: Iterable<number>): ScheduleState {
  const arrangement = arrange(state, new Map())
  const changed = [...ids].flatMap((id): ItemTask[] => {
    const item = findTask(state, id)
    if (item === undefined || !isPlacedItem(item)) return []
    const hostId = hostIn(arrangement, item, item.place)
    return hostId === item.hostId ? [] : [{ ...item, hostId }]
  })
  if (changed.length === 0) return state
  const replaced = replaceTasks(state, changed)
  if (!replaced.ok) throw new Error('hosts can always be set right')
  return replaced.value.state
}
