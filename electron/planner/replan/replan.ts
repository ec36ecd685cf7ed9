// replan: after a miss, a new event, a moved deadline or an illness, the plan changes as little as it can (P3).
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import type { ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import type { ReplanFacts } from '../../../shared/planner/replan.ts'
import {
  applyDiff,
  diffStates,
  isEmptyDiff,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { RefusedOutcome, ToolContext } from '../../../shared/tools/tool-context.ts'
import { sayNoReplan, sayReplan, sayReplanRefusal } from '../../../shared/planner/say/say-replan.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import { writePlan } from '../from-state/write-plan.ts'
import { findExamLimits } from './exam-limits.ts'
import { findBroken } from './find-broken.ts'
import { planReplan, type ReplanSteps } from './plan-replan.ts'
import type { ReplanCase } from './read-replan-problem.ts'
import { readRequest, type RequestProblem } from './read-request.ts'
import { replanFacts } from './replan-facts.ts'
import { arrange, hostIn } from '../../../shared/schedule/arrangement.ts'
import { replaceTasks } from '../../../shared/schedule/edits/settle.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'

export type ReplanContext = ToolContext & {
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
