// Runs the tools that the planner answers: what it says about a schedule, and the re-plan. The agent and the terminal ask here.
import { assertNever } from '../../shared/assert-never.ts'
import type { PlacementScope } from '../../shared/agent/card.ts'
import type { ClashData } from '../../shared/planner/clash.ts'
import type { ExplanationData } from '../../shared/planner/explanation.ts'
import type { HealthFacts, RhythmFacts } from '../../shared/planner/health.ts'
import { type PaceFacts, listPaces, paceOf, workPieces } from '../../shared/planner/pace.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import { findTaskClass } from '../../shared/schedule/state.ts'
import type {
  AnalysisToolName,
  PlanningToolName,
  ToolArguments,
} from '../../shared/tools/catalogue.ts'
import { withArguments } from '../../shared/tools/parse-arguments.ts'
import type {
  FactsOutcome,
  InvalidOutcome,
  RefusedOutcome,
  ToolContext,
} from '../../shared/tools/tool-context.ts'
import { findClashes } from './clash/find-clash.ts'
import { sayReplanRefusal } from '../../shared/planner/say/say-replan.ts'
import type { PlanWatch } from './engine/search-plan.ts'
import { explainTask } from './explain/explain-task.ts'
import { analyzeHealth, type HealthContext } from './health/analyze-health.ts'
import { replan, type ReplanOutcome } from './replan/replan.ts'
import { sayRhythm } from '../../shared/planner/say/say-health-rhythm.ts'
import { readBoard } from './health/board.ts'
import { diagnose } from './health/diagnosis.ts'
import { describeRhythm } from './health/rhythm.ts'
import { sayPaces } from '../../shared/planner/say/say-pace.ts'

export type PlannerContext = ToolContext & {
  preferences: PlanningPreferences
  /** The days and periods that the conversation is planning; null or absent is all. */
  scope?: PlacementScope | null
}

export type PlannerFacts = ExplanationData | HealthFacts | RhythmFacts | ClashData | PaceFacts

export type AnalysisOutcome = FactsOutcome<PlannerFacts> | RefusedOutcome | InvalidOutcome

export type PlanningOutcome = ReplanOutcome | RefusedOutcome | InvalidOutcome

/** Nothing is changed by asking. */
export function runAnalysis(
  name: AnalysisToolName,
  values: unknown,
  context: PlannerContext,
): AnalysisOutcome {
  switch (name) {
    case 'explain_task':
      return withArguments(name, values, context, (args) => explainTask(context, args))
    case 'analyze_health':
      return withArguments(name, values, context, (args) => analyzeHealth(context, args))
    case 'analyze_rhythm':
      return withArguments(name, values, context, (args) => analyzeRhythm(context, args))
    case 'find_clashes':
      return withArguments(name, values, context, (args) => clashesOf(context, args))
    case 'analyze_pace':
      return withArguments(name, values, context, () => analyzePace(context))
    default:
      return assertNever(name)
  }
}

/** The change as a new state with its diff; the given state stays as it is. */
export function runPlanning(
  name: PlanningToolName,
  values: unknown,
  context: PlannerContext,
  watch: PlanWatch = {},
): PlanningOutcome {
  return withArguments(name, values, context, (args) => replan({ ...context, watch }, args))
}

function clashesOf(
  context: PlannerContext,
  { task_class_ids: named }: ToolArguments<'find_clashes'>,
): FactsOutcome<ClashData> | RefusedOutcome {
  const { state, language, now, preferences } = context
  const classIds = named ?? null
  const unknown = classIds?.find((id) => findTaskClass(state, id) === undefined)
  if (unknown === undefined)
    return findClashes(context, { classIds, scope: null, now, preferences })
  const reason = { kind: 'unknown-task', rule: 'T1' } as const
  const text = sayReplanRefusal(state, { kind: 'no-class', classId: unknown }, language)
  return { kind: 'refused', refusal: { task: 0, reason, nearest: [] }, text }
}

/** analyze_rhythm (P5): how the days with study from now on feel, day by day. */
export function analyzeRhythm(
  { state, now, language, preferences }: HealthContext,
  { day }: { day?: number | undefined },
): FactsOutcome<RhythmFacts> {
  const diagnosis = diagnose(readBoard(state, now, preferences))
  const only = day ?? null
  const data: RhythmFacts = {
    tool: 'analyze_rhythm',
    day: only,
    ...describeRhythm(diagnosis, only),
  }
  return { kind: 'facts', data, text: sayRhythm(state, data, language) }
}

export function analyzePace({ state, language }: ToolContext): FactsOutcome<PaceFacts> {
  const paces = listPaces(state)
  const overall = paceOf(workPieces(state), null, null)
  const data: PaceFacts = { tool: 'analyze_pace', paces, overall }
  return { kind: 'facts', data, text: sayPaces(data, language) }
}
