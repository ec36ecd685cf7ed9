// Writes a task's name in running text: its quoted title and its id.
import { sharedNameWords } from '../i18n/shared/names.ts'
import type { Language } from '../language.ts'
import { findTask, type ScheduleState } from '../schedule/state.ts'
import type { TaskClass } from '../schedule/task-class.ts'
import type { EventKind, Task, TaskStatus } from '../schedule/task.ts'
import { quoteTitle } from './quote-title.ts'

/** The same for a person, to whom ids say nothing. */
export function nameTaskPlainly(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return sharedNameWords[language].goneTask
  const title = quoteTitle(task.title, language)
  return details.length === 0 ? title : sharedNameWords[language].taskNames.named(title, details)
}

/** `“Linear algebra” (#12)`, or with a detail `“Linear algebra” (#12, periods 3–4)`; an unknown id stands alone. */
export function nameTask(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return sharedNameWords[language].taskNames.unknown(id)
  return sharedNameWords[language].taskNames.named(quoteTitle(task.title, language), [
    `#${id}`,
    ...details,
  ])
}

// What a task is called by its kind and status, and its class by its strategy and subject type.

/** An event's kind, or `study` for an item. */
export type BlockKind = EventKind | 'study'

export function blockKindOf(task: Task): BlockKind {
  return task.kind === 'event' ? task.eventKind : 'study'
}

export function kindName(kind: BlockKind, language: Language): string {
  return sharedNameWords[language].kindNames[kind]
}

export function statusName(status: TaskStatus, language: Language): string {
  return sharedNameWords[language].statusNames[status]
}

export function strategyName(strategy: TaskClass['strategy'], language: Language): string {
  return sharedNameWords[language].strategyNames[strategy]
}

export function subjectTypeName(type: TaskClass['subjectType'], language: Language): string {
  return sharedNameWords[language].subjectTypeNames[type]
}
