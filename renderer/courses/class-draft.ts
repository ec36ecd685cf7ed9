// The form for a body of work: its limits as they are typed, what is wrong with them, and the edit they end in.
import { dateToDay } from '../../shared/schedule/calendar.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { WorkEdit } from '../../shared/schedule/work/work-edit.ts'

/** Dates as the fields hold them; a budget of NaN is none. */
export type ClassDraft = Pick<
  TaskClass,
  | 'title'
  | 'course'
  | 'subjectType'
  | 'strategy'
  | 'mayEmbed'
  | 'difficulty'
  | 'intensity'
  | 'priority'
  | 'excludedWeekdays'
  | 'excludedPeriods'
> & { from: string; to: string; budget: number }

export type DraftProblem = 'range' | 'days' | 'periods'

/** Days outside the term are shown as its first or last. */
export function draftOfClass(taskClass: TaskClass, { days }: Window): ClassDraft {
  const dateOf = (day: number) => days[Math.min(Math.max(day, 1), days.length) - 1]?.date ?? ''
  const { title, course, subjectType, strategy, mayEmbed, difficulty, intensity, priority } =
    taskClass
  return {
    title,
    course,
    subjectType,
    strategy,
    mayEmbed,
    difficulty,
    intensity,
    priority,
    excludedWeekdays: taskClass.excludedWeekdays,
    excludedPeriods: taskClass.excludedPeriods,
    from: dateOf(taskClass.fromDay),
    to: dateOf(taskClass.toDay),
    budget: taskClass.slotBudget ?? Number.NaN,
  }
}

export function findDraftProblem(draft: ClassDraft, { periods }: Window): DraftProblem | null {
  if (draft.from > draft.to) return 'range'
  if (draft.excludedWeekdays.length === 7) return 'days'
  return draft.excludedPeriods.length >= periods.length ? 'periods' : null
}

/** Names only what the person changed: a day that lies outside the term stays there unless its date is another. */
export function editOfDraft(
  before: TaskClass,
  draft: ClassDraft,
  window: Window,
): Extract<WorkEdit, { kind: 'class' }> {
  const shown = draftOfClass(before, window)
  const { from, to, budget, ...plain } = draft
  const fields: Extract<WorkEdit, { kind: 'class' }>['fields'] = {
    ...changedParts(shown, {
      ...plain,
      title: draft.title.trim(),
      course: draft.course.trim(),
    }),
    ...(from === shown.from ? {} : { fromDay: dateToDay(window, from) ?? before.fromDay }),
    ...(to === shown.to ? {} : { toDay: dateToDay(window, to) ?? before.toDay }),
    ...(Object.is(budget, shown.budget)
      ? {}
      : { slotBudget: Number.isNaN(budget) ? null : budget }),
  }
  return { kind: 'class', classId: before.id, fields, sessions: [] }
}

type Plain = Omit<ClassDraft, 'from' | 'to' | 'budget'>

function changedParts(before: Plain, after: Plain): Partial<Plain> {
  const isChanged = (name: keyof Plain) => String(before[name]) !== String(after[name])
  return {
    ...(isChanged('title') ? { title: after.title } : {}),
    ...(isChanged('course') ? { course: after.course } : {}),
    ...(isChanged('subjectType') ? { subjectType: after.subjectType } : {}),
    ...(isChanged('strategy') ? { strategy: after.strategy } : {}),
    ...(isChanged('mayEmbed') ? { mayEmbed: after.mayEmbed } : {}),
    ...(isChanged('difficulty') ? { difficulty: after.difficulty } : {}),
    ...(isChanged('intensity') ? { intensity: after.intensity } : {}),
    ...(isChanged('priority') ? { priority: after.priority } : {}),
    ...(isChanged('excludedWeekdays') ? { excludedWeekdays: after.excludedWeekdays } : {}),
    ...(isChanged('excludedPeriods') ? { excludedPeriods: after.excludedPeriods } : {}),
  }
}
