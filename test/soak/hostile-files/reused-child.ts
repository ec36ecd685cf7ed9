// Starts jobs in one process that is used again, instead of one a job; whoever waits for the job notices no difference.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { heapMegabytes, readProcessorTime } from '../../../electron/worker/process.ts'
import type {
  WorkerMessage,
  WorkerWatch,
  StartWorker,
} from '../../../electron/worker/ask-worker.ts'

export type Reader = {
  start: StartWorker
  /** How the jobs ended since the last look: those that said nothing for too long, threw, or filled the heap. */
  takeEnds: () => ReaderEnd[]
  end: () => void
}

export type ReaderEnd = 'silent' | 'thrown' | 'out of memory'

export function openReader(): Reader {
  let child: ChildProcess | null = null
  let watch: WorkerWatch | null = null
  let ends: ReaderEnd[] = []
  const startProcess = () => {
    const started = fork(join(import.meta.dirname, 'children/reader.ts'), [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // What one says that was ended, and that it ends, is of no job that came after it.
    started.on('message', (message: WorkerMessage) => {
      if (child !== started) return
      if (message.kind === 'broken') ends.push('thrown')
      const told = watch
      if (isEnd(message)) watch = null
      told?.onMessage(message)
    })
    started.on('exit', (_code, signal) => {
      if (child !== started) return
      child = null
      if (watch === null) return
      ends.push(signal === 'SIGABRT' ? 'out of memory' : 'thrown')
      const told = watch
      watch = null
      told.onEnd(signal === 'SIGABRT' ? 'out-of-memory' : 'broken')
    })
    return started
  }
  const start: StartWorker = (newWatch) => {
    const isNew = child === null
    const used = (child ??= startProcess())
    watch = newWatch
    if (!isNew) queueMicrotask(() => newWatch.onMessage({ kind: 'ready' }))
    return {
      send: (question) => void used.send(question),
      end: () => {
        if (watch !== newWatch) return
        ends.push('silent')
        watch = null
        child = null
        used.kill('SIGKILL')
      },
      readProcessorTime: () => readProcessorTime(used.pid),
    }
  }
  return {
    start,
    takeEnds: () => {
      const taken = ends
      ends = []
      return taken
    },
    end: () => void child?.kill('SIGKILL'),
  }
}

function isEnd({ kind }: WorkerMessage): boolean {
  return kind === 'answer' || kind === 'broken' || kind === 'out-of-memory'
}
