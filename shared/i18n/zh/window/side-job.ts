// The line that shows how far a side job is.
import { sideJobNames } from '../../../words/side-job-names.ts'
import type * as en from '../../en/window/side-job.ts'

export const sideJob: typeof en.sideJob = {
  running: (job) => `${sideJobNames.zh[job]}……`,
  stop: '停止',
}
