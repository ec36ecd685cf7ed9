// A job's process that does one job after the other, so that thousands of files need not wait for a new one each.
import { runJob } from '../../../../electron/exchange/process/exchange-job.ts'
import type { JobMessage, JobQuestion } from '../../../../electron/exchange/process/job-messages.ts'

const tell = (message: JobMessage) => process.send?.(message)

const report = (done: number, of: number) => tell({ kind: 'progress', done, of })

process.on('message', ({ job }: JobQuestion) => {
  runJob(job, report, () => tell({ kind: 'begun' })).then(
    (answer) => tell({ kind: 'answer', answer }),
    () => tell({ kind: 'broken' }),
  )
})
process.once('disconnect', () => process.exit(0))
tell({ kind: 'ready' })
