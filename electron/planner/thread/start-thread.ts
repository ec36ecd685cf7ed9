// The one door to threads: starts the planning thread, from its source or from what the build has made of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** From out/main, as scripts/build.ts lays it. */
const builtThread = '../thread/plan-thread.cjs'

/** Throws, or the worker emits an error, where it can't be started. */
export function startThread(): Worker {
  const here = import.meta.dirname
  const options = { execArgv: [] }
  // The built thread is handed over as text: whether a worker can open files inside an app's archive does not matter.
  return import.meta.filename.endsWith('.ts')
    ? new Worker(join(here, 'plan-thread.ts'), options)
    : new Worker(readFileSync(join(here, builtThread), 'utf8'), { ...options, eval: true })
}
