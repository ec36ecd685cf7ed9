// Plans beside the thread that the window waits on.
import type { TermPlan } from '../plan-term.ts'
import { askInThread, type ThreadOptions } from './ask-in-thread.ts'
import type { PlanWish } from './questions.ts'

/** The plan that `planTerm` makes of the wish; null once the signal has stopped it. */
export async function planInThread(
  wish: PlanWish,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<TermPlan | null> {
  const answer = await askInThread({ kind: 'plan', wish }, signal, options)
  return answer?.kind === 'plan' ? answer.plan : null
}
