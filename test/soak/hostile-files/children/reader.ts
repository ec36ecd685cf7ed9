// A job's process that does one job after the other, so that thousands of files need not wait for a new one each.
import { runJob } from '../../../../electron/programs/run-job.ts'
import type { JobQuestion } from '../../../../electron/worker/job.ts'
import type { WorkerMessage } from '../../../../electron/worker/ask-worker.ts'

const tell = (message: WorkerMessage) => process.send?.(message)

const report = (done: number, of: number) => tell({ kind: 'progress', progress: { done, of } })

process.on('message', ({ job }: JobQuestion) => {
  runJob(job, report, () => tell({ kind: 'begun' })).then(
    (answer) => tell({ kind: 'answer', answer }),
    () => tell({ kind: 'broken' }),
  )
})
process.once('disconnect', () => process.exit(0))
tell({ kind: 'ready' })
