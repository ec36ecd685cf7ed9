// The planning thread: one wish comes with its start, one plan goes back, and then it ends by itself.
import { parentPort, workerData } from 'node:worker_threads'
import { planTerm } from '../plan-term.ts'
import type { ThreadData, ThreadMessage } from './plan-messages.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plan-in-thread.ts starts it, with nothing else
const { wish, stop } = workerData as ThreadData
const { state, policy, budget, seed } = wish

const plan = planTerm(state, policy, budget, seed, {
  isTimeUp: () => Atomics.load(stop, 0) === 1,
  onProgress: (steps, total) => tell({ kind: 'progress', steps, total }),
})
tell({ kind: 'plan', plan })

function tell(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(message)
}
