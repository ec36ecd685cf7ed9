// Runs the tools that the planner answers: what it says about a schedule, and the re-plan. The agent and the terminal ask here.
import type { PlacementScope } from '../../shared/agent/card.ts'
import type { ClashData } from '../../shared/planner/clash.ts'
import type { ExplanationData } from '../../shared/planner/explanation.ts'
import type { HealthFacts } from '../../shared/planner/health.ts'
import { type PaceFacts, listPaces, paceOf, workPieces } from '../../shared/planner/pace.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { RhythmFacts } from '../../shared/planner/rhythm.ts'
import { findTaskClass } from '../../shared/schedule/state.ts'
import type {
  AnalysisToolName,
  PlanningToolName,
  ToolArguments,
} from '../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../shared/tools/parse-arguments.ts'
import type { FactsOutcome, RefusedOutcome, ToolContext } from '../../shared/tools/tool-context.ts'
import type { InvalidOutcome } from '../../shared/tools/tool-outcome.ts'
import { findClashes } from './clash/find-clash.ts'
import { sayReplanRefusal } from '../../shared/planner/say/say-replan.ts'
import type { PlanWatch } from './engine/search-plan.ts'
import { explainPolicy, explainTask } from './explain/explain-task.ts'
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

type Runner = (context: PlannerContext, value: unknown) => AnalysisOutcome

const analyses: Record<AnalysisToolName, Runner> = {
  explain_task: parseThen('explain_task', (context, args) =>
    explainTask(context, args, explainPolicy(context.now, context.preferences)),
  ),
  analyze_health: parseThen('analyze_health', analyzeHealth),
  analyze_rhythm: parseThen('analyze_rhythm', analyzeRhythm),
  find_clashes: parseThen('find_clashes', (context, args) => {
    const { state, now, preferences } = context
    const classIds = args.task_class_ids ?? null
    const unknown = classIds?.find((id) => findTaskClass(state, id) === undefined)
    if (unknown !== undefined) return refuseClass(context, unknown)
    return findClashes(context, args, { classIds, scope: null, now, preferences })
  }),
  analyze_pace: parseThen('analyze_pace', analyzePace),
}

function refuseClass({ state, language }: PlannerContext, classId: number): RefusedOutcome {
  const reason = { kind: 'unknown-task', rule: 'T1' } as const
  const text = sayReplanRefusal(state, { kind: 'no-class', classId }, language)
  return { kind: 'refused', refusal: { task: 0, reason, nearest: [] }, text }
}

/** Nothing is changed by asking. */
export function runAnalysis(
  name: AnalysisToolName,
  value: unknown,
  context: PlannerContext,
): AnalysisOutcome {
  return analyses[name](context, value)
}

/** The change as a new state with its diff; the given state stays as it is. */
export function runPlanning(
  name: PlanningToolName,
  value: unknown,
  context: PlannerContext,
  watch: PlanWatch = {},
): PlanningOutcome {
  const parsed = parseToolArguments(name, value, context.language, context.state.window)
  return parsed.ok
    ? replan({ ...context, watch }, parsed.value)
    : { kind: 'invalid', text: parsed.failure }
}

function parseThen<Name extends AnalysisToolName>(
  name: Name,
  run: (
    context: PlannerContext,
    args: ToolArguments<Name>,
  ) => FactsOutcome<PlannerFacts> | RefusedOutcome,
): Runner {
  return (context, value) => {
    const parsed = parseToolArguments(name, value, context.language, context.state.window)
    return parsed.ok ? run(context, parsed.value) : { kind: 'invalid', text: parsed.failure }
  }
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
