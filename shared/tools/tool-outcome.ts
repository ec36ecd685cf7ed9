// Defines everything that a tool can answer (T2).
import type { ScheduleDiff } from '../schedule/diff.ts'
import { describeEffect, type Effect } from '../schedule/effect.ts'
import type { ScheduleState, Moment } from '../schedule/state.ts'
import type { WriteToolName } from './catalogue.ts'
import { dayFacts, type DayFacts } from './day-facts.ts'
import type { FreeFacts } from './read/find-free.ts'
import type { TaskListFacts } from './read/list-tasks.ts'
import type { OverviewFacts } from './read/overview-facts.ts'
import type { RangeFacts } from './read/range-facts.ts'
import type { TaskInfoFacts } from './read/task-info.ts'
import type { FactsOutcome, InvalidOutcome, RefusedOutcome } from './tool-context.ts'

/** Told apart by `tool`. */
type ReadFacts = OverviewFacts | RangeFacts | FreeFacts | TaskListFacts | TaskInfoFacts

export type ChangeOutcome = {
  kind: 'change'
  /** The state after the change; the given one stays as it was. */
  state: ScheduleState
  diff: ScheduleDiff
  data: ChangeFacts
  text: string
}

export type ToolOutcome = FactsOutcome<ReadFacts> | ChangeOutcome | RefusedOutcome | InvalidOutcome

/** What a write tool did: the effect, and the touched days as they are after it. */
export type ChangeFacts = {
  tool: WriteToolName
  effect: Effect
  /** Every day that a task came to or left, by day. */
  days: DayFacts[]
}

export function changeFacts(
  tool: WriteToolName,
  before: ScheduleState,
  after: ScheduleState,
  diff: ScheduleDiff,
  now: Moment,
): ChangeFacts {
  const effect = describeEffect(before, diff)
  return { tool, effect, days: dayFacts(after, now, touchedDays(effect)) }
}

/** Every day that a task came to or left, ascending. */
export function touchedDays({ changes }: Effect): number[] {
  const days = changes.flatMap(({ from, to }) => [from, to]).flatMap((place) => place?.day ?? [])
  return [...new Set(days)].toSorted((a, b) => a - b)
}
