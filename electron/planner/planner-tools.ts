// The planner's tools as the agent and the session call them: what is over at once is answered here, the rest by `ask`.
import type { Clash } from '../../shared/planner/clash.ts'
import type { PlanProgress } from '../../shared/planner/plan-progress.ts'
import type { OfferedShift } from '../../shared/planner/replan.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { AnalysisToolName, PlanningToolName } from '../../shared/tools/catalogue.ts'
import type { PlacementPolicy } from './from-state/policy.ts'
import type { RefusedWrite } from './replan/offer-shift.ts'
import type { AnalysisOutcome, PlannerContext, PlanningOutcome } from './run-planner-tool.ts'
import { type ThreadOptions, workInThread } from '../worker/thread.ts'
import type { Answer, PlanWish, Question } from './questions.ts'
import type { SimulationFacts } from '../../shared/planner/simulation.ts'
import type { TermPlan } from './plan-term.ts'
import type { SimulateWish } from './simulate/simulate-plan.ts'

/** The planner is loaded here only where it has to answer here: the thread has its own. */
async function answerHere(
  question: Question,
  watch: { onProgress?: (progress: PlanProgress) => void } = {},
): Promise<Answer> {
  const { answerQuestion } = await import('./questions.ts')
  return answerQuestion(question, watch)
}

/** Beside the thread that the window waits on; null once the signal has stopped it. */
function askInThread(
  question: Question,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<Answer | null> {
  return workInThread(question, answerHere, signal, options)
}

/** The plan that `planTerm` makes of the wish; null once the signal has stopped it. */
export async function planInThread(
  wish: PlanWish,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<TermPlan | null> {
  const answer = await askInThread({ kind: 'plan', wish }, signal, options)
  return answer?.kind === 'plan' ? answer.plan : null
}

/** What `simulatePlan` makes of the wish; null once the signal has stopped it. */
export async function simulateInThread(
  wish: SimulateWish,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<SimulationFacts | null> {
  const answer = await askInThread({ kind: 'simulate', wish }, signal, options)
  return answer?.kind === 'simulate' ? answer.facts : null
}

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
  signal.aborted ? null : answerHere(question),
)

/** Analyses that try many plans; the others read the schedule once. */
const slow: ReadonlySet<AnalysisToolName> = new Set(['analyze_health', 'find_clashes'])

function plannerTools(ask: Ask): PlannerTools {
  return {
    analyse: async (name, values, context, signal) => {
      if (!slow.has(name)) {
        const { runAnalysis } = await import('./run-planner-tool.ts')
        return runAnalysis(name, values, context)
      }
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
