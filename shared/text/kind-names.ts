// What a task is called by its kind and status, and its class by its strategy and subject type.
import { sharedNameWords } from '../i18n/shared/names.ts'
import type { Language } from '../language.ts'
import type { TaskClass } from '../schedule/task-class.ts'
import type { EventKind, Task, TaskStatus } from '../schedule/task.ts'

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
