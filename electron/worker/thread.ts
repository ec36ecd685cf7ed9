// Runs work in a thread beside the one that the window waits on, and here where none can be had.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { PlanProgress } from '../../shared/planner/plan-progress.ts'
import { askWorker, type StartWorker, type WorkerMessage } from './ask-worker.ts'

/** From out/main, as scripts/build.ts lays it. */
const builtThread = '../thread/plan-thread.cjs'

/** What a thread is asked; one question at a time. */
export type ThreadQuestion<Question> = {
  question: Question
  /** One number in shared memory; 1 asks the search to stop at its next chunk. */
  stop: Int32Array<SharedArrayBuffer>
}

export type ThreadOptions = {
  onProgress?: ((progress: PlanProgress) => void) | undefined
  /** In place of the product's own, for a test of what happens when it fails. */
  start?: () => Worker
}

/**
 * What `workHere` makes of the question, which is what the thread makes of it; null once the signal has stopped it.
 * Where no thread can be had the same is worked out here, and then the signal counts before and after.
 */
export async function workInThread<Question extends object, Answer>(
  question: Question,
  workHere: (
    question: Question,
    watch: { onProgress?: (progress: PlanProgress) => void },
  ) => Answer | Promise<Answer>,
  signal: AbortSignal,
  { onProgress, start }: ThreadOptions = {},
): Promise<Answer | null> {
  const options = { signal, onProgress }
  const outcome = await askWorker<Answer, PlanProgress>(restingThread(start), question, options)
  if (outcome.ok) return outcome.value
  if (outcome.failure === 'stopped' || signal.aborted) return null
  const answer = await workHere(question, onProgress === undefined ? {} : { onProgress })
  return signal.aborted ? null : answer
}

/** Throws, or the worker emits an error, where it can't be started. */
export function startThread(): Worker {
  const here = import.meta.dirname
  const options = { execArgv: [] }
  if (import.meta.filename.endsWith('.ts'))
    return new Worker(join(here, '../programs/plan-thread.ts'), options)
  const file = join(here, builtThread)
  // Whether a worker can open files inside an app's archive does not matter: there it is handed its program as text.
  return process.versions['electron'] === undefined
    ? new Worker(file, options)
    : new Worker(readFileSync(file, 'utf8'), { ...options, eval: true })
}

/** A thread that answers what it was given at its start, and is ended when nobody waits for that. */
export function oneAnswerThread(
  program: string,
  workerData: WorkerOptions['workerData'],
): StartWorker {
  return ({ onMessage, onEnd }) => {
    const thread = new Worker(program, { workerData, execArgv: [] })
    const onBroken = () => onEnd('broken')
    // A thread that the system ends says nothing else.
    thread.on('message', onMessage).once('exit', onBroken).once('error', onBroken)
    return { send: () => undefined, end: () => void thread.off('exit', onBroken).terminate() }
  }
}

/** The planning thread, which is kept for the next question: loading the planner takes longer than most answers. */
function restingThread(start: ThreadOptions['start']): StartWorker {
  return ({ onMessage, onEnd }) => {
    const thread = takeThread(start)
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    let isAtWork = true
    const listen = (message: WorkerMessage) => {
      if (message.kind === 'answer') {
        leave()
        restThread(thread)
      }
      onMessage(message)
    }
    const onBroken = () => {
      leave()
      onEnd('broken')
    }
    const leave = () => {
      isAtWork = false
      thread.off('message', listen).off('error', onBroken)
      thread.off('messageerror', onBroken).off('exit', onBroken)
    }
    thread.on('message', listen).on('error', onBroken)
    thread.on('messageerror', onBroken).on('exit', onBroken)
    return {
      isReady: true,
      send: (question) => {
        const asked: ThreadQuestion<object> = { question, stop }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
        thread.postMessage(asked)
      },
      end: () => {
        if (!isAtWork) return
        // The thread stops at its next chunk, or comes to its answer; nobody has to wait for that.
        Atomics.store(stop, 0, 1)
        thread.unref()
      },
    }
  }
}

/** At most one, and only one that has nothing to do; it does not keep the process alive. */
let resting: Worker | null = null

/** One that nobody else uses. Throws where none can be had. */
function takeThread(start: () => Worker = startThread): Worker {
  // Who brings a thread of his own wants that one.
  if (resting === null || start !== startThread) return watched(start())
  const thread = resting
  resting = null
  thread.ref()
  return thread
}

/** For a thread that has given its answer. */
function restThread(thread: Worker): void {
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
