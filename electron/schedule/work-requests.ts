// Study work by form (U8): one pure edit, one transaction, one entry of history, undoable.
import { nextIds } from '../../db/ids.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { RequestOutput } from '../../shared/contract/contract.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { diffStates } from '../../shared/schedule/diff.ts'
import { applyEdit } from '../../shared/schedule/edits.ts'
import { sayRefusal } from '../../shared/words/schedule/say-refusal.ts'
import { applyWorkEdit, type WorkEdit } from '../../shared/schedule/work/work-edit.ts'
import {
  sayWorkEdit,
  sayWorkProblem,
  sayWorkResult,
} from '../../shared/words/schedule/say-work-edit.ts'
import {
  copyToCourse,
  planningPreferencesSchema,
} from '../../shared/planner/planning-preferences.ts'
import { cleanEdit } from '../text/clean-edit.ts'
import { cleanText } from '../text/clean-text.ts'
import { applyChange } from '../session/apply-change.ts'
import {
  currentClock,
  languageOf,
  problem,
  requireIdlePlan,
  type SessionContext,
} from '../session/context.ts'
import { sayMissing } from '../session/say-bad-input.ts'
import { sayReason } from '../session/problem-words.ts'
import { studentProfileSchema } from '../../shared/agent/student-profile.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import { setPreferences } from '../settings/preference-requests.ts'
import type { Handler } from '../session/handler.ts'

/** The form for new work: `sessions` sessions of equal length, numbered. */
export const addStudy: Handler<'add-study'> = (context, typed) => {
  const course = cleanText(typed.course)
  if (course === '') return fail(sayMissing('course', languageOf(context)))
  const title = cleanText(typed.title ?? '') || course
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { window } = planned.value.state
  const { strategy, excludedWeekdays, periods } = typed
  const fromDay = dateToDay(window, typed.from)
  const toDay = dateToDay(window, typed.to)
  if (fromDay === null || toDay === null || toDay < fromDay) return problem(context, 'bad-range')
  if (periods > window.periods.length) return problem(context, 'bad-range')
  const edit: WorkEdit = {
    kind: 'class',
    classId: null,
    fields: { title, course, strategy, fromDay, toDay, excludedWeekdays },
    sessions: Array.from({ length: typed.sessions }, (_, index) => ({
      title: `${title} ${index + 1}`,
      periods,
    })),
  }
  const why = sayReason('add-study', languageOf(context), course)
  const written = writeEdit(context, edit, () => why, typed.at)
  if (!written.ok) return written
  const { classId } = written.value
  return classId === null ? problem(context, 'failed', 'class') : succeed({ classId })
}

/** A refused edit changes nothing; its code is the kind of what stands in the way. */
export const editWork: Handler<'edit-work'> = (context, { edit: typed }) => {
  const edit = cleanEdit(typed)
  if (edit === null) return fail(sayMissing('title', languageOf(context)))
  const written = writeEdit(context, edit, sayWorkEdit)
  if (written.ok && edit.kind === 'rename-course') followCourse(context, edit)
  return written
}

function writeEdit(
  context: SessionContext,
  edit: WorkEdit,
  sayWhy: typeof sayWorkEdit,
  /** For the first session that it adds. */
  at?: { day: number; start: number },
): Result<RequestOutput<'edit-work'>, Problem> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const language = languageOf(context)
  const ids = nextIds(context.database)
  const { moment } = currentClock(context)
  const edited = applyWorkEdit(state, edit, moment, ids)
  if (!edited.ok) {
    const { failure } = edited
    const code = failure.kind === 'refused' ? failure.refusal.reason.kind : failure.kind
    return fail({ code, message: sayWorkProblem(state, failure, language) })
  }
  const { classId } = edited.value
  let { diff } = edited.value
  if (at !== undefined) {
    const { state: after } = edited.value
    const placed = applyEdit(after, { kind: 'place', task: ids.task, ...at }, moment)
    if (!placed.ok) {
      const message = sayRefusal(after, placed.failure, language, 'person')
      return fail({ code: placed.failure.reason.kind, message })
    }
    diff = diffStates(state, placed.value.state)
  }
  const why = sayWhy(state, edit, language)
  const { entryId } = applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  return succeed({ entryId, summary: sayWorkResult(state, edit, language), classId })
}

/** The old name keeps what it had: undo gives the course back to it. Nothing changes where nothing was said. */
function followCourse(
  context: SessionContext,
  { course, name, joins }: Extract<WorkEdit, { kind: 'rename-course' }>,
): void {
  const { planning, standing } = context.preferences
  const parts = copyToCourse(planning.preferredParts, course, name)
  const portraits = copyToCourse(standing.courses, course, name)
  const wished: Partial<Pick<Preferences, 'planning' | 'standing' | 'shortNames'>> = {}
  // What would become too long stays as it is, under the old name.
  const habits = planningPreferencesSchema.safeParse({ ...planning, preferredParts: parts })
  if (parts !== null && habits.success) wished.planning = habits.data
  const words = studentProfileSchema.safeParse({ ...standing, courses: portraits })
  if (portraits !== null && words.success) wished.standing = words.data
  const names = copyToCourse(context.preferences.shortNames, course, name)
  // A course that is joined has its own already.
  if (names !== null && joins !== true) wished.shortNames = names
  if (Object.keys(wished).length > 0) setPreferences(context, wished)
}
