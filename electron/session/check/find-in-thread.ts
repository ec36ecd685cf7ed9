// Looks at a whole data file beside the thread that the window waits on.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findDamageOf } from '../../../db/file/find-damage.ts'

/** From out/main and out/serve, as scripts/build.ts lays it. */
const builtThread = '../check/check-thread.js'

/** What `findDamageOf` says; null once the signal has stopped it. Where the thread does not answer it is done here. */
export function findDamageInThread(
  file: string,
  signal: AbortSignal,
  program = threadProgram(),
): Promise<string[] | null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null)
    let thread: Worker | null = null
    const onAbort = () => {
      thread?.off('exit', onBroken)
      void thread?.terminate()
      resolve(null)
    }
    const onBroken = () => {
      thread?.off('exit', onBroken)
      signal.removeEventListener('abort', onAbort)
      // oxlint-disable-next-line promise/no-multiple-resolved -- who has answered first counts
      resolve(new Promise((done) => done(signal.aborted ? null : findDamageOf(file))))
    }
    try {
      thread = new Worker(program, { workerData: file, execArgv: [] })
      signal.addEventListener('abort', onAbort)
      // A thread that the system ends says nothing else.
      thread.once('exit', onBroken)
      thread.once('error', onBroken)
      thread.once('message', (damage: string[]) => {
        thread?.off('exit', onBroken)
        signal.removeEventListener('abort', onAbort)
        resolve(damage)
      })
    } catch {
      onBroken()
    }
  })
}

function threadProgram(): string {
  const isSource = import.meta.filename.endsWith('.ts')
  return join(import.meta.dirname, isSource ? 'check-thread.ts' : builtThread)
}
