// Answers what the planner can be asked beside the window's thread: work that takes long enough to be felt.
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { AnalysisToolName, PlanningToolName } from '../../shared/tools/catalogue.ts'
import { findClash } from './clash/find-clash.ts'
import type { PlanWatch } from './engine/search-plan.ts'
import { planTerm } from './plan-term.ts'
import { type PlanBudget } from './usual-plan.ts'
import type { PlacementPolicy } from './from-state/policy.ts'
import { offerShift } from './replan/offer-shift.ts'
import { simulatePlan } from './simulate/simulate-plan.ts'
import { runAnalysis, runPlanning, type PlannerContext } from './run-planner-tool.ts'

type Of = { state: ScheduleState; policy: PlacementPolicy }

type ToolWish<Name> = { name: Name; values: unknown; context: PlannerContext }

/** By the kind of a question: what it is about, and what is made of it. */
const answers = {
  plan: (
    { state, policy, budget, seed }: Of & { budget: PlanBudget; seed: number },
    watch: PlanWatch,
  ) => planTerm(state, policy, budget, seed, watch),
  analysis: ({ name, values, context }: ToolWish<AnalysisToolName>) =>
    runAnalysis(name, values, context),
  planning: ({ name, values, context }: ToolWish<PlanningToolName>, watch: PlanWatch) =>
    runPlanning(name, values, context, watch),
  /** Null where nothing clashes. */
  clash: ({ state, policy }: Of) => findClash(state, policy),
  /** Null where no shift helps. */
  shift: offerShift,
  /** Null where it was stopped. */
  simulate: simulatePlan,
}

type Kind = keyof typeof answers
type Wishes = { [K in Kind]: Parameters<(typeof answers)[K]>[0] }
export type Answers = { [K in Kind]: ReturnType<(typeof answers)[K]> }

export type Question<Asked extends Kind = Kind> = {
  [K in Asked]: { kind: K; wish: Wishes[K] }
}[Asked]

export type QuestionKind = Kind

const answersByKind: { [K in Kind]: (wish: Wishes[K], watch: PlanWatch) => Answers[K] } = answers

/** On the thread that calls it. A plan, a re-plan and a simulation can be stopped and followed; the others are over soon. */
export function answerQuestion<Asked extends Kind>(
  question: Question<Asked>,
  watch: PlanWatch = {},
): Answers[Asked] {
  return answersByKind[question.kind](question.wish, watch)
}
