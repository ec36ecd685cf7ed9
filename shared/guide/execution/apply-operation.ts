// Applies one operation of an execution document on a schedule and a standing context: pure, through the edits that everything uses.
import { assertNever } from '../../assert-never.ts'
import { changePortraits, walkProfile } from '../../agent/profile-change.ts'
import { fail, succeed } from '../../result.ts'
import { applyEdit } from '../../schedule/edits.ts'
import { applyDiff } from '../../schedule/diff.ts'
import { hasBegun } from '../../schedule/legality.ts'
import { checkFreedom } from '../../schedule/legality/freedom.ts'
import { placeAt } from '../../schedule/place.ts'
import { findEvent, findTask, findTaskClass } from '../../schedule/state.ts'
import type { EventTask } from '../../schedule/task.ts'
import { changeSession, removeSession } from '../../schedule/work/change-session.ts'
import { applyWorkEdit } from '../../schedule/work/work-edit.ts'
import type { CalendarOperation } from '../../agent/document-operations.ts'
import type { ExecutionOperation } from '../../agent/execution-doc.ts'
import { applyEvents } from '../../timetable/apply-events.ts'
import { applyWindowOperation } from './apply-window-operation.ts'
import type { Applied, Applying } from './applying.ts'

export type PlainOperation = Exclude<
  ExecutionOperation,
  { operation: 'replan' | 'plan_recalls' | 'add_homework' | CalendarOperation['operation'] }
>

/** What is so already is no problem: the other operations may still have something to do. */
export function applyOperation(before: Applying, operation: PlainOperation): Applied {
  switch (operation.operation) {
    case 'upsert_task_class':
      return upsert(before, operation)
    case 'update_items':
      return updateItems(before, operation)
    case 'add_item': {
      const { item } = operation.changes
      const classId = operation.taskId ?? before.madeClass
      if (classId === null) return fail({ kind: 'no-class' })
      return editClass(before, { classId, fields: {}, items: [item] })
    }
    case 'update_profile':
      return updateProfile(before, operation)
    case 'update_calendar':
      return updateCalendar(before, operation)
    case 'pin_blocks':
    case 'edit_work':
    case 'set_preferences':
      return applyWindowOperation(before, operation)
    default:
      return assertNever(operation)
  }
}

type Of<Name extends PlainOperation['operation']> = Extract<PlainOperation, { operation: Name }>

type ClassEdit = {
  classId: number | null
  fields: Of<'upsert_task_class'>['changes']['fields']
  items: readonly { title: string; duration: number }[]
}

function upsert(before: Applying, { taskId, changes }: Of<'upsert_task_class'>): Applied {
  const { fields, items } = changes
  const last = before.state.window.days.length
  if ((fields.fromDay ?? 1) > last || (fields.toDay ?? 1) > last)
    return fail({ kind: 'outside-term' })
  return editClass(before, { classId: taskId, fields, items })
}

function editClass(before: Applying, { classId, fields, items }: ClassEdit): Applied {
  const { state, ids, now } = before
  const sessions = items.map(({ title, duration }) => ({ title, periods: duration }))
  const edited = applyWorkEdit(state, { kind: 'class', classId, fields, sessions }, now, ids)
  if (edited.ok) {
    const made = classId === null ? 1 : 0
    return succeed({
      ...before,
      state: edited.value.state,
      ids: { ...ids, task: ids.task + items.length, class: ids.class + made },
      madeClass: classId === null ? edited.value.classId : before.madeClass,
    })
  }
  const problem = edited.failure
  if (problem.kind === 'no-change') return succeed(before)
  const freed = problem.kind === 'in-the-way' ? release(before, problem.taskIds) : null
  return freed === null
    ? fail({ kind: 'work', problem, state })
    : editClass(freed, { classId, fields, items })
}

/** Null where one of them has to stay, or none is in the week. */
function release(before: Applying, taskIds: readonly number[]): Applying | null {
  if (!before.mayRelease || taskIds.length === 0) return null
  let { state } = before
  for (const task of taskIds) {
    const left = applyEdit(state, { kind: 'unplace', task }, before.now)
    if (!left.ok) return null
    state = left.value.state
  }
  return { ...before, state, released: [...before.released, ...taskIds] }
}

function updateItems(before: Applying, { changes }: Of<'update_items'>): Applied {
  let now = before
  for (const change of changes.items) {
    const changed = changeItem(now, change)
    if (!changed.ok) return changed
    now = changed.value
  }
  return succeed(now)
}

function changeItem(
  before: Applying,
  change: Of<'update_items'>['changes']['items'][number],
): Applied {
  const { state, now } = before
  const { itemId, title, duration, remove } = change
  const edited =
    remove === true
      ? removeSession(state, itemId, now)
      : changeSession(
          state,
          {
            task: itemId,
            ...(title === undefined ? {} : { title }),
            ...(duration === undefined ? {} : { periods: duration }),
          },
          now,
        )
  if (edited.ok) {
    const released =
      remove === true ? before.released.filter((id) => id !== itemId) : before.released
    return succeed({ ...before, state: edited.value.state, released })
  }
  const problem = edited.failure
  if (problem.kind === 'no-change') return succeed(before)
  const item = findTask(state, itemId)
  const isPlaced = item?.place != null && checkFreedom(item, now) === null
  const freed = problem.kind === 'refused' && isPlaced ? release(before, [itemId]) : null
  return freed === null ? fail({ kind: 'work', problem, state }) : changeItem(freed, change)
}

function updateProfile(before: Applying, { changes }: Of<'update_profile'>): Applied {
  const { standing } = before
  const { course } = changes
  const portrait = changes.portrait.trim()
  const isThere = standing.courses.some(
    (each) => each.course === course && each.portrait === portrait,
  )
  if (isThere) return succeed(before)
  const change = changePortraits(standing, [{ course, portrait }])
  if (change === null) return fail({ kind: 'portrait-too-long' })
  return succeed({ ...before, standing: walkProfile(standing, 'redo', change) })
}

function updateCalendar(before: Applying, operation: Of<'update_calendar'>): Applied {
  const { state, now, ids } = before
  const { eventId, title, course, kind, day, slotStart, slotEnd } = operation.changes
  const { days, periods } = state.window
  if (day > days.length || slotEnd > periods.length || slotStart > slotEnd)
    return fail({ kind: 'outside-term' })
  const place = placeAt(day, slotStart, slotEnd - slotStart + 1)
  const old = eventId === null ? undefined : findEvent(state, eventId)
  if (eventId !== null && old === undefined) return fail({ kind: 'no-event' })
  if (old !== undefined && (checkFreedom(old, now) !== null || old.guestIds.length > 0))
    return fail({ kind: 'fixed-event', title: old.title })
  if (hasBegun({ place }, now)) return fail({ kind: 'begun' })
  const event: EventTask =
    old === undefined
      ? {
          kind: 'event',
          id: ids.task,
          series: ids.series,
          title,
          course,
          eventKind: kind,
          location: '',
          place,
          clock: null,
          locked: false,
          hosts: false,
          guestIds: [],
        }
      : { ...old, title, course, place, clock: null }
  const change = old === undefined ? { added: [event] } : { changed: [{ from: old, to: event }] }
  const applied = applyEvents(
    state,
    { removed: [], changed: [], added: [], freedDays: new Set(), ...change },
    now,
  )
  if (!applied.ok) {
    const { failure } = applied
    const id = failure.kind === 'held-guest' ? failure.guest.id : failure.task
    return fail({ kind: 'taken', taskIds: [id], state })
  }
  // Events too: two exams at once are a mistake that someone has to see.
  const taken = applied.value.leftOut.map(({ occupant }) => occupant.id)
  if (taken.length > 0) return fail({ kind: 'taken', taskIds: taken, state })
  const studies = applied.value.displaced.map(({ id }) => id)
  if (studies.length > 0) {
    const freed = release(before, studies)
    if (freed === null) return fail({ kind: 'taken', taskIds: studies, state })
    return updateCalendar(freed, operation)
  }
  const after = applyDiff(state, applied.value.diff)
  if (!after.ok) throw new Error('the change does not start from the present')
  const isNew = old === undefined
  return succeed({
    ...before,
    state: after.value,
    ids: isNew ? { ...ids, task: ids.task + 1, series: ids.series + 1 } : ids,
  })
}

/** The body of work that an operation is about; null for one that is not there. */
export function classOf(
  { state, madeClass }: Applying,
  { taskId }: Pick<ExecutionOperation, 'taskId'>,
): number | null {
  const id = taskId ?? madeClass
  return id !== null && findTaskClass(state, id) !== undefined ? id : null
}
