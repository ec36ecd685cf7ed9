// analyze_rhythm (P5): how the days with study from now on feel, day by day.
import type { RhythmFacts } from '../../../shared/planner/rhythm.ts'
import type { FactsOutcome } from '../../../shared/tools/tool-context.ts'
import { sayRhythm } from '../../../shared/words/planner/say-health-rhythm.ts'
import type { HealthContext } from './analyze-health.ts'
import { readBoard } from './board.ts'
import { diagnose } from './diagnosis.ts'
import { describeRhythm } from './rhythm.ts'

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
