// A job's process that does not do as it should: what it does is the name of the file that it is asked to read.
import type { WorkerMessage } from '../../../electron/worker/ask-worker.ts'
import type { Job } from '../../../electron/worker/job.ts'
import type { proposeImport } from '../../../electron/timetable/import/propose-import.ts'

const tell = (message: WorkerMessage) => process.send?.(message)

process.once('message', ({ job }: { job: Job<typeof proposeImport> }) => {
  const wish = job.input.fileName
  if (wish === 'crash') process.exit(7)
  if (wish === 'hang') {
    tell({ kind: 'begun' })
    for (;;);
  }
  if (wish === 'tell without end') {
    for (let done = 0; ; done += 1) {
      tell({ kind: 'progress', progress: { done: done % 4, of: 4 } })
      for (const until = performance.now() + 20; performance.now() < until;);
    }
  }
  tell({ kind: 'begun' })
  const kept: unknown[] = []
  const block = Array.from({ length: 1_000_000 }, () => 0.5)
  if (wish === 'fill the heap') for (;;) kept.push(block.slice())
})
tell({ kind: 'ready' })
