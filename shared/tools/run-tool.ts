// Runs one of the tools on a schedule state: arguments are parsed, then the tool answers (T1 to T4). Pure.
import type { Language } from '../language.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import type { EditToolName, ScheduleToolName, ToolArguments } from './catalogue.ts'
import { parseToolArguments } from './parse-arguments.ts'
import { findFree } from './read/find-free.ts'
import { getOverview } from './read/get-overview.ts'
import { getTaskInfo } from './read/get-task-info.ts'
import { listTasks } from './read/list-tasks.ts'
import { queryRange } from './read/query-range.ts'
import type { ToolContext } from './tool-context.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import { runEdit } from './write/run-edit.ts'
import { makeEdit } from './write/tool-edits.ts'
import { upsertTaskClass } from './write/upsert-task-class.ts'

export type { ToolOutcome } from './tool-outcome.ts'

export type ToolRequest = {
  name: ScheduleToolName
  arguments: unknown
  state: ScheduleState
  now: Moment
  language: Language
  /** The first free task id of the file (S1); absent for a state that no file holds: one above its highest. */
  nextTaskId?: number
  /** Likewise of a class. */
  nextClassId?: number
}

type RunContext = ToolContext & { nextTaskId: number; nextClassId: number }

type Runner = (context: RunContext, value: unknown) => ToolOutcome

const runners: Record<ScheduleToolName, Runner> = {
  get_overview: parseThen('get_overview', getOverview),
  query_range: parseThen('query_range', queryRange),
  find_free: parseThen('find_free', findFree),
  list_tasks: parseThen('list_tasks', listTasks),
  get_task_info: parseThen('get_task_info', getTaskInfo),
  place: editWith('place'),
  move: editWith('move'),
  swap: editWith('swap'),
  batch_move: editWith('batch_move'),
  unplace: editWith('unplace'),
  mark_task: editWith('mark_task'),
  upsert_task_class: parseThen('upsert_task_class', (context, args) =>
    upsertTaskClass(context, args, { task: context.nextTaskId, class: context.nextClassId }),
  ),
}

/** A refused or invalid call changes nothing; a change comes as a new state with its diff (T3). */
export function runScheduleTool(request: ToolRequest): ToolOutcome {
  const { name, arguments: value, state, now, language } = request
  const nextTaskId = request.nextTaskId ?? (state.tasks.at(-1)?.id ?? 0) + 1
  const nextClassId = request.nextClassId ?? (state.taskClasses.at(-1)?.id ?? 0) + 1
  return runners[name]({ state, now, language, nextTaskId, nextClassId }, value)
}

function parseThen<Name extends ScheduleToolName>(
  name: Name,
  run: (context: RunContext, args: ToolArguments<Name>) => ToolOutcome,
): Runner {
  return (context, value) => {
    const parsed = parseToolArguments(name, value, context.language, context.state.window)
    return parsed.ok ? run(context, parsed.value) : { kind: 'invalid', text: parsed.failure }
  }
}

function editWith(name: EditToolName): Runner {
  return parseThen(name, (context, args) =>
    runEdit(context, name, makeEdit(name, args, context.nextTaskId)),
  )
}
