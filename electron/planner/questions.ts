// Answers what the planner can be asked beside the window's thread: work that takes long enough to be felt.
import { assertNever } from '../../shared/assert-never.ts'
import type { Clash } from '../../shared/planner/clash.ts'
import type { OfferedShift } from '../../shared/planner/replan.ts'
import type { SimulationFacts } from '../../shared/planner/simulation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { AnalysisToolName, PlanningToolName } from '../../shared/tools/catalogue.ts'
import { findClash } from './clash/find-clash.ts'
import type { PlanWatch } from './engine/search-plan.ts'
import { planTerm, type TermPlan } from './plan-term.ts'
import { type PlanBudget } from './usual-plan.ts'
import type { PlacementPolicy } from './from-state/policy.ts'
import { offerShift, type RefusedWrite } from './replan/offer-shift.ts'
import { simulatePlan, type SimulateWish } from './simulate/simulate-plan.ts'
import {
  runAnalysis,
  runPlanning,
  type AnalysisOutcome,
  type PlannerContext,
  type PlanningOutcome,
} from './run-planner-tool.ts'

/** A plan that is asked for: the arguments of `planTerm`. */
export type PlanWish = {
  state: ScheduleState
  policy: PlacementPolicy
  budget: PlanBudget
  seed: number
}

export type Question =
  | { kind: 'plan'; wish: PlanWish }
  | { kind: 'analysis'; name: AnalysisToolName; arguments: unknown; context: PlannerContext }
  | { kind: 'planning'; name: PlanningToolName; arguments: unknown; context: PlannerContext }
  | { kind: 'clash'; state: ScheduleState; policy: PlacementPolicy }
  | { kind: 'shift'; write: RefusedWrite }
  | { kind: 'simulate'; wish: SimulateWish }

/** Of the same kind as its question. */
export type Answer =
  | { kind: 'plan'; plan: TermPlan }
  | { kind: 'analysis'; outcome: AnalysisOutcome }
  | { kind: 'planning'; outcome: PlanningOutcome }
  | { kind: 'clash'; clash: Clash | null }
  | { kind: 'shift'; shift: OfferedShift | null }
  /** Null where it was stopped. */
  | { kind: 'simulate'; facts: SimulationFacts | null }

/** On the thread that calls it. A plan, a re-plan and a simulation can be stopped and followed; the others are over soon. */
export function answerQuestion(question: Question, watch: PlanWatch = {}): Answer {
  const { kind } = question
  switch (kind) {
    case 'plan': {
      const { state, policy, budget, seed } = question.wish
      return { kind, plan: planTerm(state, policy, budget, seed, watch) }
    }
    case 'analysis':
      return { kind, outcome: runAnalysis(question.name, question.arguments, question.context) }
    case 'planning':
      return {
        kind,
        outcome: runPlanning(question.name, question.arguments, question.context, watch),
      }
    case 'clash':
      return { kind, clash: findClash(question.state, question.policy) }
    case 'shift':
      return { kind, shift: offerShift(question.write) }
    case 'simulate':
      return { kind, facts: simulatePlan(question.wish, watch) }
    default:
      return assertNever(kind)
  }
}
