// Plans beside the thread that the window waits on: a search takes long enough to be felt, and can be stopped.
import type { Worker } from 'node:worker_threads'
import { assertNever } from '../../../shared/assert-never.ts'
import { planTerm, type PlanWatch, type TermPlan } from '../plan-term.ts'
import type { PlanWish, ThreadData, ThreadMessage } from './plan-messages.ts'
import { startThread } from './start-thread.ts'

export type ThreadOptions = {
  onProgress?: PlanWatch['onProgress']
  /** In place of the product's own, for a test of what happens when it fails. */
  start?: (data: ThreadData) => Worker
}

type Outcome = { kind: 'plan'; plan: TermPlan } | { kind: 'stopped' } | { kind: 'broken' }

/**
 * The plan that `planTerm` makes of the wish; null once the signal has stopped it. Where no thread can be had the
 * same plan is made here, and then the signal counts before and after.
 */
export async function planInThread(
  wish: PlanWish,
  signal: AbortSignal,
  { onProgress, start = startThread }: ThreadOptions = {},
): Promise<TermPlan | null> {
  if (signal.aborted) return null
  const outcome = await askThread(wish, signal, onProgress, start)
  switch (outcome.kind) {
    case 'plan':
      return outcome.plan
    case 'stopped':
      return null
    case 'broken':
      return planHere(wish, signal, onProgress)
    default:
      return assertNever(outcome)
  }
}

function askThread(
  wish: PlanWish,
  signal: AbortSignal,
  onProgress: PlanWatch['onProgress'],
  start: (data: ThreadData) => Worker,
): Promise<Outcome> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      signal.removeEventListener('abort', onAbort)
      resolve(outcome)
    }
    let thread: Worker | null = null
    const onAbort = () => {
      // The thread ends at its next chunk; nobody has to wait for that.
      Atomics.store(stop, 0, 1)
      thread?.unref()
      end({ kind: 'stopped' })
    }
    const onMessage = (message: ThreadMessage) => {
      if (message.kind === 'plan') end(message)
      else if (!signal.aborted) onProgress?.(message.steps, message.total)
    }
    const onBroken = () => end({ kind: 'broken' })
    try {
      thread = start({ wish, stop })
      signal.addEventListener('abort', onAbort)
      thread.on('message', onMessage)
      thread.on('error', onBroken)
      thread.on('messageerror', onBroken)
      thread.on('exit', onBroken)
    } catch {
      onBroken()
    }
  })
}

function planHere(
  { state, policy, budget, seed }: PlanWish,
  signal: AbortSignal,
  onProgress: PlanWatch['onProgress'],
): TermPlan | null {
  if (signal.aborted) return null
  const plan = planTerm(state, policy, budget, seed, onProgress === undefined ? {} : { onProgress })
  return signal.aborted ? null : plan
}
