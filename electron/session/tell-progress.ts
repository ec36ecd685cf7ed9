// Tells every window how far a search for a plan has come: not more often than a person could see a difference.
import { percentOf, type PlanProgress } from '../../shared/planner/plan-progress.ts'
import type { SessionContext } from './context.ts'

/** The `onProgress` of the searches of one turn. */
export function tellProgress({
  push,
}: Pick<SessionContext, 'push'>): (progress: PlanProgress) => void {
  let told: number | null = null
  return (progress) => {
    const percent = percentOf(progress)
    if (percent === told) return
    told = percent
    push({ kind: 'plan-progress', progress })
  }
}
