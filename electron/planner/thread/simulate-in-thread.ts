// Simulates beside the thread that the window waits on.
import type { SimulationFacts } from '../../../shared/planner/simulation.ts'
import type { SimulateWish } from '../simulate/simulate-plan.ts'
import { askInThread, type ThreadOptions } from './ask-in-thread.ts'

/** What `simulatePlan` makes of the wish; null once the signal has stopped it. */
export async function simulateInThread(
  wish: SimulateWish,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<SimulationFacts | null> {
  const answer = await askInThread({ kind: 'simulate', wish }, signal, options)
  return answer?.kind === 'simulate' ? answer.facts : null
}
