// Resolves what counts more and what less: the priority of the bodies of work that are named.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { doing, editing, saying, type Acting, type Resolved } from './acting.ts'
import { askUnknown, findWork, nameOfClass, operandsOf } from './find-work.ts'

export function resolvePriority(acting: Acting, priority: TaskClass['priority']): Resolved {
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
