// Asks the planner beside the thread that the window waits on: its answer takes long enough to be felt, and can be stopped.
import type { Worker } from 'node:worker_threads'
import { assertNever } from '../../../shared/assert-never.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import { answerQuestion, type Answer, type Question } from './questions.ts'
import { restThread, takeThread } from './resting-thread.ts'
import type { ThreadMessage, ThreadQuestion } from './thread-messages.ts'

export type ThreadOptions = {
  onProgress?: PlanWatch['onProgress']
  /** In place of the product's own, for a test of what happens when it fails. */
  start?: () => Worker
}

type Outcome<Told> = { kind: 'answer'; answer: Told } | { kind: 'stopped' } | { kind: 'broken' }

/** What `answerQuestion` answers, as `workInThread` says. */
export async function askInThread(
  question: Question,
  signal: AbortSignal,
  options: ThreadOptions = {},
): Promise<Answer | null> {
  return workInThread(question, answerQuestion, signal, options)
}

/**
 * What `workHere` makes of the question, which is what the thread makes of it; null once the signal has stopped it.
 * Where no thread can be had the same is worked out here, and then the signal counts before and after.
 */
export async function workInThread<Asked extends ThreadQuestion['question'], Told>(
  question: Asked,
  workHere: (question: Asked, watch: PlanWatch) => Told,
  signal: AbortSignal,
  { onProgress, start }: ThreadOptions = {},
): Promise<Told | null> {
  if (signal.aborted) return null
  const outcome = await askThread<Told>(question, signal, onProgress, start)
  switch (outcome.kind) {
    case 'answer':
      return outcome.answer
    case 'stopped':
      return null
    case 'broken': {
      if (signal.aborted) return null
      const answer = workHere(question, onProgress === undefined ? {} : { onProgress })
      return signal.aborted ? null : answer
    }
    default:
      return assertNever(outcome)
  }
}

function askThread<Told>(
  question: ThreadQuestion['question'],
  signal: AbortSignal,
  onProgress: PlanWatch['onProgress'],
  start: ThreadOptions['start'],
): Promise<Outcome<Told>> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return new Promise((resolve) => {
    let thread: Worker | null = null
    const onAbort = () => {
      // The thread stops at its next chunk, or comes to its answer; nobody has to wait for that.
      Atomics.store(stop, 0, 1)
      thread?.unref()
      resolve({ kind: 'stopped' })
    }
    const onMessage = (message: ThreadMessage<Told>) => {
      if (message.kind === 'progress') {
        if (!signal.aborted) onProgress?.(message.progress)
        return
      }
      leave()
      if (thread !== null) restThread(thread)
      resolve(message)
    }
    const onBroken = () => {
      leave()
      resolve({ kind: 'broken' })
    }
    const leave = () => {
      signal.removeEventListener('abort', onAbort)
      thread?.off('message', onMessage).off('error', onBroken)
      thread?.off('messageerror', onBroken).off('exit', onBroken)
    }
    try {
      thread = takeThread(start)
      signal.addEventListener('abort', onAbort)
      thread.on('message', onMessage).on('error', onBroken)
      thread.on('messageerror', onBroken).on('exit', onBroken)
      const asked: ThreadQuestion = { question, stop }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      thread.postMessage(asked)
    } catch {
      onBroken()
    }
  })
}
