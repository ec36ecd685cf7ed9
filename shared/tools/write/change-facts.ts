// What a write tool did: the effect, and the touched days as they are after it.
import type { ScheduleDiff } from '../../schedule/diff.ts'
import { describeEffect, type Effect } from '../../schedule/effect.ts'
import type { Moment, ScheduleState } from '../../schedule/state.ts'
import type { WriteToolName } from '../catalogue.ts'
import { dayFacts, type DayFacts } from '../day-facts.ts'

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
  const touched = effect.changes.flatMap(({ from, to }) => [from?.day ?? [], to?.day ?? []].flat())
  const days = [...new Set(touched)].toSorted((a, b) => a - b)
  return { tool, effect, days: dayFacts(after, now, days) }
}
