// Applies what a person else does by hand in the window: pins, the forms of “Courses”, preferences.
import { assertNever } from '../../assert-never.ts'
import { changePortraits, walkProfile } from '../../agent/profile-change.ts'
import type { WindowOperation } from '../../agent/document-operations.ts'
import { copyToCourse, findHabitProblem } from '../../planner/planning-preferences.ts'
import { withPreferences } from '../../preferences/preference-change.ts'
import { fail, succeed } from '../../result.ts'
import { applyHandEdit } from '../../schedule/hand-edit.ts'
import { applyWorkEdit, type WorkEdit } from '../../schedule/work/work-edit.ts'
import type { Applied, Applying } from './applying.ts'

type Of<Name extends WindowOperation['operation']> = Extract<WindowOperation, { operation: Name }>

/** What is so already is no problem: the others may still have something to do. */
export function applyWindowOperation(before: Applying, operation: WindowOperation): Applied {
  switch (operation.operation) {
    case 'pin_blocks':
      return pinBlocks(before, operation.changes)
    case 'edit_work':
      return inOrder(before, operation.changes.edits, editWork)
    case 'set_preferences':
      return setPreferences(before, operation.changes)
    default:
      return assertNever(operation)
  }
}

function inOrder<Change>(
  before: Applying,
  changes: readonly Change[],
  apply: (now: Applying, change: Change) => Applied,
): Applied {
  let now = before
  for (const change of changes) {
    const applied = apply(now, change)
    if (!applied.ok) return applied
    now = applied.value
  }
  return succeed(now)
}

function pinBlocks(before: Applying, { taskIds, isPinned }: Of<'pin_blocks'>['changes']): Applied {
  return inOrder(before, taskIds, (now, task) => {
    const edited = applyHandEdit(now.state, { kind: isPinned ? 'pin' : 'unpin', task }, now.now)
    if (edited.ok) return succeed({ ...now, state: edited.value.state })
    const refusal = edited.failure
    if (refusal.reason.kind === 'same-lock') return succeed(now)
    return fail({ kind: 'work', problem: { kind: 'refused', refusal }, state: now.state })
  })
}

function editWork(before: Applying, edit: WorkEdit): Applied {
  const { state, now, ids } = before
  const edited = applyWorkEdit(state, edit, now, ids)
  if (!edited.ok) {
    const problem = edited.failure
    return problem.kind === 'no-change' ? succeed(before) : fail({ kind: 'work', problem, state })
  }
  const isNew = edit.kind === 'class' && edit.classId === null
  const added = edit.kind === 'class' ? edit.sessions.length : 0
  const after = {
    ...before,
    state: edited.value.state,
    ids: { ...ids, task: ids.task + added, class: ids.class + (isNew ? 1 : 0) },
  }
  return succeed(edit.kind === 'rename-course' ? followCourse(after, edit) : after)
}

/** The old name keeps what was said of it, as after a rename by hand. What would become too long stays as it is. */
function followCourse(
  after: Applying,
  { course, name }: Extract<WorkEdit, { kind: 'rename-course' }>,
): Applying {
  const { preferences, standing } = after
  const { preferredParts } = preferences.planning
  const parts = copyToCourse(preferredParts, course, name)
  const portrait = standing.courses.find((each) => each.course === course)?.portrait ?? ''
  const told = portrait === '' ? null : changePortraits(standing, [{ course: name, portrait }])
  return {
    ...after,
    preferences:
      parts === null ? preferences : withPreferences(preferences, { preferredParts: parts }),
    standing: told === null ? standing : walkProfile(standing, 'redo', told),
  }
}

function setPreferences(before: Applying, wanted: Of<'set_preferences'>['changes']): Applied {
  const preferences = withPreferences(before.preferences, wanted)
  const problem = findHabitProblem(preferences.planning, before.state.window.periods.length)
  return problem === null ? succeed({ ...before, preferences }) : fail({ kind: 'habit', problem })
}
