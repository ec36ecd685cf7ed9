// The one door to processes: starts the one of a job, from its source or from what the build has made of it.
import { fork } from 'node:child_process'
import { childFile } from './child-file.ts'
import { heapMegabytes } from './job-messages.ts'
import { readProcessorTime } from './processor-time.ts'
import type { JobChild, JobWatch, StartChild } from './run-in-child.ts'

/** Windows needs its own folder to start anything; nothing else of the environment is a reader's business. */
const keptVariables = ['SystemRoot', 'TZ', 'LANG']

/** By Node itself; it may read files, and neither write any nor start others. */
export const forkChild: StartChild = (watch) => forkProgram(childFile, watch)

export function forkProgram(file: string, { onMessage, onEnd }: JobWatch): JobChild {
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--permission', '--allow-fs-read=*'],
    env: Object.fromEntries(
      keptVariables.flatMap((name) => {
        const value = process.env[name]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.on('message', onMessage)
  child.on('error', () => onEnd('broken'))
  child.on('exit', (_code, signal) => {
    process.removeListener('exit', kill)
    // V8 ends a process whose heap is full in this way.
    onEnd(signal === 'SIGABRT' ? 'out-of-memory' : 'broken')
  })
  return {
    send: (question) => void child.send(question, () => undefined),
    kill,
    readProcessorTime: () => readProcessorTime(child.pid),
  }
}
