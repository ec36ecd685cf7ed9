// The person's own changes: undo, redo, and study work typed into the form.
import { historyHeads } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import type { RequestInput } from '../../shared/request-inputs.ts'
import { succeed } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { emptyDiff, recordKey, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { pendingItem, type ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { cleanText } from '../exchange/clean-text.ts'
import { applyChange } from './apply-change.ts'
import { languageOf, problem, requireIdlePlan, type SessionContext } from './context.ts'
import { sayReason } from './words.ts'

export function undo(context: SessionContext) {
  return walkHistory(context, 'undo')
}

export function redo(context: SessionContext) {
  return walkHistory(context, 'redo')
}

function walkHistory(context: SessionContext, direction: 'undo' | 'redo') {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const entry = historyHeads(context.database)[direction]
  if (entry === null) {
    return problem(context, direction === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo')
  }
  const { entryId } = applyChange(context, { kind: direction, entryId: entry.id })
  return succeed({ entryId, summary: entry.why })
}

export function addStudy(context: SessionContext, typed: RequestInput<'add-study'>) {
  const course = cleanText(typed.course)
  if (course === '') return problem(context, 'bad-input', 'course')
  const input = { ...typed, course, title: cleanText(typed.title ?? '') || course }
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { window } = planned.value.state
  const fromDay = dateToDay(window, input.from)
  const toDay = dateToDay(window, input.to)
  if (fromDay === null || toDay === null || toDay < fromDay) return problem(context, 'bad-range')
  if (input.periods > window.periods.length) return problem(context, 'bad-range')
  const ids = nextIds(context.database)
  const taskClass = studyClass(ids.class, input, fromDay, toDay)
  const diff = withRecords([taskClass, ...studyItems(taskClass, ids.task, input)])
  const why = sayReason('add-study', languageOf(context), input.course)
  applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  return succeed({ classId: taskClass.id })
}

type StudyWish = RequestInput<'add-study'> & { title: string }

function studyClass(id: number, input: StudyWish, fromDay: number, toDay: number): TaskClass {
  return {
    kind: 'class',
    id,
    title: input.title,
    course: input.course,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: input.strategy,
    fromDay,
    toDay,
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: input.excludedWeekdays,
    priority: 3,
  }
}

function studyItems(taskClass: TaskClass, firstId: number, input: StudyWish): ItemTask[] {
  return Array.from({ length: input.sessions }, (_, index) =>
    pendingItem({
      id: firstId + index,
      classId: taskClass.id,
      order: index + 1,
      title: `${taskClass.title} ${index + 1}`,
      duration: input.periods,
    }),
  )
}

function withRecords(records: (TaskClass | ItemTask)[]): ScheduleDiff {
  const added = Object.fromEntries(records.map((record) => [recordKey(record), record]))
  return { ...emptyDiff(), added }
}
