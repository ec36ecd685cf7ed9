// Runs one of the tools on a schedule state: arguments are parsed, then the tool answers (T1 to T4). Pure.
import { toolWords } from '../i18n/shared/tools.ts'
import type { Language } from '../language.ts'
import type { EditToolName, ScheduleToolName, ToolArguments } from './catalogue.ts'
import { withArguments } from './parse-arguments.ts'
import { findFree } from './read/find-free.ts'
import { listTasks } from './read/list-tasks.ts'
import type { ToolContext, FactsOutcome, RefusedOutcome } from './tool-context.ts'
import {
  type ToolOutcome,
  type ChangeOutcome,
  changeFacts,
  type ChangeFacts,
} from './tool-outcome.ts'
import { makeEdit } from './write/tool-edits.ts'
import { upsertTaskClass } from './write/upsert-task-class.ts'
import { overviewFacts, type OverviewFacts } from './read/overview-facts.ts'
import { sayOverview } from './read/say-overview.ts'
import { rangeFacts, type RangeFacts, type PeriodFacts } from './read/range-facts.ts'
import type { Refusal } from '../schedule/refusal.ts'
import { type Moment, type ScheduleState, findTask, type Window } from '../schedule/state.ts'
import { sayRefusal } from '../words/schedule/say-refusal.ts'
import {
  sayEventInfo,
  sayItemInfo,
  eventInfo,
  itemInfo,
  type TaskInfoFacts,
} from './read/task-info.ts'
import { applyEdit, type Edit } from '../schedule/edits.ts'
import type { EffectChange } from '../schedule/effect.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayWhereabouts } from '../words/schedule/say-change.ts'
import { sayDayInFull, sayBlock, sayFree, sayHostRoom } from './say-day-facts.ts'
import { arrange } from '../schedule/arrangement.ts'
import { isBesideRows, placeAt, placeLength, type Place } from '../schedule/place.ts'
import { sayNumberedDay } from '../time/say/say-date.ts'
import { sayClock, sayPeriods } from '../words/schedule/say-place.ts'
import { sayRun } from '../time/say/split-runs.ts'

/** A change as text for a model: each task's old and new place, the touched days, and what is still pending. */
function sayChangeFacts(window: Window, facts: ChangeFacts, language: Language): string {
  const { change: line, days, pending } = toolWords[language].changeFacts
  const sayOne = (change: EffectChange) =>
    line(
      quoteTitle(change.title, language),
      change.taskId,
      sayWhereabouts(window, change, language, 'numbered'),
    )
  return [
    ...facts.effect.changes.map(sayOne),
    days,
    ...facts.days.map((day) => sayDayInFull(window, day, language)),
    pending(facts.effect.pending.to),
  ].join('\n')
}

/** A write tool's answer: the changed state with the facts after it, or the refusal (T2, T3). */
function runEdit(
  { state, now, language }: ToolContext,
  tool: EditToolName,
  edit: Edit,
): ChangeOutcome | RefusedOutcome {
  const edited = applyEdit(state, edit, now)
  if (!edited.ok) {
    const refusal = edited.failure
    const text = sayRefusal(proposedState(state, edit), refusal, language, 'numbered')
    return { kind: 'refused', refusal, text }
  }
  const { state: after, diff } = edited.value
  const data = changeFacts(tool, state, after, diff, now)
  return {
    kind: 'change',
    state: after,
    diff,
    data,
    text: sayChangeFacts(state.window, data, language),
  }
}

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
  return (context, value) => withArguments(name, value, context, (args) => run(context, args))
}

function editWith(name: EditToolName): Runner {
  return parseThen(name, (context, args) =>
    runEdit(context, name, makeEdit(name, args, context.nextTaskId)),
  )
}

/** get_overview: facts and text of the whole window. */
function getOverview({ state, now, language }: ToolContext): FactsOutcome<OverviewFacts> {
  const data = overviewFacts(state, now)
  return { kind: 'facts', data, text: sayOverview(state.window, data, language) }
}

/** query_range: facts and text of one day, or of some of its periods. */
function queryRange(
  { state, now, language }: ToolContext,
  { day, slot_start: start = 1, slot_end: end }: ToolArguments<'query_range'>,
): FactsOutcome<RangeFacts> {
  const last = end ?? state.window.periods.length
  const data = rangeFacts(state, now, { day, start, end: last })
  return { kind: 'facts', data, text: sayRange(state.window, data, language) }
}

/** get_task_info: facts and text of one task. */
function getTaskInfo(
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

/** Only swaps and batches put several tasks elsewhere at once; for other edits it is the state itself. */
function proposedState(state: ScheduleState, edit: Edit): ScheduleState {
  const targets = targetsOf(state, edit)
  if (targets.size === 0) return state
  const { places } = arrange(state, targets)
  return {
    ...state,
    tasks: state.tasks.map((task) => {
      const place = places.get(task.id)
      return place === undefined ? task : { ...task, place }
    }),
  }
}

function targetsOf(state: ScheduleState, edit: Edit): Map<number, Place> {
  const targets = new Map<number, Place>()
  const put = (id: number, start: { day: number; start: number } | null | undefined) => {
    const place = findTask(state, id)?.place
    if (place && start) targets.set(id, placeAt(start.day, start.start, placeLength(place)))
  }
  if (edit.kind === 'swap') {
    put(edit.taskA, findTask(state, edit.taskB)?.place)
    put(edit.taskB, findTask(state, edit.taskA)?.place)
  }
  if (edit.kind === 'batch-move') for (const move of edit.moves) put(move.task, move)
  return targets
}

/** A range as text, row by row. */
function sayRange(window: Window, facts: RangeFacts, language: Language): string {
  const { head, freeRuns, host, guests, room } = toolWords[language].rangeFacts
  const lines = [
    head(sayNumberedDay(window, facts.day, language), sayPeriods(facts, language)),
    ...sayRows(window, facts, language),
    freeRuns(sayFree(facts.freeRuns, language)),
    ...facts.hosts.map(({ hostId, title, place, guestIds }) =>
      host(quoteTitle(title, language), hostId, sayPeriods(place, language), guests(guestIds)),
    ),
    ...(facts.hostRoom.length === 0 ? [] : [room(sayHostRoom(facts.hostRoom, language))]),
  ]
  return lines.join('\n')
}

/** Neighbouring periods with the same content are one row; a block's title is said once. */
function sayRows(window: Window, facts: RangeFacts, language: Language): string[] {
  const { row, again, free, over, also } = toolWords[language].rangeFacts
  const said = new Set<number>()
  const sayTask = (id: number) => {
    const block = facts.blocks.find(({ taskId }) => taskId === id)
    if (block === undefined || said.has(id)) return again(id)
    said.add(id)
    return sayBlock(block, language)
  }
  const between = facts.blocks.filter(({ place }) => isBesideRows(place))
  const cuts = new Set(between.map(({ place }) => place.start))
  const rows = groupRows(facts.periods, cuts).map(({ start, end, first }) => {
    const empty = first.hasBegun ? over : free
    const what = first.taskIds.length === 0 ? empty : first.taskIds.map(sayTask).join(also)
    const line = row(sayRun({ start, end }), sayClock(window, { start, end }) ?? '', what)
    return { start, line }
  })
  const beside = between.map((block) => ({
    start: block.place.start,
    line: `${sayPeriods(block.place, language)} ${sayTask(block.taskId)}`,
  }))
  // In front of the period behind it.
  return [...beside, ...rows].toSorted((a, b) => a.start - b.start).map(({ line }) => line)
}

function groupRows(
  periods: PeriodFacts[],
  cuts: ReadonlySet<number>,
): { start: number; end: number; first: PeriodFacts }[] {
  const rows: { start: number; end: number; first: PeriodFacts }[] = []
  for (const facts of periods) {
    const last = rows.at(-1)
    const goesOn = last !== undefined && !cuts.has(facts.period) && isSameRow(last.first, facts)
    if (goesOn) last.end = facts.period
    else rows.push({ start: facts.period, end: facts.period, first: facts })
  }
  return rows
}

function isSameRow(a: PeriodFacts, b: PeriodFacts): boolean {
  if (a.taskIds.join() !== b.taskIds.join()) return false
  return a.taskIds.length > 0 || a.hasBegun === b.hasBegun
}
