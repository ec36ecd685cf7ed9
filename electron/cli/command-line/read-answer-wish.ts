// The words and flags after `answer`: the verdict on a card, and which of its changes it is for.
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from './flags.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

export type AnswerWish = {
  card: string
  verdict: 'accept' | 'reject'
  note: string
  always: boolean
  /** The tasks whose changes are accepted; null is all of them. */
  only: number[] | null
}

export function readAnswerWish(
  { note = '', always = false, only }: Flags,
  [card = '', verdict]: readonly string[],
): Result<AnswerWish, UsageProblem> {
  if (verdict !== 'accept' && verdict !== 'reject') return refuse('bad-verdict', verdict, 'answer')
  if (only === undefined) return succeed({ card, verdict, note, always, only: null })
  if (verdict === 'reject') return refuse('only-with-accept', '', 'answer')
  if (always) return refuse('only-or-always', '', 'answer')
  const tasks = only.split(',').map((each) => each.trim())
  return tasks.every((each) => /^[1-9]\d{0,8}$/.test(each))
    ? succeed({ card, verdict, note, always, only: [...new Set(tasks.map(Number))] })
    : refuse('bad-only', only, 'answer')
}
