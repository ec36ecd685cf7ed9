// All scenarios, each in English and in Chinese.
import { changes } from './scenarios/changes.ts'
import { planning } from './scenarios/planning.ts'
import { talks } from './scenarios/talk.ts'
import { workLimits } from './scenarios/work-limits.ts'
import { works } from './scenarios/work.ts'
import type { Scenario } from './scenario.ts'

export const scenarios: readonly Scenario[] = [
  ...planning,
  ...changes,
  ...talks,
  ...works,
  ...workLimits,
]
