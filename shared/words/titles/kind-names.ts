// What a task is called by its kind and status, and its class by its strategy and subject type.
import * as en from '../../i18n/en/titles/kind-names.ts'
import * as zh from '../../i18n/zh/titles/kind-names.ts'
import type { Language } from '../../language.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import type { EventKind, Task, TaskStatus } from '../../schedule/task.ts'

/** An event's kind, or `study` for an item. */
export type BlockKind = EventKind | 'study'

const kindNames = { en: en.kindNames, zh: zh.kindNames }

const statusNames = { en: en.statusNames, zh: zh.statusNames }

const strategyNames = { en: en.strategyNames, zh: zh.strategyNames }

const subjectTypeNames = { en: en.subjectTypeNames, zh: zh.subjectTypeNames }

export function blockKindOf(task: Task): BlockKind {
  return task.kind === 'event' ? task.eventKind : 'study'
}

export function kindName(kind: BlockKind, language: Language): string {
  return kindNames[language][kind]
}

export function statusName(status: TaskStatus, language: Language): string {
  return statusNames[language][status]
}

export function strategyName(strategy: TaskClass['strategy'], language: Language): string {
  return strategyNames[language][strategy]
}

export function subjectTypeName(type: TaskClass['subjectType'], language: Language): string {
  return subjectTypeNames[language][type]
}
