// explain_task: why a task is where it is, and why not elsewhere (P2).
import type { EventExplanation, ExplanationData } from '../../../shared/planner/explanation.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type EventTask } from '../../../shared/schedule/task.ts'
import type {
  FactsOutcome,
  RefusedOutcome,
  ToolContext,
} from '../../../shared/tools/tool-context.ts'
import { sayExplanation } from '../../../shared/planner/say/say-explanation.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { weighingPolicy, type PlacementPolicy } from '../policy.ts'
import { answerAskedEvent, type Wish } from './answer-asked.ts'
import { explainPending, explainPlaced } from './explain-item.ts'

export type ExplainArguments = { task_id: number } & Wish

/** Whatever days are being planned, every place is weighed. */
export function explainPolicy(now: Moment, preferences?: PlanningPreferences): PlacementPolicy {
  return weighingPolicy(now, preferences)
}

export function explainTask(
  context: ToolContext,
  args: ExplainArguments,
  policy: PlacementPolicy = explainPolicy(context.now),
): FactsOutcome<ExplanationData> | RefusedOutcome {
  const { state, language } = context
  const data = explain(state, policy, args)
  if (data === null) {
    const refusal: Refusal = {
      task: args.task_id,
      reason: { kind: 'unknown-task', rule: 'T1' },
      nearest: [],
    }
    return { kind: 'refused', refusal, text: sayRefusal(state, refusal, language, 'numbered') }
  }
  return { kind: 'facts', data, text: sayExplanation(state, data, language, 'numbered') }
}

/** Null for an unknown task. */
export function explain(
  state: ScheduleState,
  policy: PlacementPolicy,
  { task_id: id, ...wish }: ExplainArguments,
): ExplanationData | null {
  const task = findTask(state, id)
  if (task === undefined) return null
  const tool = 'explain_task'
  if (task.kind === 'event') return { tool, ...explainEvent(state, policy.now, task, wish) }
  return isPlacedItem(task)
    ? { tool, ...explainPlaced(state, policy, task, wish) }
    : { tool, ...explainPending(state, policy, task, wish) }
}

function explainEvent(
  state: ScheduleState,
  now: Moment,
  event: EventTask,
  wish: Wish,
): EventExplanation {
  const { id: taskId, place, locked: isLocked, hosts, guestIds } = event
  const asked = answerAskedEvent(state, event, now, wish)
  const begun = hasBegun(place, now)
  return { kind: 'event', taskId, place, isLocked, hasBegun: begun, hosts, guestIds, asked }
}
