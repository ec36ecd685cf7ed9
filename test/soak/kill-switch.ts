// Kills this process (SIGKILL) a while after a moment that it names, exact to some microseconds: a thread of its own waits.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Resolves when the thread is ready; the answer starts its clock. */
export async function armKill(afterMs: number): Promise<() => void> {
  const started = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL('children/killer.ts', import.meta.url), {
    workerData: { started, afterMs },
  })
  thread.unref()
  await once(thread, 'message')
  return () => {
    Atomics.store(started, 0, 1)
    Atomics.notify(started, 0)
  }
}
