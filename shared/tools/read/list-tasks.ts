// list_tasks: tasks with their places, filtered by category and status.
import { toolWords } from '../../i18n/shared/tools.ts'
import type { Language } from '../../language.ts'
import { comparePlaces } from '../../schedule/place.ts'
import { findTaskClass, type ScheduleState, type Window } from '../../schedule/state.ts'
import { eventKinds, type EventTask, type ItemTask, type Task } from '../../schedule/task.ts'
import { kindName, statusName } from '../../text/name-task.ts'
import { joinWords } from '../../text/join-words.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDayNumber } from '../../time/say/say-date.ts'
import { sayPeriods, sayPlace } from '../../words/schedule/say-place.ts'
import type { ToolArguments } from '../catalogue.ts'
import type { FactsOutcome, ToolContext } from '../tool-context.ts'

export type TaskListFacts = {
  tool: 'list_tasks'
  /** As it was asked for; null when all are wanted. */
  category: string | null
  status: NonNullable<ToolArguments<'list_tasks'>['status']>
  /** Placed ones in time order, then pending ones by class and order. */
  tasks: Task[]
  /** The categories that there are, when the one asked for has no task at all; else empty. */
  knownCategories: string[]
}

export function listTasks(
  { state, language }: ToolContext,
  { category = '', status = 'all' }: ToolArguments<'list_tasks'>,
): FactsOutcome<TaskListFacts> {
  const wanted = fold(category)
  const ofCategory = state.tasks.filter(
    (task) => wanted === '' || categoriesOf(state, task).some((each) => fold(each) === wanted),
  )
  const data: TaskListFacts = {
    tool: 'list_tasks',
    category: wanted === '' ? null : category,
    status,
    tasks: ofCategory
      .filter((task) => status === 'all' || statusOf(task) === status)
      .toSorted(byTimeThenOrder),
    knownCategories: ofCategory.length === 0 && wanted !== '' ? listCategories(state) : [],
  }
  return { kind: 'facts', data, text: sayTaskList(state, data, language) }
}

function fold(words: string): string {
  return words.normalize('NFKC').trim().toLowerCase()
}

function statusOf(task: Task): ItemTask['status'] {
  return task.kind === 'event' ? 'existing' : task.status
}

/** The words that a task is filed under: its kind, its course, and the title of its class or of the event. */
function categoriesOf(state: ScheduleState, task: Task): string[] {
  if (task.kind === 'event') return [task.eventKind, task.course, task.title].filter(Boolean)
  const taskClass = findTaskClass(state, task.classId)
  return taskClass === undefined ? [] : [taskClass.course, taskClass.title].filter(Boolean)
}

function listCategories(state: ScheduleState): string[] {
  const named = state.tasks.flatMap((task) => categoriesOf(state, task))
  const kinds = eventKinds.filter((kind) => named.includes(kind))
  return [...new Set([...kinds, ...named])]
}

/** Placed ones in time order, then pending ones by class and order. */
export function byTimeThenOrder(a: Task, b: Task): number {
  if (a.place !== null && b.place !== null) return comparePlaces(a.place, b.place) || a.id - b.id
  if (a.place !== null || b.place !== null) return a.place === null ? 1 : -1
  if (a.kind !== 'item' || b.kind !== 'item') return a.id - b.id
  return a.classId - b.classId || a.order - b.order
}

function sayTaskList(state: ScheduleState, facts: TaskListFacts, language: Language): string {
  const { none, unknown } = toolWords[language].listTasks
  if (facts.knownCategories.length > 0) {
    const known = facts.knownCategories.map((each) => quoteTitle(each, language))
    return unknown(quoteTitle(facts.category ?? '', language), joinWords(known, language))
  }
  if (facts.tasks.length === 0) return none
  const events = facts.tasks.filter((task) => task.kind === 'event')
  const items = facts.tasks.filter((task) => task.kind === 'item')
  return [
    ...Map.groupBy(events, ({ series }) => series)
      .values()
      .map((occurrences) => saySeries(occurrences, language)),
    ...Map.groupBy(items, ({ classId }) => classId)
      .entries()
      .map(([classId, ofClass]) => sayClassItems(state, classId, ofClass, language)),
  ].join('\n')
}

function saySeries(occurrences: EventTask[], language: Language): string {
  const { series, occurrence } = toolWords[language].listTasks
  const [first] = occurrences
  if (first === undefined) return ''
  return series(
    quoteTitle(first.title, language),
    kindName(first.eventKind, language),
    occurrences.map(({ id, place }) =>
      occurrence(id, sayDayNumber(place.day, language), sayPeriods(place, language)),
    ),
  )
}

function sayClassItems(
  state: ScheduleState,
  classId: number,
  items: ItemTask[],
  language: Language,
): string {
  const title = findTaskClass(state, classId)?.title ?? ''
  const lines = items.map((item) => sayItem(state.window, item, language))
  return toolWords[language].listTasks.taskClass(quoteTitle(title, language), lines)
}

function sayItem(window: Window, item: ItemTask, language: Language): string {
  const { item: placed, pending, inHost } = toolWords[language].listTasks
  const title = quoteTitle(item.title, language)
  const status = statusName(item.status, language)
  if (item.place === null) return pending(item.id, title, status, item.duration)
  const place = sayPlace(window, item.place, language, 'numbered')
  return placed(item.id, title, status, place, item.hostId === null ? '' : inHost(item.hostId))
}
