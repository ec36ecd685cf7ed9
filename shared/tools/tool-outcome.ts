// Defines everything that a tool can answer (T2).
import type { ScheduleDiff } from '../schedule/diff.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { FreeFacts } from './read/find-free.ts'
import type { OverviewFacts } from './read/overview-facts.ts'
import type { RangeFacts } from './read/range-facts.ts'
import type { TaskInfoFacts } from './read/task-info.ts'
import type { TaskListFacts } from './read/list-tasks.ts'
import type { FactsOutcome, RefusedOutcome } from './tool-context.ts'
import type { ChangeFacts } from './write/change-facts.ts'

/** Told apart by `tool`. */
export type ReadFacts = OverviewFacts | RangeFacts | FreeFacts | TaskListFacts | TaskInfoFacts

export type ChangeOutcome = {
  kind: 'change'
  /** The state after the change; the given one stays as it was. */
  state: ScheduleState
  diff: ScheduleDiff
  data: ChangeFacts
  text: string
}

/** The arguments themselves are wrong; the text says what is allowed (T1). */
export type InvalidOutcome = { kind: 'invalid'; text: string }

export type ToolOutcome = FactsOutcome<ReadFacts> | ChangeOutcome | RefusedOutcome | InvalidOutcome
