// Resolves one act of the window to operations of a card, a question, or a sentence.
import { assertNever } from '../../../shared/assert-never.ts'
import { type Acting, type Resolved, type WindowAct, doing, editing, saying } from './acting.ts'
import { resolveDelete, resolveDrop, resolveFewer } from './resolve-ends.ts'
import { resolveDeleteAll, resolveExport, resolveImport } from './resolve-files.ts'
import { resolveHabit } from './resolve-habit.ts'
import { resolveLength } from './resolve-length.ts'
import { resolvePin } from './resolve-pins.ts'
import { resolveRename } from './resolve-rename.ts'
import { resolveReminder, resolveSetting } from './resolve-setting.ts'
import { actWords } from '../../../shared/i18n/core/acts.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { askUnknown, findWork, nameOfClass, operandsOf } from './find-work.ts'

export function resolveWindow(acting: Acting, act: WindowAct): Resolved {
  switch (act) {
    case 'pin':
    case 'unpin':
      return resolvePin(acting, act === 'pin')
    case 'rename':
      return resolveRename(acting)
    case 'delete_work':
      return resolveDelete(acting)
    case 'remove_sessions':
      return resolveFewer(acting)
    case 'drop_course':
      return resolveDrop(acting)
    case 'set_priority:high':
    case 'set_priority:low':
      return resolvePriority(acting, act === 'set_priority:high' ? 5 : 1)
    case 'set_length':
      return resolveLength(acting)
    case 'set_habit':
      return resolveHabit(acting)
    case 'set_setting':
      return resolveSetting(acting)
    case 'set_reminder':
      return resolveReminder(acting)
    case 'export':
      return resolveExport(acting)
    case 'import':
      return resolveImport(acting)
    case 'delete_all':
      return resolveDeleteAll(acting)
    default:
      return assertNever(act)
  }
}

function resolvePriority(acting: Acting, priority: TaskClass['priority']): Resolved {
  const { ground, language } = acting
  const { preview, cannot } = actWords[language]
  const found = operandsOf(acting).flatMap((operand) => {
    const work = findWork(operand, acting)
    if (work.kind === 'classes') return work.classes
    const ids = new Set(work.items.map(({ classId }) => classId))
    return ground.state.taskClasses.filter(({ id }) => ids.has(id))
  })
  if (found.length === 0) return askUnknown(acting)
  // "Up a notch" is one step from where it is.
  const isStep = oneStep.test(acting.read.clause.text)
  const step = priority > 3 ? 1 : -1
  const wantedOf = (taskClass: TaskClass) =>
    isStep ? (priorities.find((each) => each === taskClass.priority + step) ?? priority) : priority
  const changed = found.filter((taskClass) => taskClass.priority !== wantedOf(taskClass))
  if (changed.length === 0) return saying(cannot.isSo)
  return doing(
    ...changed.map((taskClass) => {
      const name = nameOfClass(taskClass, acting)
      const fields = { priority: wantedOf(taskClass) }
      return editing(
        [{ kind: 'class', classId: taskClass.id, fields, sessions: [] }],
        isStep ? preview.priorityStep(name, fields.priority) : preview.priority(name, priority > 3),
      )
    }),
  )
}

const priorities = [1, 2, 3, 4, 5] as const

const oneStep = /\b(?:a|one) (?:notch|level|step|bit)\b|一[档级格点]/
