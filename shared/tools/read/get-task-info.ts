// get_task_info: facts and text of one task.
import type { Refusal } from '../../schedule/refusal.ts'
import { findTask } from '../../schedule/state.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import type { ToolArguments } from '../catalogue.ts'
import type { FactsOutcome, RefusedOutcome, ToolContext } from '../tool-context.ts'
import { sayEventInfo, sayItemInfo } from './say-task-info.ts'
import { eventInfo, itemInfo, type TaskInfoFacts } from './task-info-facts.ts'

export function getTaskInfo(
  { state, now, language }: ToolContext,
  { task_id: id }: ToolArguments<'get_task_info'>,
): FactsOutcome<TaskInfoFacts> | RefusedOutcome {
  const task = findTask(state, id)
  if (task === undefined) {
    const refusal: Refusal = { task: id, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] }
    return { kind: 'refused', refusal, text: sayRefusal(state, refusal, language, 'numbered') }
  }
  if (task.kind === 'event') {
    const info = eventInfo(state, now, task)
    const text = sayEventInfo(state.window, info, language)
    return { kind: 'facts', data: { tool: 'get_task_info', info }, text }
  }
  const info = itemInfo(state, now, task)
  const text = sayItemInfo(state.window, info, language)
  return { kind: 'facts', data: { tool: 'get_task_info', info }, text }
}
