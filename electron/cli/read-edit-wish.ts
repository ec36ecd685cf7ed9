// Reads the words after `move`, `unplace`, `swap`, `pin` and `unpin`.
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { HandEdit } from '../../shared/schedule/hand-edit.ts'
import { maxPeriods } from '../../shared/schedule/place.ts'
import { isoDateSchema } from '../../shared/schedule/term.ts'
import { commandUsages } from './command-shapes.ts'
import { usageProblem, type UsageCode, type UsageProblem } from './usage-problem.ts'

export type EditCommandName = 'move' | 'unplace' | 'swap' | 'pin' | 'unpin'

/** A date becomes a day only where the term is known. */
export type EditWish =
  | Exclude<HandEdit, { kind: 'put' }>
  | { kind: 'put-on-date'; task: number; date: string; start: number }

export function readEditWish(
  name: EditCommandName,
  [first = '', second = '', third = '']: string[],
): Result<EditWish, UsageProblem> {
  const refuse = (code: UsageCode, given: string) =>
    fail(usageProblem(code, { given, usage: commandUsages[name] }))
  const task = readNumber(first, 999_999_999)
  if (task === null) return refuse('bad-task', first)
  if (name === 'swap') {
    const taskB = readNumber(second, 999_999_999)
    return taskB === null
      ? refuse('bad-task', second)
      : succeed({ kind: 'swap', taskA: task, taskB })
  }
  if (name !== 'move') return succeed({ kind: name, task })
  if (!isoDateSchema.safeParse(second).success) return refuse('bad-date', second)
  const start = readNumber(third, maxPeriods)
  if (start === null) return refuse('bad-period', third)
  return succeed({ kind: 'put-on-date', task, date: second, start })
}

/** From 1, in plain digits. */
function readNumber(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}
