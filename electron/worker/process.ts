// Starts the process of a job, from its source or from what the build has made of it.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedWorker, StartWorker, WorkerLimits, WorkerWatch } from './ask-worker.ts'

/** From out/main and out/serve, as scripts/build.ts lays it. */
const builtChild = '../exchange/job-child.js'

export const childFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../programs/job-child.ts' : builtChild,
)

/** Heap that a job may fill, in megabytes. */
export const heapMegabytes = 512

export const usualLimits: WorkerLimits = { start: 30_000, silence: 3_000, total: 120_000 }

/** Windows needs its own folder to start anything; nothing else of the environment is a reader's business. */
const keptVariables = ['SystemRoot', 'TZ', 'LANG']

/** By Node itself; it may read files, and neither write any nor start others. */
export const forkChild: StartWorker = (watch) => forkProgram(childFile, watch)

export function forkProgram(file: string, { onMessage, onEnd }: WorkerWatch): StartedWorker {
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
  const kill = () => void child.kill('SIGKILL')
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
    end: kill,
    readProcessorTime: () => readProcessorTime(child.pid),
  }
}

/** Linux tells it, in hundredths of a second: the 14th and 15th field, counted from behind the name. */
export function readProcessorTime(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
    const ticks = Number(fields?.[11]) + Number(fields?.[12])
    return Number.isFinite(ticks) ? ticks * 10 : null
  } catch {
    return null
  }
}
