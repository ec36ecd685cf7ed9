// The tasks that the operands of a draft name, or the one question that stands in the way of knowing them.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Ground } from '../ground.ts'
import type { Intent } from './intent.ts'
import { itemsTold } from './recall-told.ts'
import { resolveOperand, type ResolvedTask } from './resolve-task.ts'
import type { TaskUse } from './choose-rank.ts'
import { ask, say } from '../say/say-or-ask.ts'
import type { Operand } from '../words/task-words.ts'

type Gathered = { kind: 'tasks'; ids: number[] } | Extract<Intent, { kind: 'ask' | 'say' }>

/** All tasks of the operands, or the question that the first unclear one raises. */
export function gather(operands: Operand[], use: TaskUse, ground: Ground): Gathered {
  const all: number[] = []
  for (const operand of operands) {
    const found = justTold(resolveOperand(operand, use, ground), ground)
    const settled = settle(found, use, operand.dates ?? [])
    if (settled.kind !== 'tasks') return settled
    all.push(...settled.ids)
  }
  return { kind: 'tasks', ids: [...new Set(all)] }
}

/** "The vocab one", right after a list with one of them. */
function justTold(found: ResolvedTask, { recent, state }: Ground): ResolvedTask {
  if (found.kind !== 'several') return found
  const told = itemsTold({ recent: recent.slice(-lastTexts), state })
  const [only, ...more] = told.filter(({ id }) => found.candidates.includes(id))
  return only === undefined || more.length > 0 ? found : { kind: 'tasks', ids: [only.id] }
}

/** The person's words and our answer. */
const lastTexts = 2

function settle(found: ResolvedTask, use: TaskUse, dates: string[]): Gathered {
  switch (found.kind) {
    case 'tasks':
      return found
    case 'several':
      return ask({ kind: 'which-task', candidates: found.candidates })
    case 'missing':
      return ask({ kind: 'what-to-move' })
    case 'unknown':
      return ask({ kind: 'no-such-task' })
    case 'nothing-there':
      return say({ kind: 'nothing-there', dates })
    case 'fixed':
      return say({ kind: 'fixed-event', taskId: found.id })
    case 'not-placed':
      if (use === 'unplace' || use === 'swap') return say({ kind: 'no-placed', taskIds: found.ids })
      return found.ids.length === 1
        ? { kind: 'tasks', ids: found.ids }
        : ask({ kind: 'which-task', candidates: found.ids })
    default:
      return assertNever(found)
  }
}
