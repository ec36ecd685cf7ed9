// A task class before anything is said of it: middling, steady, without limits of its own.
import type { TaskClass } from '../task-class.ts'

type ClassHead = Pick<TaskClass, 'id' | 'title' | 'course' | 'fromDay' | 'toDay'>

export function plainClass(told: ClassHead, known: Partial<TaskClass> = {}): TaskClass {
  // In the order of the schema, which is that of every written class.
  return {
    kind: 'class',
    id: told.id,
    title: told.title,
    course: told.course,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    fromDay: told.fromDay,
    toDay: told.toDay,
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
    ...known,
  }
}
