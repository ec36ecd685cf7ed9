// A job's process that does not do as it should: what it does is the name of the file that it is asked to read.
import type { WorkerMessage } from '../../../electron/worker/ask-worker.ts'
import type { JobQuestion } from '../../../electron/exchange/jobs/exchange-job.ts'

const tell = (message: WorkerMessage) => process.send?.(message)

process.once('message', ({ job }: JobQuestion) => {
  const wish = 'fileName' in job.input ? job.input.fileName : ''
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
