// Tells every window how far a search for a plan has come: not more often than a person could see a difference.
import { percentOf } from '../../shared/planner/plan-progress.ts'
import type { SessionContext } from './context.ts'

/** The `onProgress` of one search that may take `of` steps. */
export function tellProgress(
  { push }: Pick<SessionContext, 'push'>,
  of: number,
): (steps: number, best: number) => void {
  let told: number | null = null
  return (steps, best) => {
    const percent = percentOf({ steps, of })
    if (percent === told) return
    told = percent
    push({ kind: 'plan-progress', progress: { steps, of, best } })
  }
}
