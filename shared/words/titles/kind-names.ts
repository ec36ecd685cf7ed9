// What a task is called by its kind and status, and its class by its strategy and subject type.
import type { Language } from '../../language.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import type { EventKind, Task, TaskStatus } from '../../schedule/task.ts'

/** An event's kind, or `study` for an item. */
export type BlockKind = EventKind | 'study'

const kindNames: Record<Language, Record<BlockKind, string>> = {
  en: { class: 'class', exam: 'exam', personal: 'appointment', study: 'study' },
  zh: { class: '课', exam: '考试', personal: '个人安排', study: '学习' },
}

const statusNames: Record<Language, Record<TaskStatus, string>> = {
  en: { existing: 'placed', suggested: 'suggested', pending: 'pending' },
  zh: { existing: '已安排', suggested: '建议中', pending: '待安排' },
}

const strategyNames: Record<Language, Record<TaskClass['strategy'], string>> = {
  en: { steady: 'steady', rapid: 'rapid' },
  zh: { steady: '均匀', rapid: '集中' },
}

const subjectTypeNames: Record<Language, Record<TaskClass['subjectType'], string>> = {
  en: {
    quantitative: 'problem solving',
    reading: 'reading',
    language: 'language work',
    memory: 'memorising',
    practical: 'practical work',
    mixed: 'mixed work',
  },
  zh: {
    quantitative: '计算推导',
    reading: '阅读',
    language: '语言',
    memory: '记忆',
    practical: '实践',
    mixed: '综合',
  },
}

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
