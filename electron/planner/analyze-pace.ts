// analyze_pace: how long the student's work takes against its plan, by course and kind (P6).
import { type PaceFacts, listPaces, paceOf, workPieces } from '../../shared/planner/pace.ts'
import type { FactsOutcome, ToolContext } from '../../shared/tools/tool-context.ts'
import { sayPaces } from '../../shared/planner/say/say-pace.ts'

export function analyzePace({ state, language }: ToolContext): FactsOutcome<PaceFacts> {
  const paces = listPaces(state)
  const overall = paceOf(workPieces(state), null, null)
  const data: PaceFacts = { tool: 'analyze_pace', paces, overall }
  return { kind: 'facts', data, text: sayPaces(data, language) }
}
