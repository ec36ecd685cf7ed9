// Reads the words after `move`, `unplace`, `swap`, `pin` and `unpin`.
import { succeed, type Result } from '../../../shared/result.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { isoDateSchema } from '../../../shared/schedule/term.ts'
import { readCount } from './read-count.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

export type EditCommandName = 'move' | 'unplace' | 'swap' | 'pin' | 'unpin'

/** A date becomes a day only where the term is known. */
export type EditWish =
  | Exclude<HandEdit, { kind: 'put' }>
  | { kind: 'put-on-date'; task: number; date: string; start: number }

export function readEditWish(
  name: EditCommandName,
  [first = '', second = '', third = '']: string[],
): Result<EditWish, UsageProblem> {
  const task = readCount(first)
  if (task === null) return refuse('bad-task', first, name)
  if (name === 'swap') {
    const taskB = readCount(second)
    return taskB === null
      ? refuse('bad-task', second, name)
      : succeed({ kind: 'swap', taskA: task, taskB })
  }
  if (name !== 'move') return succeed({ kind: name, task })
  if (!isoDateSchema.safeParse(second).success) return refuse('bad-date', second, name)
  const start = readCount(third, maxPeriods)
  if (start === null) return refuse('bad-period', third, name)
  return succeed({ kind: 'put-on-date', task, date: second, start })
}
