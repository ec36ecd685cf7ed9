// get_overview: facts and text of the whole window.
import type { FactsOutcome, ToolContext } from '../tool-context.ts'
import { overviewFacts, type OverviewFacts } from './overview-facts.ts'
import { sayOverview } from './say-overview.ts'

export function getOverview({ state, now, language }: ToolContext): FactsOutcome<OverviewFacts> {
  const data = overviewFacts(state, now)
  return { kind: 'facts', data, text: sayOverview(state.window, data, language) }
}
