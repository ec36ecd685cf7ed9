// query_range: facts and text of one day, or of some of its periods.
import type { ToolArguments } from '../catalogue.ts'
import type { FactsOutcome, ToolContext } from '../tool-context.ts'
import { rangeFacts, type RangeFacts } from './range-facts.ts'
import { sayRange } from './say-range.ts'

export function queryRange(
  { state, now, language }: ToolContext,
  { day, slot_start: start = 1, slot_end: end }: ToolArguments<'query_range'>,
): FactsOutcome<RangeFacts> {
  const last = end ?? state.window.periods.length
  const data = rangeFacts(state, now, { day, start, end: last })
  return { kind: 'facts', data, text: sayRange(state.window, data, language) }
}
