// Keeps what was excepted out of whatever would be written or asked (M3).
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { ask } from '../say/say-or-ask.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { Intent, Question, Write } from './intent.ts'

export function isExcepted({ id, classId }: ItemTask, without: readonly NameOwner[]): boolean {
  return without.some((owner) => owner.id === (owner.kind === 'item' ? id : classId))
}

export function leaveOut(intent: Intent, without: readonly NameOwner[], ground: Ground): Intent {
  if (without.length === 0) return intent
  const isKept = (id: number) => {
    const task = findTask(ground.state, id)
    return task?.kind !== 'item' || !isExcepted(task, without)
  }
  if (intent.kind === 'ask') return ask(askOf(intent.question, isKept))
  if (intent.kind !== 'writes') return intent
  const writes = intent.writes.flatMap((write) => writesOf(write, isKept))
  return writes.length === 0 ? ask({ kind: 'what-to-move' }) : { ...intent, writes }
}

type IsKept = (id: number) => boolean

function askOf(question: Question, isKept: IsKept): Question {
  switch (question.kind) {
    case 'which-task':
      return { ...question, candidates: question.candidates.filter(isKept) }
    case 'where-to-all':
      return { ...question, taskIds: question.taskIds.filter(isKept) }
    case 'apply-limit':
      return { ...question, placed: question.placed.filter(isKept) }
    case 'really': {
      const writes = question.writes.flatMap((write) => writesOf(write, isKept))
      return writes.length === 0 ? { kind: 'what-to-move' } : { ...question, writes }
    }
    default:
      return question
  }
}

/** A change of several that can't be made without what is excepted is not made. */
function writesOf(write: Write, isKept: IsKept): Write[] {
  switch (write.kind) {
    case 'put':
    case 'mark':
      return isKept(write.taskId) ? [write] : []
    case 'swap':
      return isKept(write.taskA) && isKept(write.taskB) ? [write] : []
    case 'delay':
      return []
    case 'unplace':
    case 'relocate':
    case 'replan': {
      const taskIds = write.taskIds.filter(isKept)
      return taskIds.length === 0 && write.taskIds.length > 0 ? [] : [{ ...write, taskIds }]
    }
    default:
      return [write]
  }
}
