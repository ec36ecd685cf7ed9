// The planner's tools as the agent and the session call them: what is over at once is answered here, the rest by `ask`.
import type { Clash } from '../../shared/planner/clash.ts'
import type { OfferedShift } from '../../shared/planner/offered-shift.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { AnalysisToolName, PlanningToolName } from '../../shared/tools/catalogue.ts'
import type { PlacementPolicy } from './from-state/policy.ts'
import type { RefusedWrite } from './replan/offer-shift.ts'
import {
  runAnalysis,
  type AnalysisOutcome,
  type PlannerContext,
  type PlanningOutcome,
} from './run-planner-tool.ts'
import type { ThreadOptions } from '../worker/thread.ts'
import { answerQuestion, askInThread, type Answer, type Question } from './questions.ts'

/** Each answers null once its signal has stopped it, and what `answerQuestion` answers otherwise. */
export type PlannerTools = {
  analyse: (
    name: AnalysisToolName,
    values: unknown,
    context: PlannerContext,
    signal: AbortSignal,
  ) => Promise<AnalysisOutcome | null>
  plan: (
    name: PlanningToolName,
    values: unknown,
    context: PlannerContext,
    signal: AbortSignal,
  ) => Promise<PlanningOutcome | null>
  /** Null when nothing clashes, too. */
  findClash: (
    state: ScheduleState,
    policy: PlacementPolicy,
    signal: AbortSignal,
  ) => Promise<Clash | null>
  /** Null when no shift helps, too. */
  offerShift: (write: RefusedWrite, signal: AbortSignal) => Promise<OfferedShift | null>
}

type Ask = (question: Question, signal: AbortSignal) => Promise<Answer | null>

/** Of the window's process: nothing that takes long runs on its thread (C1). */
export const threadedTools: PlannerTools = followThreadedTools({})

/** The same, with what a re-plan tells of its search while it runs. */
export function followThreadedTools(watch: Pick<ThreadOptions, 'onProgress'>): PlannerTools {
  return plannerTools((question, signal) => askInThread(question, signal, watch))
}

/** Of a process that nobody watches. */
export const directTools: PlannerTools = plannerTools(async (question, signal) =>
  signal.aborted ? null : answerQuestion(question),
)

/** Analyses that try many plans; the others read the schedule once. */
const slow: ReadonlySet<AnalysisToolName> = new Set(['analyze_health', 'find_clashes'])

function plannerTools(ask: Ask): PlannerTools {
  return {
    analyse: async (name, values, context, signal) => {
      if (!slow.has(name)) return runAnalysis(name, values, context)
      const answer = await ask({ kind: 'analysis', name, arguments: values, context }, signal)
      return answer?.kind === 'analysis' ? answer.outcome : null
    },
    plan: async (name, values, context, signal) => {
      const answer = await ask({ kind: 'planning', name, arguments: values, context }, signal)
      return answer?.kind === 'planning' ? answer.outcome : null
    },
    findClash: async (state, policy, signal) => {
      const answer = await ask({ kind: 'clash', state, policy }, signal)
      return answer?.kind === 'clash' ? answer.clash : null
    },
    offerShift: async (write, signal) => {
      const answer = await ask({ kind: 'shift', write }, signal)
      return answer?.kind === 'shift' ? answer.shift : null
    },
  }
}
