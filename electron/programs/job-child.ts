// The process of one job: takes it, says how far it is, answers, and ends. It holds nothing and writes nothing.
import type { JobQuestion } from '../worker/job.ts'
import { runJob } from './run-job.ts'
import type { WorkerMessage } from '../worker/ask-worker.ts'
import { heapMegabytes } from '../worker/process.ts'

/** Milliseconds between two signs of life, at the least. */
const signGap = 100

/** Electron's port in the desktop, else Node's own channel. */
const port = process.versions['electron'] === undefined ? null : process.parentPort
const parent = process.ppid
let signed = 0

if (port === null) {
  process.once('message', (question: JobQuestion) => void answer(question))
  // Nobody waits any more.
  process.once('disconnect', () => process.exit(0))
} else {
  port.once('message', ({ data }: { data: JobQuestion }) => void answer(data))
}
// Ctrl-C in a terminal reaches every process there; whoever waits for this one stops it.
process.on('SIGINT', () => undefined)
tell({ kind: 'ready' })

async function answer({ job }: JobQuestion): Promise<void> {
  try {
    tell({ kind: 'answer', answer: await runJob(job, report, () => tell({ kind: 'begun' })) })
  } catch {
    tell({ kind: 'broken' })
  }
}

function report(done: number, of: number): void {
  const now = performance.now()
  if (now - signed < signGap) return
  signed = now
  // In a loop that never waits, this is how the end of the parent shows.
  if (port === null && process.ppid !== parent) process.exit(0)
  if (process.memoryUsage().heapUsed > heapMegabytes * 1_048_576) {
    tell({ kind: 'out-of-memory' })
    process.exit(1)
  }
  tell({ kind: 'progress', progress: { done, of } })
}

function tell(message: WorkerMessage): void {
  if (port === null) process.send?.(message)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
  else port.postMessage(message)
}
