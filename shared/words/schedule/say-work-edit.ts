// Says what a person did to their study work, as history keeps it and as a line tells it, and why it can't be so (U8).
import { sayLength, sayLengthAgain } from './say-length.ts'
import { scheduleWords } from '../../i18n/core/schedule.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { findTask, findTaskClass, itemsOfClass, type ScheduleState } from '../../schedule/state.ts'
import type { WorkProblem } from '../../schedule/work/change-session.ts'
import type { WorkEdit } from '../../schedule/work/work-edit.ts'
import { joinWords } from '../../text/join-words.ts'
import { nameTaskPlainly } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { clampDay, sayDay } from '../../time/say/say-date.ts'
import { sayRefusal } from './say-refusal.ts'

/** `before` is the schedule as it was; the edit is one that it allows. */
export function sayWorkEdit(before: ScheduleState, edit: WorkEdit, language: Language): string {
  const say = scheduleWords[language].workEdit
  const quote = (title: string) => quoteTitle(title, language)
  const name = (id: number) => nameTaskPlainly(before, id, language)
  switch (edit.kind) {
    case 'class':
      return sayClassEdit(before, edit, language)
    case 'session': {
      const { task, title, periods } = edit
      const old = findTask(before, task)
      const isTitled = title !== undefined && title !== old?.title
      const isResized = periods !== undefined && old?.kind === 'item' && old.duration !== periods
      return [
        ...(isTitled ? [say.retitled(name(task), quote(title))] : []),
        ...(isResized
          ? [say.resized(name(task), sayLength(periods, before.window, language))]
          : []),
      ].join(say.and)
    }
    case 'remove-session':
      return say.removed(name(edit.task))
    case 'reorder':
      return say.reordered(name(edit.task), rankWithin(before, edit))
    case 'delete-class': {
      const sessions = itemsOfClass(before, edit.classId).length
      return say.deleted(
        quote(titleOf(before, edit.classId)),
        sayCount(sessions, 'session', language),
      )
    }
    case 'rename-course':
      return (edit.joins === true ? say.joined : say.renamed)(quote(edit.course), quote(edit.name))
    default:
      return assertNever(edit)
  }
}

/** The same as a whole sentence. */
export function sayWorkResult(before: ScheduleState, edit: WorkEdit, language: Language): string {
  return sayWorkEdit(before, edit, language) + scheduleWords[language].workEdit.stop
}

function sayClassEdit(
  before: ScheduleState,
  { classId, fields, periods, sessions }: Extract<WorkEdit, { kind: 'class' }>,
  language: Language,
): string {
  const say = scheduleWords[language].workEdit
  const old = classId === null ? '' : titleOf(before, classId)
  const title = quoteTitle(fields.title ?? (old === '' ? (fields.course ?? '') : old), language)
  const added = sayCount(sessions.length, 'session', language)
  if (classId === null) return say.madeClass(title, added)
  const isChanged = periods !== undefined || Object.keys(fields).length > 0
  return [
    ...(isChanged ? [say.changedClass(title)] : []),
    ...(sessions.length > 0 ? [say.added(title, added)] : []),
  ].join(say.and)
}

/** The last place is as far as any goes. */
function rankWithin(
  before: ScheduleState,
  { task: id, rank }: Extract<WorkEdit, { kind: 'reorder' }>,
): number {
  const item = findTask(before, id)
  if (item?.kind !== 'item') return rank
  return Math.min(rank, itemsOfClass(before, item.classId).length)
}

function titleOf(state: ScheduleState, classId: number): string {
  return findTaskClass(state, classId)?.title ?? ''
}

export function sayWorkProblem(
  state: ScheduleState,
  problem: WorkProblem,
  language: Language,
): string {
  const say = scheduleWords[language].workEditProblems
  const name = (id: number) => nameTaskPlainly(state, id, language)
  const names = (ids: readonly number[]) => joinWords(ids.map(name), language)
  const dayOf = (day: number) => sayDay(state.window, clampDay(state.window, day), language)
  switch (problem.kind) {
    case 'unknown-class':
      return say.unknownClass
    case 'incomplete':
      return problem.missing.map((part) => say.incomplete[part]).join(' ')
    case 'backwards':
      return say.backwards(dayOf(problem.fromDay), dayOf(problem.toDay))
    case 'in-the-way':
      return say.inTheWay(names(problem.taskIds))
    case 'no-change':
      return say.noChange
    case 'refused':
      return sayRefusal(state, problem.refusal, language, 'person')
    case 'rest':
      return say.rest(name(problem.task), name(problem.of))
    case 'placed':
      return say.placed(name(problem.task))
    case 'pinned':
      return say.pinned(names(problem.taskIds))
    case 'too-long':
      return say.tooLong(
        sayLength(problem.periods, state.window, language),
        sayLengthAgain(problem.most, state.window, language),
      )
    case 'unknown-course':
      return say.unknownCourse(quoteTitle(problem.course, language))
    case 'course-exists':
      return say.courseExists(quoteTitle(problem.course, language))
    default:
      return assertNever(problem)
  }
}
