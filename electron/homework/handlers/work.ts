// The study work of homework (H1): made as one undoable change, and minutes worked on it as marks of its blocks (P6).
import { nextIds } from '../../../db/ids.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { RequestName, RequestOutput } from '../../../shared/contract/contract.ts'
import type { Homework } from '../../../shared/homework/homework.ts'
import { itemsOfHomework } from '../../../shared/homework/minutes.ts'
import { logWork, type LogWorkProblem } from '../../../shared/homework/log-work.ts'
import { planHomeworkEdit } from '../../../shared/homework/plan.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { applyWorkEdit, type WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { homeworkSessionTitle, homeworkWorkTitle } from '../../../shared/homework/say.ts'
import { sayMarked, sayMarkResult } from '../../../shared/words/schedule/say-mark.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import {
  sayWorkEdit,
  sayWorkProblem,
  sayWorkResult,
} from '../../../shared/words/schedule/say-work-edit.ts'
import { applyChange } from '../../session/apply-change.ts'
import {
  currentClock,
  languageOf,
  problem,
  requireIdlePlan,
  type SessionContext,
} from '../../session/context.ts'
import { homeworkProblem, requireHomework } from './homework.ts'
import type { Handler } from '../../session/handler.ts'

type Answer<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

export const planHomework: Handler<'plan-homework'> = (
  context,
  { id, classId, sessions, periods },
) => {
  const found = requireHomework(context, id)
  if (!found.ok) return found
  const homework = found.value
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  if (itemsOfHomework(state, homework.work).length > 0) return homeworkProblem(context, 'has-work')
  const language = languageOf(context)
  const { title } = homework
  const made = planHomeworkEdit(homework, state, currentClock(context).moment, {
    classId,
    sessions,
    periods,
    title: homeworkWorkTitle(title, language),
    session: (number) => homeworkSessionTitle(title, number, sessions),
  })
  if (!made.ok) return homeworkProblem(context, made.failure)
  return writeWork(context, homework, state, made.value)
}

function writeWork(
  context: SessionContext,
  homework: Homework,
  state: ScheduleState,
  edit: Extract<WorkEdit, { kind: 'class' }>,
): Answer<'plan-homework'> {
  const language = languageOf(context)
  const ids = nextIds(context.database)
  const edited = applyWorkEdit(state, edit, currentClock(context).moment, ids)
  if (!edited.ok) {
    const { failure } = edited
    const code = failure.kind === 'refused' ? failure.refusal.reason.kind : failure.kind
    return fail({ code, message: sayWorkProblem(state, failure, language) })
  }
  const { diff, classId } = edited.value
  if (classId === null) return problem(context, 'failed', 'class')
  const tasks =
    edit.classId === null ? null : edit.sessions.map((_session, index) => ids.task + index)
  const why = sayWorkEdit(state, edit, language)
  // In the same entry, so that undo and redo walk the work and its item together.
  const linked = { from: homework, to: { ...homework, work: { classId, tasks } } }
  const change = { kind: 'diff', diff, who: 'person', why, cardId: null, homework: linked } as const
  const { entryId } = applyChange(context, change)
  return succeed({ entryId, classId, summary: sayWorkResult(state, edit, language) })
}

export const workOnHomework: Handler<'work-homework'> = (context, { id, minutes, isFinished }) => {
  const found = requireHomework(context, id)
  if (!found.ok) return found
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const items = itemsOfHomework(state, found.value.work)
  if (items.length === 0) return homeworkProblem(context, 'no-work')
  const { moment: now } = currentClock(context)
  const restId = nextIds(context.database).task
  const logged = logWork(state, items, { minutes, isFinished, now, restId })
  if (!logged.ok) return refuse(context, state, logged.failure)
  const { diff, task } = logged.value
  const language = languageOf(context)
  const entry = task.log?.at(-1) ?? null
  const why = sayMarked(task.title, entry, language)
  const { entryId } = applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  context.push({ kind: 'homework' })
  const summary = sayMarkResult(task.title, entry, language)
  return succeed({ entryId, summary, taskId: task.id, restId: entry?.restId ?? null })
}

function refuse(
  context: SessionContext,
  state: ScheduleState,
  failure: LogWorkProblem,
): { ok: false; failure: Problem } {
  switch (failure.kind) {
    case 'no-open-block':
    case 'no-room':
      return homeworkProblem(context, failure.kind)
    case 'refused': {
      const message = sayRefusal(state, failure.refusal, languageOf(context), 'person')
      return fail({ code: failure.refusal.reason.kind, message })
    }
    default:
      return assertNever(failure)
  }
}
