// Keeps the thread that has answered for the next question: loading the planner takes longer than most answers.
import type { Worker } from 'node:worker_threads'
import { startThread } from './start-thread.ts'

/** At most one, and only one that has nothing to do; it does not keep the process alive. */
let resting: Worker | null = null

/** One that nobody else uses. Throws where none can be had. */
export function takeThread(start: () => Worker = startThread): Worker {
  // Who brings a thread of his own wants that one.
  if (resting === null || start !== startThread) return watched(start())
  const thread = resting
  resting = null
  thread.ref()
  return thread
}

/** For a thread that has given its answer. */
export function restThread(thread: Worker): void {
  thread.unref()
  if (resting === null) resting = thread
  else void thread.terminate()
}

/** Before the process ends, or where nobody will ask again. */
export async function endRestingThread(): Promise<void> {
  const thread = resting
  resting = null
  await thread?.terminate()
}

/** A thread that breaks while nobody listens must not bring the process down. */
function watched(thread: Worker): Worker {
  const forget = () => {
    if (resting === thread) resting = null
  }
  thread.on('error', forget)
  thread.on('exit', forget)
  return thread
}
